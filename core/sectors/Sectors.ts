/** Serves the analysis of companies' sectors. */
import { Context, Effect, Layer } from "effect"
import { currencyOf } from "../companies/Currency.ts"
import type { Company } from "../companies/Company.ts"
import { StatementStore } from "../financials/StatementStore.ts"
import type { Locale } from "../locale/Locale.ts"
import { Fundamentals } from "../markets/Fundamentals.ts"
import { type Market, type MarketSecurity, MarketStore, type SecurityClose } from "../markets/MarketStore.ts"
import { pairingOf } from "../markets/Pairing.ts"
import { baseDay } from "../prices/Returns.ts"
import { tradedSince } from "../prices/TradedSince.ts"
import type { Changes } from "../store/Changes.ts"
import { cached } from "../store/Cached.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addMonths } from "../time/CalendarDate.ts"
import { todayIn } from "../time/Zone.ts"
import { sectorHorizons } from "./Peer.ts"
import { capsBy, type MarketRows, metricsOf, peerMaker } from "./Peers.ts"
import { type SectorAnalysis, sectorAnalysis } from "./SectorAnalysis.ts"
import { type Closes, latestDay, tradedOn } from "./Traded.ts"

const sectorsInMemory = 100
const currenciesInMemory = 20

/** Enough for four quarters and the year before the latest one, even when both were filed late. */
const monthsOfStatements = 40

/** Whether a security's market cap is in the currency. */
const isIn =
  (currency: string) =>
  (security: MarketSecurity): boolean =>
    security.currency !== null && currencyOf(security.currency) === currency

const byCompany = (closes: ReadonlyArray<SecurityClose>): Closes =>
  new Map(closes.map((close) => [close.company_id, close]))

const service = Effect.gen(function* () {
  const fundamentals = yield* Fundamentals
  const markets = yield* MarketStore
  const statements = yield* StatementStore

  /** As of the end of `until`; other actions than splits only since `since`. */
  const rowsOf = Effect.fnUntraced(function* (market: Market, since: string, until: string) {
    const actions = yield* markets.actions(market, since)
    const volumes = yield* markets.volumes(market, until)
    const rows: MarketRows = {
      securities: yield* markets.securities(market),
      volumes: new Map(volumes.map(({ company_id, mean_volume }) => [company_id, mean_volume])),
      actions: Map.groupBy(
        actions.filter(({ effective_date }) => effective_date <= until),
        ({ company_id }) => company_id
      ),
      counts: Map.groupBy(yield* markets.counts(market), ({ issuer_id }) => issuer_id)
    }
    return rows
  })

  const closesOn = (market: Market, day: string) => Effect.map(markets.closes(market, day), byCompany)

  /**
   * The closes on the latest days of securities whose issuer has another one traded later; otherwise the current
   * closes.
   */
  const closesThen = Effect.fnUntraced(function* (
    market: Market,
    all: ReadonlyArray<MarketSecurity>,
    securities: ReadonlyArray<MarketSecurity>,
    closes: Closes
  ) {
    const newest = new Map<number, string>()
    for (const { company_id, issuer_id } of all) {
      const date = closes.get(company_id)?.date ?? ""
      if (date > (newest.get(issuer_id) ?? "")) newest.set(issuer_id, date)
    }
    const days = securities.flatMap(({ company_id, issuer_id }) => {
      const date = closes.get(company_id)?.date
      return date === undefined || date === newest.get(issuer_id) ? [] : [date]
    })
    const others = yield* Effect.forEach(new Set(days), (day) =>
      Effect.map(closesOn(market, day), (closes) => [day, closes] as const)
    )
    const byDay = new Map(others)
    return (day: string): Closes => byDay.get(day) ?? closes
  })

  /** A currency's latest trading day, and the total market cap of its issuers. */
  const marketOn = yield* cached("data", currenciesInMemory, (key) =>
    Effect.gen(function* () {
      const [currency, until] = JSON.parse(key) as [string, string]
      const market = { currency, sector: null }
      const rows = yield* rowsOf(market, until, until)
      const closes = yield* closesOn(market, until)
      const securities = rows.securities.filter(isIn(currency))
      const day = latestDay(securities, closes)
      const traded = tradedOn(day, securities, closes)
      const capThen = capsBy(rows, yield* closesThen(market, rows.securities, traded, closes))
      const caps = new Map<number, number>()
      for (const security of traded) {
        const date = closes.get(security.company_id)?.date
        if (date === undefined || caps.has(security.issuer_id)) continue
        const { market_cap } = capThen(security, date)
        if (market_cap !== null) caps.set(security.issuer_id, market_cap)
      }
      const known = [...caps.values()]
      return { day, total: known.length === 0 ? null : known.reduce((sum, cap) => sum + cap, 0) }
    })
  )

  const peersOf = yield* cached("data", sectorsInMemory, (key) =>
    Effect.gen(function* () {
      const [currency, sector, until, as_of] = JSON.parse(key) as [string, string, string, string | null]
      const market = { currency, sector }
      const { day: marketDay } = yield* marketOn(JSON.stringify([currency, until]))
      // Imported data may end long before the day: the year before the last bar counts, not that before the day.
      const last = marketDay ?? until
      const rows = yield* rowsOf(market, addMonths(tradedSince(last), -12), until)
      const closes = yield* closesOn(market, until)
      const members = rows.securities.filter(
        (security) => isIn(currency)(security) && security.sector?.toLowerCase() === sector
      )
      const peers = tradedOn(marketDay, members, closes)
      const day = latestDay(peers, closes)
      const baseDays = day === null ? [] : sectorHorizons.map((horizon) => baseDay(horizon, day))
      const bases = yield* Effect.forEach(baseDays, (day) =>
        Effect.map(closesOn(market, day), (closes) => ({ day, closes }))
      )
      const issuers = [...new Set(peers.map(({ issuer_id }) => issuer_id))]
      const filed = yield* statements.filed(issuers, addMonths(last, -monthsOfStatements))
      const make = peerMaker({
        ...rows,
        until,
        day,
        closes,
        closesOn: yield* closesThen(market, rows.securities, peers, closes),
        bases,
        statements: Map.groupBy(filed, ({ issuer_id }) => issuer_id),
        as_of
      })
      return yield* Effect.forEach(peers, (security) =>
        Effect.andThen(
          Effect.yieldNow,
          Effect.sync(() => make(security))
        )
      )
    })
  )

  const of = Effect.fn("Sectors.of")(function* (company: Company, locale: Locale, as_of: string | null) {
    const { currency: quoted, sector, time_zone } = company
    const own = yield* fundamentals.of(company, as_of)
    const pairing = pairingOf(own)
    if (sector === null || quoted === null) return sectorAnalysis(company, pairing, [], null, locale)
    const currency = currencyOf(quoted)
    const day = as_of ?? (yield* todayIn(time_zone))
    const peers = yield* peersOf(JSON.stringify([currency, sector.toLowerCase(), day, as_of]))
    // The company's own values are those of its other pages, from all of its statements.
    const all = peers.map((peer) =>
      peer.company_id === company.company_id
        ? { ...peer, market_cap: own.market.market_cap, metrics: metricsOf(own, own.market.dividend_yield) }
        : peer
    )
    const { total } = yield* marketOn(JSON.stringify([currency, day]))
    return sectorAnalysis(company, pairing, all, total, locale)
  })

  return { of }
})

export class Sectors extends Context.Service<
  Sectors,
  {
    /**
     * Among the listed companies with the same sector and currency; as of the end of a day at the exchange, null for
     * now.
     */
    readonly of: (
      company: Company,
      locale: Locale,
      as_of: string | null
    ) => Effect.Effect<SectorAnalysis, StoreUnavailable>
  }
>()("findata/core/sectors/Sectors") {
  static readonly layer: Layer.Layer<Sectors, never, Fundamentals | MarketStore | StatementStore | Changes> =
    Layer.effect(Sectors, service)
}
