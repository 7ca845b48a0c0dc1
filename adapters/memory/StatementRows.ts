/** `StatementRows` over plain maps: an issuer's rows are derived when they are read first after a write. */
import { Effect, Layer } from "effect"
import {
  asOfNow,
  type DerivedRows,
  firstSecurity,
  type StatementRow,
  StatementRows,
  splitsAmong,
  statementRowsOf
} from "../../core/ports.ts"
import { derived, grouped, type MemoryTables } from "./MemoryTables.ts"

export const layer = (tables: MemoryTables): Layer.Layer<StatementRows> => {
  const filed = grouped(tables, "statement", ({ issuer_id }) => issuer_id)
  const securities = grouped(tables, "company", ({ issuer_id }) => issuer_id)
  const actions = grouped(tables, "corporate_action", ({ company_id }) => company_id)
  const issuers = derived(tables, () =>
    [...new Set([...tables.records.statement.values()].map(({ issuer_id }) => issuer_id))].toSorted(
      (a, b) => a - b
    )
  )
  const known = derived(tables, () => new Map<number, ReadonlyArray<DerivedRows>>())

  const rowsOf = (issuer_id: number): ReadonlyArray<DerivedRows> => {
    const security = firstSecurity(securities(issuer_id))
    const splits = splitsAmong(security === undefined ? [] : actions(security.company_id))
    const rows = known().get(issuer_id) ?? statementRowsOf(issuer_id, filed(issuer_id), splits)
    known().set(issuer_id, rows)
    return rows
  }

  const over = (...[window, basis, first, last]: Parameters<StatementRows["Service"]["over"]>) => {
    const [from, to] = [first ?? asOfNow, last ?? asOfNow]
    const some =
      "issuer_ids" in window
        ? issuers().filter((id) => window.issuer_ids.includes(id))
        : issuers().filter((id) => id > window.after && id <= window.upTo)
    return some.flatMap((id): ReadonlyArray<StatementRow> => {
      const own = rowsOf(id).find((rows) => rows.basis === "both" || rows.basis === basis)?.rows ?? []
      const begun = own.findLastIndex(({ known_from }) => known_from <= from)
      return own.slice(Math.max(0, begun)).filter(({ known_from }) => known_from <= to)
    })
  }

  return Layer.succeed(
    StatementRows,
    StatementRows.of({
      state: Effect.succeed({ waiting: null, isOthers: false }),
      over: (...args) => Effect.sync(() => over(...args)),
      overBoth: (window, first, last) =>
        Effect.sync(() => ({
          filed: over(window, "filed", first, last),
          priced: over(window, "priced", first, last)
        }))
    })
  )
}
