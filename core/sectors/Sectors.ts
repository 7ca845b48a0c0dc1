/** Serves the analysis of companies' sectors, the sectors themselves, and markets at a glance. */
import { Clock, Context, Effect, Layer } from "effect"
import { currencyOf } from "../codes/Currency.ts"
import { Companies } from "../companies/Companies.ts"
import type { Company } from "../companies/Company.ts"
import { Matrices, type Matrix } from "../figures/Matrices.ts"
import type { FiguresNotReady } from "../figures/StatementRows.ts"
import type { Locale } from "../locale/Locale.ts"
import { Fundamentals } from "../markets/Fundamentals.ts"
import { pairingOf } from "../markets/Pairing.ts"
import { Prices } from "../prices/Prices.ts"
import { tradedSince } from "../prices/TradedSince.ts"
import { inTurns } from "../scheduling/EventLoop.ts"
import { makeTurns, type Overloaded } from "../scheduling/Turns.ts"
import { cached, cachedWithin } from "../store/Cached.ts"
import type { Changes } from "../store/Changes.ts"
import { afterLongRead, deadlineFromNow, stepping } from "../store/Deadline.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { dayIn } from "../time/Zone.ts"
import { bytesOf, type CrossSection, crossSection } from "./CrossSection.ts"
import { marketCompaniesOf } from "./MarketCompanies.ts"
import type { MarketDay } from "./MarketDay.ts"
import { type MarketOverview, marketOverview, maxCompaniesFirst } from "./MarketOverview.ts"
import { currenciesOf, marketAsked, marketOf, sectorMembers, sectorRows } from "./Markets.ts"
import { basesOf, metricsOf, peerNeeds, peerOf } from "./Peers.ts"
import { type SectorAnalysis, sectorAnalysis } from "./SectorAnalysis.ts"
import {
  listedSector,
  type SectorDetail,
  type SectorListed,
  sectorNamed,
  SectorNotFound,
  sectorsAsked,
  sectorsOf
} from "./SectorFigures.ts"

/** Bytes of kept sectors: one of 75,000 securities, or fifty of 1,500. */
const sectorBytes = 16_000_000
const currenciesInMemory = 100

/** One market is read at a time. Others wait for it, and short requests pass between its windows. */
const reading = {
  atOnce: 1,
  waiting: 20,
  ofOne: 5,
  patience: { max: "3 seconds", expected: "1 second" },
  retry_after: 5
} as const

/** A sector with the market cap of its whole market. */
interface SectorInMarket {
  readonly section: CrossSection
  readonly marketTotal: number | null
}

const bytesOfSector = ({ section }: SectorInMarket): number => bytesOf(section)

const asOfDay = (as_of: string | null) =>
  Effect.map(Clock.currentTimeMillis, (now) => as_of ?? dayIn("UTC", now))

const service = Effect.gen(function* () {
  const fundamentals = yield* Fundamentals
  const matrices = yield* Matrices
  const largestOf = marketCompaniesOf(yield* Companies, yield* Prices, fundamentals)
  const noSector = yield* crossSection().result

  const { run: oneAtATime } = makeTurns(reading)

  /** By the matrix that it was summed up from, so that it lasts as long as that. */
  const summed = new WeakMap<object, Map<string, MarketDay>>()
  const marketIn = (matrix: Matrix, currency: string): MarketDay => {
    const known = summed.get(matrix.version) ?? new Map<string, MarketDay>()
    summed.set(matrix.version, known)
    const found = known.get(currency) ?? marketOf(matrix, currency)
    known.set(currency, found)
    return found
  }

  const sectorOn = yield* cachedWithin("data", sectorBytes, bytesOfSector, (key) => {
    const [currency, sector, as_of] = JSON.parse(key) as [string, string, string | null]
    return Effect.gen(function* () {
      const matrix = yield* matrices.on(as_of, marketAsked)
      const { day: marketDay, days, market_cap_total } = marketIn(matrix, currency)
      const latest = days.get(sector) ?? null
      // The sector's day may be long before that of its market.
      const day = latest !== null && marketDay !== null && latest >= tradedSince(marketDay) ? latest : null
      const { company_ids, issuer_ids } = sectorMembers(
        matrix,
        sectorRows(matrix, currency, marketDay).get(sector) ?? { rows: [] }
      )
      const section = crossSection()
      yield* matrices.each(issuer_ids, as_of, { needs: peerNeeds, closes: basesOf(day) }, (securities) => {
        const members = securities.filter(({ company }) => company_ids.has(company.company_id))
        if (members.length > 0) section.add(members.map((known) => peerOf(known, day)))
      })
      return { section: yield* section.result, marketTotal: market_cap_total }
    }).pipe(oneAtATime)
  })

  const overviewOn = yield* cached("data", currenciesInMemory, (currency) =>
    Effect.gen(function* () {
      const market = marketIn(yield* matrices.on(null, marketAsked), currency)
      return marketOverview(currency, market, yield* largestOf(market, null, stepping(deadlineFromNow())))
    })
  )

  const markets = Effect.gen(function* () {
    const currencies = currenciesOf(yield* matrices.on(null, marketAsked))
    const overviews = yield* Effect.forEach(currencies, overviewOn)
    return overviews.filter(({ companies_count }) => companies_count > 0).toSorted(maxCompaniesFirst)
  }).pipe(Effect.withSpan("Sectors.markets"))

  const of = Effect.fn("Sectors.of")(function* (company: Company, locale: Locale, as_of: string | null) {
    const { currency: quoted, sector } = company
    // The company's own metrics are those of its other pages, from all of its statements.
    const figures = yield* fundamentals.of(company, as_of)
    const [pairing, own] = [pairingOf(figures), metricsOf(figures, figures.market.dividend_yield)]
    if (sector === null || quoted === null)
      return sectorAnalysis(company, pairing, noSector, own, null, locale)
    const currency = currencyOf(quoted)
    const key = JSON.stringify([currency, sector.toLowerCase(), as_of])
    const { marketTotal, section } = yield* sectorOn(key)
    return sectorAnalysis(company, pairing, section, own, marketTotal, locale)
  })

  const found = new WeakMap<object, Map<string, ReadonlyArray<SectorDetail>>>()
  const sectorsIn = Effect.fnUntraced(function* (matrix: Matrix, currency: string) {
    const known = found.get(matrix.version) ?? new Map<string, ReadonlyArray<SectorDetail>>()
    found.set(matrix.version, known)
    const sectors =
      known.get(currency) ?? (yield* inTurns(sectorsOf(matrix, currency, marketIn(matrix, currency))))
    known.set(currency, sectors)
    return sectors
  })

  const list = Effect.fn("Sectors.list")(function* (as_of: string | null) {
    const matrix = yield* matrices.on(as_of, sectorsAsked)
    const largest = [...currenciesOf(matrix)]
      .map((currency) => ({ currency, ...marketIn(matrix, currency) }))
      .toSorted(maxCompaniesFirst)
    const sectors = yield* afterLongRead(
      Effect.forEach(largest, ({ currency }) => sectorsIn(matrix, currency))
    )
    return { as_of: yield* asOfDay(as_of), sectors: sectors.flat().map(listedSector) }
  })

  const get = Effect.fn("Sectors.get")(function* (unit: string, sector: string, as_of: string | null) {
    const currency = currencyOf(unit)
    const matrix = yield* matrices.on(as_of, sectorsAsked)
    const known = currenciesOf(matrix).has(currency)
    const sectors = known ? yield* afterLongRead(sectorsIn(matrix, currency)) : []
    const named = sectorNamed(sectors, sector)
    if (named === undefined) return yield* new SectorNotFound({ currency, sector })
    return { as_of: yield* asOfDay(as_of), ...named }
  })

  return { of, list, get, markets }
})

/** The day at whose end figures were known: the one asked for, else today in UTC. */
interface AsOf {
  readonly as_of: string
}

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
    ) => Effect.Effect<SectorAnalysis, FiguresNotReady | Overloaded | StoreUnavailable>
    /**
     * The sectors of each currency's listed companies: the currency with the most companies first, its largest sector first; as of
     * the end of a day, null for now. Fails as overloaded where too many days are to be read before.
     */
    readonly list: (
      as_of: string | null
    ) => Effect.Effect<
      AsOf & { readonly sectors: ReadonlyArray<SectorListed> },
      FiguresNotReady | Overloaded | StoreUnavailable
    >
    /** One of them, by its name or slug in any case, and by its currency or the hundredth of it that prices are quoted in. Fails as above. */
    readonly get: (
      unit: string,
      sector: string,
      as_of: string | null
    ) => Effect.Effect<AsOf & SectorDetail, FiguresNotReady | Overloaded | SectorNotFound | StoreUnavailable>
    /** The market of each currency in which securities are listed, that with the most companies first. Fails as above. */
    readonly markets: Effect.Effect<
      ReadonlyArray<MarketOverview>,
      FiguresNotReady | Overloaded | StoreUnavailable
    >
  }
>()("findata/core/sectors/Sectors") {
  static readonly layer: Layer.Layer<Sectors, never, Companies | Fundamentals | Matrices | Prices | Changes> =
    Layer.effect(Sectors, service)
}
