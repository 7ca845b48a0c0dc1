/** Tells how a company's sector does, and how the company stands in it. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { StatementStore } from "../financials/StatementStore.ts"
import { Fundamentals } from "../markets/Fundamentals.ts"
import { type Market, type MarketSecurity, MarketStore, type SecurityClose } from "../markets/MarketStore.ts"
import { baseDay } from "../prices/Returns.ts"
import type { Changes } from "../store/Changes.ts"
import { kept } from "../store/Kept.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addMonths, daysBetween } from "../time/CalendarDate.ts"
import { todayIn } from "../time/Zone.ts"
import { sectorHorizons } from "./Peer.ts"
import { capsOf, type MarketRows, metricsOf, peerMaker } from "./Peers.ts"
import { type SectorAnalysis, sectorAnalysis } from "./SectorAnalysis.ts"
import type { Locale } from "./Wordings.ts"

const sectorsInMemory = 100
const currenciesInMemory = 20

/** Four quarters, and the year before the latest one, also where both were filed late. */
const monthsOfStatements = 40

/** A security without a bar for so many days has left the market, whatever is said of its listing. */
const untradedDays = 31

/** The latest day of some securities, and those of them that were traded lately; one without bars is when it is listed. */
const tradedOf = (securities: ReadonlyArray<MarketSecurity>, closes: ReadonlyMap<number, SecurityClose>) => {
  const day = securities.reduce((latest, { company_id }) => {
    const date = closes.get(company_id)?.date ?? ""
    return date > latest ? date : latest
  }, "")
  const members = securities.filter(({ company_id, listed }) => {
    const latest = closes.get(company_id)
    return latest === undefined ? listed : daysBetween(latest.date, day) <= untradedDays
  })
  return { day, members }
}

const byCompany = (closes: ReadonlyArray<SecurityClose>): ReadonlyMap<number, SecurityClose> =>
  new Map(closes.map((close) => [close.company_id, close]))

const service = Effect.gen(function* () {
  const fundamentals = yield* Fundamentals
  const markets = yield* MarketStore
  const statements = yield* StatementStore

  const rowsOf = Effect.fnUntraced(function* (market: Market, day: string) {
    const actions = yield* markets.actions(market, addMonths(day, -13))
    const rows: MarketRows = {
      currency: market.currency,
      securities: yield* markets.securities(market),
      actions: Map.groupBy(
        actions.filter(({ effective_date }) => effective_date <= day),
        ({ company_id }) => company_id
      ),
      counts: Map.groupBy(yield* markets.counts(market), ({ issuer_id }) => issuer_id)
    }
    return rows
  })

  const closesOn = (market: Market, day: string) => Effect.map(markets.closes(market, day), byCompany)

  const peersOf = yield* kept("data", sectorsInMemory, (key) =>
    Effect.gen(function* () {
      const [currency, sector, until, as_of] = JSON.parse(key) as [string, string, string, string | null]
      const market = { currency, sector }
      const closes = yield* closesOn(market, until)
      const rows = yield* rowsOf(market, until)
      const members = rows.securities.filter(
        (_) => _.currency === currency && _.sector?.toLowerCase() === sector
      )
      const { day, members: peers } = tradedOf(members, closes)
      const bases = yield* Effect.forEach(day === "" ? [] : sectorHorizons, (horizon) =>
        Effect.map(closesOn(market, baseDay(horizon, day)), (closes) => ({
          day: baseDay(horizon, day),
          closes
        }))
      )
      const issuers = [...new Set(peers.map(({ issuer_id }) => issuer_id))]
      const filed = yield* statements.filed(issuers, addMonths(until, -monthsOfStatements))
      const make = peerMaker({
        ...rows,
        until,
        day,
        closes,
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

  const marketTotal = yield* kept("data", currenciesInMemory, (key) =>
    Effect.gen(function* () {
      const [currency, day] = JSON.parse(key) as [string, string]
      const market = { currency, sector: null }
      const rows = yield* rowsOf(market, day)
      const closes = yield* closesOn(market, day)
      const caps = capsOf(rows, closes, day)
      const traded = tradedOf(rows.securities, closes).members
      const issuers = new Set(traded.map(({ issuer_id }) => issuer_id))
      const known = [...issuers].map((id) => caps.get(id)?.market_cap ?? null).filter((cap) => cap !== null)
      return known.length === 0 ? null : known.reduce((sum, cap) => sum + cap, 0)
    })
  )

  const of = Effect.fn("Sectors.of")(function* (company: Company, locale: Locale, as_of: string | null) {
    const { currency, sector, time_zone } = company
    if (sector === null || currency === null) return sectorAnalysis(company, [], null, locale)
    const day = as_of ?? (yield* todayIn(time_zone))
    const peers = yield* peersOf(JSON.stringify([currency, sector.toLowerCase(), day, as_of]))
    const own = yield* fundamentals.of(company, as_of)
    // Of itself it tells what its own pages do, out of all its statements.
    const all = peers.map((peer) =>
      peer.company_id === company.company_id
        ? { ...peer, market_cap: own.market.market_cap, metrics: metricsOf(own, own.market.dividend_yield) }
        : peer
    )
    return sectorAnalysis(company, all, yield* marketTotal(JSON.stringify([currency, day])), locale)
  })

  return { of }
})

export class Sectors extends Context.Service<
  Sectors,
  {
    /** Among the listed companies that share sector and currency; as of the end of a day at the exchange, null for now. */
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
