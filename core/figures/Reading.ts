/** Reads what figures need of the companies of some issuers. */
import { Effect } from "effect"
import { maxTechnicalPoints, technicalHistory } from "../indicators/TechnicalHistory.ts"
import { type BarColumns, barsOf as asBars, columnsOf, countUpTo } from "../prices/BarColumns.ts"
import { volumeDays } from "../prices/MeanVolume.ts"
import { inQuoteUnit } from "../prices/QuoteUnit.ts"
import { inOwnTurn } from "../scheduling/EventLoop.ts"
import type { ShareCount } from "../shares/ShareCount.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addMonths } from "../time/CalendarDate.ts"
import { type CompanyRead, type SecurityRead, securityRead, withReferences } from "./CompanyThen.ts"
import { type Section, sectionOf } from "./Directory.ts"
import type { Part } from "./Figure.ts"
import type { BarReach, FigureAction, FigureSecurity, FigureStore, IssuerWindow } from "./FigureStore.ts"
import type { FiguresNotReady, KnownBasis, StatementRow, StatementRows } from "./StatementRows.ts"

/** The days of which companies are read: as of each of them from `first` to `last`, null for now. */
export interface ReadDays {
  readonly first: string | null
  readonly last: string | null
  /** Earlier days whose closes are read too. */
  readonly closes?: ReadonlyArray<string>
}

/** How far bars reach back: their number, and their days. */
const reaches = {
  bars: { count: 1, days: 0 },
  volumes: { count: volumeDays, days: 0 },
  // A year, what it may begin at, and figures of up to 61 bars.
  year: { count: 61, days: 400 },
  technical: { count: technicalHistory(maxTechnicalPoints), days: 0 },
  // 61 months before the month of the latest bar.
  months: { count: 300, days: 62 * 31 }
} as const

/** Bars that are read at once. */
const barsAtOnce = 50_000

/** About as many bars as decades have. */
const barsOfAll = 5000

/** Of how many issuers bars are read at once. */
const issuersFor = ({ count }: BarReach): number => Math.floor(barsAtOnce / (count ?? barsOfAll))

const noBars = columnsOf([])

type RowsByIssuer = ReadonlyMap<number, ReadonlyArray<StatementRow>>

const noRows: Readonly<Record<KnownBasis, RowsByIssuer>> = { filed: new Map(), priced: new Map() }
const noActions: ReadonlyMap<number, ReadonlyArray<FigureAction>> = new Map()
const noCounts: ReadonlyMap<number, ReadonlyArray<ShareCount>> = new Map()
const noneFound: { readonly bars: ReadonlyMap<number, BarColumns>; readonly seldom: ReadonlyArray<number> } =
  {
    bars: new Map(),
    seldom: []
  }

/** Bars with some others, each in its place. */
const withEarlier = (some: BarColumns, bars: BarColumns): BarColumns => {
  const known = new Set(bars.date)
  const others = asBars(some).filter(({ date }) => !known.has(date))
  if (others.length === 0) return bars
  return columnsOf([...others, ...asBars(bars)].toSorted((a, b) => (a.date < b.date ? -1 : 1)))
}

/** The day of the latest bar up to a day, null for all; undefined without one. */
const priceDay = (bars: BarColumns, day: string | null): string | undefined =>
  day === null ? bars.date.at(-1) : bars.date[countUpTo(bars, day) - 1]

/** The bars that some parts need; null where they need none. */
const reachOf = (parts: ReadonlySet<Part>, { first, last }: ReadDays): BarReach | null => {
  if (parts.has("history")) return { first, last, count: null, days: 0 }
  let [count, days] = [0, 0]
  for (const part of ["bars", "volumes", "year", "technical", "months"] as const) {
    if (!parts.has(part)) continue
    count = Math.max(count, reaches[part].count)
    days = Math.max(days, reaches[part].days)
  }
  return count === 0 ? null : { first, last, count, days }
}

type OfIssuers = ReadonlyMap<number, ReadonlyArray<FigureSecurity>>

/** The earliest day of a price of each issuer: of its securities' latest bars up to a day, null for all. */
const priceDaysOf = (
  ofIssuers: OfIssuers,
  bars: ReadonlyMap<number, BarColumns>,
  day: string | null
): ReadonlyMap<number, string> => {
  const days = new Map<number, string>()
  for (const [issuer_id, securities] of ofIssuers)
    for (const { company_id } of securities) {
      const own = bars.get(company_id)
      const priced = own === undefined ? undefined : priceDay(own, day)
      const known = days.get(issuer_id)
      if (priced !== undefined && (known === undefined || priced < known)) days.set(issuer_id, priced)
    }
  return days
}

/** The issuers of which more is to be read, because of the days of their prices, and the first of these; null for none. */
const earlierThan = (
  priceDays: ReadonlyMap<number, string>,
  isEarlier: (issuer_id: number, day: string) => boolean
): { readonly issuer_ids: ReadonlyArray<number>; readonly first: string } | null => {
  const some = [...priceDays].filter(([issuer_id, day]) => isEarlier(issuer_id, day))
  return some.length === 0
    ? null
    : {
        issuer_ids: some.map(([issuer_id]) => issuer_id),
        first: some.reduce<string>((first, [, day]) => (day < first ? day : first), lastDay)
      }
}

/** Whether bars of fewer months than a beta is of were read up to a day, null for all, while there are earlier ones. */
const lacksMonths = (
  { company_id, first_bar }: FigureSecurity,
  bars: ReadonlyMap<number, BarColumns>,
  day: string | null
): boolean => {
  const own = bars.get(company_id)
  const [oldest] = own?.date ?? []
  if (own === undefined || oldest === undefined || first_bar === null || first_bar >= oldest) return false
  const until = day === null ? own.date : own.date.slice(0, countUpTo(own, day))
  return new Set(until.map((date) => date.slice(0, 7))).size < monthsOfBeta
}

interface ActionsBy {
  readonly now: string
  readonly priceDays: ReadonlyMap<number, string>
  /** The issuers with bars in months long ago. */
  readonly seldom: ReadonlyArray<number>
}

/** The months before a price whose payments its figures are made of, and one more. */
const monthsOfPayments = 13

/** Those of a beta: of 61 months, the first of which may begin a month before; and one more. */
const monthsOfBeta = 63

const [firstDay, lastDay] = ["0001-01-01", "9999-12-31"] as const

/** The months of reports and transactions that figures of a day look at. */
const monthsOfReports = 24

/** Before a day or, for now, tomorrow in UTC, which is today somewhere. */
const monthsBefore = (day: string | null, months: number, now: string): string =>
  addMonths(day ?? now, -months)

const none = <A>(): Effect.Effect<ReadonlyArray<A>> => Effect.succeed([])

const byIssuer = (found: ReadonlyArray<StatementRow>): RowsByIssuer =>
  Map.groupBy(found, ({ issuer_id }) => issuer_id)

/** Reads by the stores; each query in a turn of the event loop of its own. */
export const readingOf = (store: FigureStore["Service"], rows: StatementRows["Service"]) => {
  const statementRows = (window: IssuerWindow, basis: KnownBasis, { first, last }: ReadDays) =>
    Effect.map(inOwnTurn(rows.over(window, basis, first, last)), byIssuer)

  const barsOf = Effect.fnUntraced(function* (window: IssuerWindow, reach: BarReach) {
    const found = yield* inOwnTurn(store.bars(window, reach))
    return new Map(found.map(({ bars, company_id }) => [company_id, bars] as const))
  })

  /** The bars of issuers, of as many at a time as take some milliseconds. */
  const barsInTurns = Effect.fnUntraced(function* (issuer_ids: ReadonlyArray<number>, reach: BarReach) {
    const size = issuersFor(reach)
    const all = new Map<number, BarColumns>()
    for (let i = 0; i < issuer_ids.length; i += size) {
      const some = yield* barsOf({ issuer_ids: issuer_ids.slice(i, i + size) }, reach)
      for (const [company_id, bars] of some) all.set(company_id, bars)
    }
    return all
  })

  /** Those of both bases; of prices on the days of these, which may be long before. */
  const rowsOfBases = Effect.fnUntraced(function* (
    window: IssuerWindow,
    days: ReadDays,
    priceDays: ReadonlyMap<number, string>
  ) {
    const both = yield* inOwnTurn(rows.overBoth(window, days.first, days.last))
    const [filed, priced] = [byIssuer(both.filed), byIssuer(both.priced)]
    const earlier = earlierThan(priceDays, (id, day) => day < (priced.get(id)?.[0]?.known_from ?? ""))
    if (earlier === null) return { filed, priced }
    // Up to the last day, for other securities of these issuers may have later prices.
    const { first, issuer_ids } = earlier
    const before = yield* statementRows({ issuer_ids }, "priced", { first, last: days.last })
    return { filed, priced: new Map([...priced, ...before]) }
  })

  /**
   * The bars of a window. Of several securities of an issuer the most traded one is known by its mean volume, also on the day
   * of the latest bar of one that ended before; a beta is of the newest months that have bars, however long ago.
   */
  const barsIn = Effect.fnUntraced(function* (
    window: IssuerWindow,
    reach: BarReach,
    ofIssuers: OfIssuers,
    needsMonths: boolean
  ) {
    const { count, first } = reach
    const found = yield* ofIssuers.size <= issuersFor(reach)
      ? barsOf(window, reach)
      : barsInTurns([...ofIssuers.keys()], reach)
    const several = [...ofIssuers].flatMap(([id, some]) => (some.length > 1 ? [id] : []))
    const isShort = count !== null && count < volumeDays
    const traded = { ...reach, count: isShort ? volumeDays : count }
    const wider = new Map(
      several.length === 0 || !isShort
        ? found
        : [...found, ...(yield* barsOf({ issuer_ids: several }, traded))]
    )
    const lacksBefore = ({ company_id, first_bar }: FigureSecurity, day: string): boolean => {
      const own = wider.get(company_id)
      const [oldest] = own?.date ?? []
      if (own === undefined || oldest === undefined) return first_bar !== null && first_bar <= day
      return first_bar !== null && first_bar < oldest && countUpTo(own, day) < volumeDays
    }
    const earlier = earlierThan(priceDaysOf(ofIssuers, found, first), (id, day) => {
      const issued = ofIssuers.get(id) ?? []
      return issued.length > 1 && issued.some((one) => lacksBefore(one, day))
    })
    const all =
      earlier === null
        ? wider
        : new Map([
            ...wider,
            ...(yield* barsOf({ issuer_ids: earlier.issuer_ids }, { ...traded, first: earlier.first }))
          ])
    const seldom = needsMonths
      ? [...ofIssuers].flatMap(([id, some]) => (some.some((one) => lacksMonths(one, all, first)) ? [id] : []))
      : []
    if (seldom.length === 0) return { bars: all, seldom }
    const whole = yield* barsInTurns(seldom, { ...reach, count: null })
    return { bars: new Map([...all, ...whole]), seldom }
  })

  /** The bars of a window with the latest ones of some earlier days. */
  const withCloses = Effect.fnUntraced(function* (
    window: IssuerWindow,
    found: ReadonlyMap<number, BarColumns>,
    days: ReadonlyArray<string>
  ) {
    const all = new Map(found)
    for (const day of days)
      for (const [company_id, bars] of yield* barsOf(window, { first: day, last: day, count: 1, days: 0 }))
        all.set(company_id, withEarlier(bars, all.get(company_id) ?? noBars))
    return all
  })

  const actionsSince = (window: IssuerWindow, since: string) =>
    Effect.map(inOwnTurn(store.actions(window, since)), (found) =>
      Map.groupBy(found, ({ company_id }) => company_id)
    )

  /** Actions from so long before the days of prices, which may be long before, that all figures have theirs. */
  const actionsIn = Effect.fnUntraced(function* (
    window: IssuerWindow,
    parts: ReadonlySet<Part>,
    { first }: ReadDays,
    { now, priceDays, seldom }: ActionsBy
  ) {
    const months = parts.has("months") ? monthsOfBeta : monthsOfPayments
    if (parts.has("payments")) return yield* actionsSince(window, firstDay)
    const found = yield* actionsSince(window, monthsBefore(first, months, now))
    const latest = monthsBefore(first, 1, now)
    const earlier = earlierThan(priceDays, (_, day) => day < latest)
    const before =
      earlier === null
        ? noActions
        : yield* actionsSince({ issuer_ids: earlier.issuer_ids }, addMonths(earlier.first, -months))
    const all = seldom.length === 0 ? noActions : yield* actionsSince({ issuer_ids: seldom }, firstDay)
    return new Map([...found, ...before, ...all])
  })

  /** Counts as known on the days of prices, which may be long before. */
  const countsIn = Effect.fnUntraced(function* (
    window: IssuerWindow,
    { first, last }: ReadDays,
    priceDays: ReadonlyMap<number, string>
  ) {
    const read = (some: IssuerWindow, from: string | null) =>
      Effect.map(inOwnTurn(store.counts(some, from, last)), (found) =>
        Map.groupBy(found, ({ issuer_id }) => issuer_id)
      )
    const found = yield* read(window, first)
    const earlier = earlierThan(
      priceDays,
      (id, day) => (first === null || day < first) && found.get(id)?.some(({ date }) => date > day) === true
    )
    return earlier === null
      ? found
      : new Map([...found, ...(yield* read({ issuer_ids: earlier.issuer_ids }, earlier.first))])
  })

  /**
   * The companies of a window, by issuer_id, then company_id, with the parts over the days. `now` is the latest day that has
   * begun anywhere; the window's section is read where it isn't given.
   */
  return Effect.fnUntraced(function* (
    window: IssuerWindow,
    parts: ReadonlySet<Part>,
    days: ReadDays,
    now: string,
    given: Section | null
  ): Effect.fn.Return<ReadonlyArray<CompanyRead>, FiguresNotReady | StoreUnavailable> {
    const asks = <A>(part: Part, read: Effect.Effect<ReadonlyArray<A>, StoreUnavailable>) =>
      parts.has(part) ? inOwnTurn(read) : none<A>()
    const { securities, splits } = given ?? (yield* sectionOf(store, window, parts.has("splits")))
    if (securities.length === 0) return []
    const reach = reachOf(parts, days)
    const ofIssuers = Map.groupBy(securities, ({ issuer_id }) => issuer_id)
    const { bars: found, seldom } =
      reach === null ? noneFound : yield* barsIn(window, reach, ofIssuers, parts.has("months"))
    const priceDays = priceDaysOf(ofIssuers, found, days.first)
    const bars = days.closes === undefined ? found : yield* withCloses(window, found, days.closes)
    const actions = parts.has("actions")
      ? yield* actionsIn(window, parts, days, { now, priceDays, seldom })
      : splits
    const countDays =
      days.closes?.[0] === undefined ? days : { ...days, first: days.closes.toSorted()[0] as string }
    const counts = parts.has("shares") ? yield* countsIn(window, countDays, priceDays) : noCounts
    const accepted = Map.groupBy(yield* asks("year", store.accepted(window)), ({ company_id }) => company_id)
    const ratings = Map.groupBy(
      yield* asks("ratings", store.ratings(window, monthsBefore(days.first, monthsOfReports, now))),
      ({ company_id }) => company_id
    )
    const transactions = Map.groupBy(
      yield* asks("insiders", store.insiders(window, monthsBefore(days.first, 13, now))),
      ({ issuer_id }) => issuer_id
    )
    const filings = Map.groupBy(
      yield* asks("filings", store.filings(window, days.last)),
      ({ issuer_id }) => issuer_id
    )
    const earnings = Map.groupBy(
      yield* asks("earnings", store.earnings(window)),
      ({ issuer_id }) => issuer_id
    )
    const { filed, priced } = !parts.has("statements")
      ? noRows
      : reach === null
        ? { filed: yield* statementRows(window, "filed", days), priced: noRows.priced }
        : yield* rowsOfBases(window, days, priceDays)

    const readOf = (one: (typeof securities)[number]): SecurityRead => {
      const own = bars.get(one.company_id) ?? noBars
      const ofPrice = inQuoteUnit(actions.get(one.company_id) ?? [], one.currency)
      return securityRead(one, own, parts.has("months") ? withReferences(ofPrice, own) : ofPrice)
    }
    return [...ofIssuers].flatMap(([issuer_id, some]) => {
      const issued = some.map(readOf)
      return issued.map(
        (read): CompanyRead => ({
          ...read,
          issued,
          counts: counts.get(issuer_id) ?? [],
          accepted: new Set((accepted.get(read.security.company_id) ?? []).map(({ date }) => date)),
          ratings: ratings.get(read.security.company_id) ?? [],
          transactions: transactions.get(issuer_id) ?? [],
          filings: (filings.get(issuer_id) ?? []).map(({ date }) => date),
          earnings: earnings.get(issuer_id) ?? [],
          filed: filed.get(issuer_id) ?? [],
          priced: priced.get(issuer_id) ?? []
        })
      )
    })
  })
}
