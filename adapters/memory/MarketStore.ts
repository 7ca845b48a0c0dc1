/** `MarketStore` over plain maps. */
import { Effect, Layer } from "effect"
import {
  type CompanyRecord,
  type Market,
  MarketSecurity,
  MarketStore,
  meanVolume,
  membersOf,
  quoteUnitsOf,
  volumeDays,
  withListed
} from "../../core/mod.ts"
import type { Bars } from "./Bars.ts"
import { derived, grouped, type MemoryTables } from "./MemoryTables.ts"

const isIn =
  ({ currency, sector }: Market) =>
  (company: CompanyRecord): boolean =>
    company.currency !== null &&
    quoteUnitsOf(currency).includes(company.currency) &&
    (sector === null || company.sector?.toLowerCase() === sector.toLowerCase())

const marketSecurity = membersOf(MarketSecurity)

const rescales = (type: string): boolean => type === "split" || type === "stock_dividend"

export const layer = (tables: MemoryTables, bars: Bars): Layer.Layer<MarketStore> => {
  const { action_coverage, company } = tables.records
  const byId = derived(tables, () => [...company.values()].toSorted((a, b) => a.company_id - b.company_id))
  const actionsOf = grouped(tables, "corporate_action", ({ company_id }) => company_id)
  const countsOf = grouped(tables, "share_count", ({ issuer_id }) => issuer_id)

  const issuersOf = (market: Market): ReadonlySet<number> =>
    new Set(
      byId()
        .filter(isIn(market))
        .map(({ issuer_id }) => issuer_id)
    )
  const companiesOf = (market: Market): ReadonlyArray<CompanyRecord> => {
    const issuers = issuersOf(market)
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
      securities: (market) => Effect.sync(() => companiesOf(market).map(securityOf)),
      closes: (market, day) =>
        Effect.sync(() =>
          companiesOf(market).flatMap(({ company_id }) => {
            const bar = bars.onOrBefore(company_id, day)
            return bar === undefined ? [] : [{ company_id, date: bar.date, close: bar.close }]
          })
        ),
      volumes: (market, day) =>
        Effect.sync(() => {
          const securities = companiesOf(market)
          const ofIssuer = Map.groupBy(securities, ({ issuer_id }) => issuer_id)
          return securities.flatMap(({ company_id, issuer_id }) => {
            const last = bars.within(company_id, { from: null, to: day }).slice(-volumeDays)
            const mean_volume = (ofIssuer.get(issuer_id) ?? []).length > 1 ? meanVolume(last) : null
            return mean_volume === null ? [] : [{ company_id, mean_volume }]
          })
        }),
      actions: (market, since) =>
        Effect.sync(() =>
          companiesOf(market)
            .flatMap(({ company_id }) => actionsOf(company_id))
            .filter(({ effective_date, type }) => rescales(type) || effective_date >= since)
            .map(({ company_id, currency, effective_date, type, value }) => ({
              company_id,
              effective_date,
              type,
              value,
              currency
            }))
        ),
      counts: (market) => Effect.sync(() => [...issuersOf(market)].flatMap(countsOf))
    })
  )
}
