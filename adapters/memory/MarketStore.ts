/** `MarketStore` over plain maps. */
import { Effect, Layer } from "effect"
import { type Market } from "../../core/mod.ts"
import { noLines } from "../../core/financials/mod.ts"
import {
  type CompanyRecord,
  MarketSecurity,
  MarketStore,
  type MarketWindow,
  membersOf,
  quoteUnitsOf,
  withListed
} from "../../core/ports.ts"
import { changesShares, meanVolume, volumeDays } from "../../core/prices/mod.ts"
import type { Bars } from "./Bars.ts"
import { derived, grouped, type MemoryTables } from "./MemoryTables.ts"

const isIn =
  ({ currency, sector }: Market) =>
  (company: CompanyRecord): boolean =>
    company.currency !== null &&
    quoteUnitsOf(currency).includes(company.currency) &&
    (sector === null || company.sector?.toLowerCase() === sector.toLowerCase())

const marketSecurity = membersOf(MarketSecurity)

export const layer = (tables: MemoryTables, bars: Bars): Layer.Layer<MarketStore> => {
  const { action_coverage, company } = tables.records
  const byId = derived(tables, () => [...company.values()].toSorted((a, b) => a.company_id - b.company_id))
  const actionsOf = grouped(tables, "corporate_action", ({ company_id }) => company_id)
  const countsOf = grouped(tables, "share_count", ({ issuer_id }) => issuer_id)

  const filedBy = grouped(tables, "statement", ({ issuer_id }) => issuer_id)

  /** Ascending. */
  const issuersOf = (market: Market, after: number): ReadonlyArray<number> => {
    const issuers = byId()
      .filter(isIn(market))
      .map(({ issuer_id }) => issuer_id)
    return [...new Set(issuers)].filter((id) => id > after).toSorted((a, b) => a - b)
  }
  const issuersIn = (window: MarketWindow): ReadonlySet<number> =>
    new Set(
      "issuer_ids" in window
        ? window.issuer_ids
        : issuersOf(window, window.after).filter((id) => id <= window.upTo)
    )
  const companiesOf = (window: MarketWindow): ReadonlyArray<CompanyRecord> => {
    const issuers = issuersIn(window)
    return byId().filter(({ issuer_id }) => issuers.has(issuer_id))
  }
  const securityOf = (record: CompanyRecord): MarketSecurity =>
    marketSecurity({
      ...withListed(record),
      actions_known_to: action_coverage.get(String(record.company_id))?.known_to ?? null
    })

  return Layer.succeed(
    MarketStore,
    MarketStore.of({
      quoteUnits: Effect.sync(() => [
        ...new Set([...company.values()].flatMap(({ currency }) => currency ?? []))
      ]),
      window: (market, after, size) =>
        Effect.sync(() => {
          const upTo = issuersOf(market, after).slice(0, size).at(-1)
          return upTo === undefined ? null : { ...market, after, upTo }
        }),
      securities: (window) => Effect.sync(() => companiesOf(window).map(securityOf)),
      closes: (window, day) =>
        Effect.sync(() =>
          companiesOf(window).flatMap(({ company_id }) => {
            const bar = bars.onOrBefore(company_id, day)
            return bar === undefined ? [] : [{ company_id, date: bar.date, close: bar.close }]
          })
        ),
      volumes: (window, day) =>
        Effect.sync(() => {
          const securities = companiesOf(window)
          const ofIssuer = Map.groupBy(securities, ({ issuer_id }) => issuer_id)
          return securities.flatMap(({ company_id, issuer_id }) => {
            const last = bars.within(company_id, { from: null, to: day }).slice(-volumeDays)
            const mean_volume = (ofIssuer.get(issuer_id) ?? []).length > 1 ? meanVolume(last) : null
            return mean_volume === null ? [] : [{ company_id, mean_volume }]
          })
        }),
      actions: (window, since) =>
        Effect.sync(() =>
          companiesOf(window)
            .flatMap(({ company_id }) => actionsOf(company_id))
            .filter(({ effective_date, type }) => changesShares(type) || effective_date >= since)
            .map(({ company_id, currency, effective_date, type, value }) => ({
              company_id,
              effective_date,
              type,
              value,
              currency
            }))
        ),
      counts: (window) => Effect.sync(() => [...issuersIn(window)].flatMap(countsOf)),
      statements: (window, { filedBy: day, lines, since }) =>
        Effect.sync(() =>
          [...issuersIn(window)]
            .flatMap(filedBy)
            .filter(
              ({ filed_at, fiscal_date }) =>
                fiscal_date >= since && (day === null || filed_at === null || filed_at <= day)
            )
            .map((filed) => ({
              ...filed,
              ...noLines,
              ...Object.fromEntries(lines.map((line) => [line, filed[line]])),
              tags: null
            }))
        )
    })
  )
}
