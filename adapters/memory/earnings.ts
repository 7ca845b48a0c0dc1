/** The days of issuers' results, derived from filings and statements. */
import {
  type EarningsDate,
  earningsDates,
  type EarningsFiling,
  earningsFilingOf,
  filedPeriods,
  sessionMover,
  statedFilingOf
} from "../../core/ports.ts"
import { derived, grouped, type MemoryTables, sourceIn } from "./MemoryTables.ts"

/** Of all issuers that have a security. */
export const earningsIn = (
  tables: MemoryTables
): (() => ReadonlyArray<EarningsDate & { readonly issuer_id: number }>) => {
  const { records } = tables
  const filed = grouped(tables, "disclosure", ({ issuer_id }) => issuer_id)
  const stated = grouped(tables, "statement", ({ issuer_id }) => issuer_id)
  return derived(tables, () => {
    const securities = Map.groupBy(
      [...records.company.values()].toSorted((a, b) => a.company_id - b.company_id),
      ({ issuer_id }) => issuer_id
    )
    return [...securities].flatMap(([issuer_id, own]) => {
      const filings = [
        ...filed(issuer_id).map((filing) =>
          earningsFilingOf({ ...filing, source: sourceIn(tables, filing) })
        ),
        ...filedPeriods(stated(issuer_id)).map(statedFilingOf)
      ].filter((filing): filing is EarningsFiling => filing !== null)
      const listed = own.find((company) => company.listed !== false)
      const exchange = records.exchange.get((listed ?? own[0])?.exchange ?? "")
      const place = { isListed: listed !== undefined, toSession: sessionMover(exchange?.mic_code ?? "") }
      return earningsDates(filings, place).map((date) => ({ ...date, issuer_id }))
    })
  })
}
