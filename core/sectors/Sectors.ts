/** Serves the analysis of companies' sectors, and markets at a glance. */
import { Clock, Context, Effect, Layer } from "effect"
import { inOwnTurn } from "../scheduling/EventLoop.ts"
import { makeTurns, type Overloaded } from "../scheduling/Turns.ts"
import { Companies } from "../companies/Companies.ts"
import { currencyOf } from "../codes/Currency.ts"
import type { Company } from "../companies/Company.ts"
import { CompanyStore } from "../companies/CompanyStore.ts"
import type { Exchange } from "../companies/Exchange.ts"
import type { Locale } from "../locale/Locale.ts"
import { Fundamentals } from "../markets/Fundamentals.ts"
import { type MarketSecurity, MarketStore, type MarketWindow } from "../markets/MarketStore.ts"
import { pairingOf } from "../markets/Pairing.ts"
import { Prices } from "../prices/Prices.ts"
import { baseDay } from "../prices/Returns.ts"
import { tradedSince } from "../prices/TradedSince.ts"
import type { Changes } from "../store/Changes.ts"
import { cached, cachedWithin } from "../store/Cached.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addMonths } from "../time/CalendarDate.ts"
import { dayIn, todayIn } from "../time/Zone.ts"
import { comparedLines } from "./ComparedLines.ts"
import { bytesOf, type CrossSection, crossSection } from "./CrossSection.ts"
import { marketCompaniesOf } from "./MarketCompanies.ts"
import { marketDay } from "./MarketDay.ts"
import { type MarketOverview, marketOverview, maxCompaniesFirst } from "./MarketOverview.ts"
import { sectorHorizons } from "./Peer.ts"
import { capsBy, metricsOf, peerMaker } from "./Peers.ts"
import { type SectorAnalysis, sectorAnalysis } from "./SectorAnalysis.ts"
import { tradedOn } from "./Traded.ts"
import { isIn, windowsOf } from "./Windows.ts"

/** Bytes of kept sectors: one of 75,000 securities, or fifty of 1,500. */
const sectorBytes = 16_000_000
const currenciesInMemory = 100

/** Issuers in a window: as many as a store in this thread reads in a millisecond or two. */
const marketWindow = 50
/** Fewer, because each issuer has dozens of statements. */
const sectorWindow = 20

/** One market is read at a time. Others wait for it, and short requests pass between its windows. */
const reading = {
  atOnce: 1,
  waiting: 20,
  ofOne: 5,
  patience: { max: "3 seconds", expected: "1 second" },
  retry_after: 5
} as const

/** Enough for four quarters and the year before the latest one, even when both were filed late. */
const monthsOfStatements = 40

/** A sector with the market cap of its whole market. */
interface SectorInMarket {
  readonly section: CrossSection
  readonly marketTotal: number | null
}

/** The latest of the days that have begun at the exchanges of a currency. */
const dayAt = (exchanges: ReadonlyArray<Exchange>, currency: string, now: number): string => {
  const zones = exchanges.flatMap((one) => (currencyOf(one.currency) === currency ? one.time_zone : []))
  return (
    zones
      .map((zone) => dayIn(zone, now))
      .toSorted()
      .at(-1) ?? dayIn("UTC", now)
  )
}

const bytesOfSector = ({ section }: SectorInMarket): number => bytesOf(section)

const service = Effect.gen(function* () {
  const fundamentals = yield* Fundamentals
  const { exchanges } = yield* CompanyStore
  const store = yield* MarketStore
  const largestOf = marketCompaniesOf(yield* Companies, yield* Prices, fundamentals)
  const windows = windowsOf(store)
  const noSector = yield* crossSection().result

  const { run: oneAtATime } = makeTurns(reading)

  /** Asked for in turn alone. */
  const marketOn = yield* cached("data", currenciesInMemory, (key) => {
    const [currency, until] = JSON.parse(key) as [string, string]
    const market = marketDay()
    const visit = Effect.fnUntraced(function* (window: MarketWindow) {
      const all = yield* windows.securities(window)
      const closes = yield* windows.closes(window, until)
      const latest = market.latest()
      const since = latest === null ? "" : tradedSince(latest)
      const isMember = ({ company_id, listed }: MarketSecurity): boolean => {
        const date = closes.get(company_id)?.date
        return date === undefined ? listed : date >= since
      }
      const securities = all.filter((security) => isIn(currency)(security) && isMember(security))
      const current = { closes, volumes: yield* windows.volumes(window, until) }
      const rows = yield* windows.rows(window, all, until, until)
      const capThen = capsBy(rows, yield* windows.quotesThen(window, all, securities, current))
      for (const security of securities.toSorted((a, b) => a.issuer_id - b.issuer_id)) {
        const date = closes.get(security.company_id)?.date ?? null
        const market_cap = date === null ? null : capThen(security, date).market_cap
        market.add({ ...security, date, market_cap })
      }
    })
    return Effect.map(windows.each({ currency, sector: null }, marketWindow, visit), market.result)
  })

  const sectorOn = yield* cachedWithin("data", sectorBytes, bytesOfSector, (key) => {
    const [currency, sector, until, as_of] = JSON.parse(key) as [string, string, string, string | null]
    return Effect.gen(function* () {
      const { day: marketDay, days, market_cap_total } = yield* marketOn(JSON.stringify([currency, until]))
      // Imported data may end long before the day: the year before the last bar counts, not that before the day.
      const last = marketDay ?? until
      const latest = days.get(sector) ?? null
      const day = latest !== null && latest >= tradedSince(last) ? latest : null
      const baseDays = day === null ? [] : sectorHorizons.map((horizon) => baseDay(horizon, day))
      const section = crossSection()

      const visit = Effect.fnUntraced(function* (window: MarketWindow) {
        const all = yield* windows.securities(window)
        const closes = yield* windows.closes(window, until)
        const members = all.filter(
          (security) => isIn(currency)(security) && security.sector?.toLowerCase() === sector
        )
        const securities = tradedOn(marketDay, members, closes)
        if (securities.length === 0) return
        const current = { closes, volumes: yield* windows.volumes(window, until) }
        const filed = yield* windows.statements(window, {
          since: addMonths(last, -monthsOfStatements),
          filedBy: as_of,
          lines: comparedLines
        })
        const make = peerMaker({
          ...(yield* windows.rows(window, all, addMonths(tradedSince(last), -12), until)),
          until,
          day,
          current,
          quotesOn: yield* windows.quotesThen(window, all, securities, current),
          bases: yield* Effect.forEach(baseDays, (day) =>
            Effect.map(windows.closes(window, day), (closes) => ({ day, closes }))
          ),
          statements: Map.groupBy(filed, ({ issuer_id }) => issuer_id),
          as_of
        })
        const ofIssuers = Map.groupBy(securities, ({ issuer_id }) => issuer_id)
        for (const [, issuer] of [...ofIssuers].toSorted(([a], [b]) => a - b))
          yield* inOwnTurn(Effect.sync(() => section.add(issuer.map(make))))
      })
      yield* windows.each({ currency, sector }, sectorWindow, visit)
      return { section: yield* section.result, marketTotal: market_cap_total }
    }).pipe(oneAtATime)
  })

  const overviewOn = yield* cached("data", currenciesInMemory, (key) => {
    const [currency, until] = JSON.parse(key) as [string, string]
    return Effect.gen(function* () {
      const market = yield* marketOn(key)
      return marketOverview(currency, market, yield* largestOf(market, until, windows.inTime))
    }).pipe(oneAtATime)
  })

  const markets = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const known = yield* exchanges
    const currencies = new Set((yield* store.quoteUnits).map(currencyOf))
    const overviews = yield* Effect.forEach(currencies, (currency) =>
      windows.inTime(overviewOn(JSON.stringify([currency, dayAt(known, currency, now)])))
    )
    return overviews.filter(({ companies_count }) => companies_count > 0).toSorted(maxCompaniesFirst)
  }).pipe(Effect.withSpan("Sectors.markets"))

  const of = Effect.fn("Sectors.of")(function* (company: Company, locale: Locale, as_of: string | null) {
    const { currency: quoted, sector, time_zone } = company
    // The company's own metrics are those of its other pages, from all of its statements.
    const figures = yield* fundamentals.of(company, as_of)
    const [pairing, own] = [pairingOf(figures), metricsOf(figures, figures.market.dividend_yield)]
    if (sector === null || quoted === null)
      return sectorAnalysis(company, pairing, noSector, own, null, locale)
    const currency = currencyOf(quoted)
    const day = as_of ?? (yield* todayIn(time_zone))
    const key = JSON.stringify([currency, sector.toLowerCase(), day, as_of])
    const { marketTotal, section } = yield* sectorOn(key)
    return sectorAnalysis(company, pairing, section, own, marketTotal, locale)
  })

  return { of, markets }
})

/**
 * Compares companies with their sectors, and sums up markets. Each is read as a whole, one at a time, and kept in
 * memory until what it was read from is written.
 */
export class Sectors extends Context.Service<
  Sectors,
  {
    /**
     * Among the listed companies with the same sector and currency; as of the end of a day at the exchange, null for
     * now. Fails as overloaded where too many others are to be read before; a sector that no request awaits any more is
     * not read to its end.
     */
    readonly of: (
      company: Company,
      locale: Locale,
      as_of: string | null
    ) => Effect.Effect<SectorAnalysis, Overloaded | StoreUnavailable>
    /** The market of each currency in which securities are listed, that with the most companies first. Fails as above. */
    readonly markets: Effect.Effect<ReadonlyArray<MarketOverview>, Overloaded | StoreUnavailable>
  }
>()("findata/core/sectors/Sectors") {
  static readonly layer: Layer.Layer<
    Sectors,
    never,
    Companies | CompanyStore | Fundamentals | MarketStore | Prices | Changes
  > = Layer.effect(Sectors, service)
}
