/** Reads what figures need of the companies of some issuers. */
import { Effect } from "effect"
import { maxTechnicalPoints, technicalHistory } from "../indicators/TechnicalHistory.ts"
import { type BarColumns, columnsOf, countUpTo } from "../prices/BarColumns.ts"
import { volumeDays } from "../prices/MeanVolume.ts"
import { inQuoteUnit } from "../prices/QuoteUnit.ts"
import { inOwnTurn } from "../scheduling/EventLoop.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addMonths } from "../time/CalendarDate.ts"
import { type CompanyRead, type SecurityRead, withReferences } from "./CompanyThen.ts"
import type { Part } from "./Figure.ts"
import type { BarReach, FigureAction, FigureSecurity, FigureStore, IssuerWindow } from "./FigureStore.ts"
import type { FiguresNotReady, KnownBasis, StatementRow, StatementRows } from "./StatementRows.ts"

/** The days of which companies are read: as of each of them from `first` to `last`, null for now. */
export interface ReadDays {
  readonly first: string | null
  readonly last: string | null
}

/** How far bars reach back: their number, and their days. */
const reaches = {
  bars: { count: 1, days: 0 },
  volumes: { count: volumeDays, days: 0 },
  // A year, what it may begin at, and the means of 50 bars.
  year: { count: 300, days: 400 },
  technical: { count: technicalHistory(maxTechnicalPoints), days: 0 },
  // 61 months before the month of the latest bar.
  months: { count: 300, days: 62 * 31 }
} as const

const noBars = columnsOf([])

const noRows: ReadonlyMap<number, ReadonlyArray<StatementRow>> = new Map()

/** The day of the latest bar up to a day, null for all; undefined without one. */
const priceDay = (bars: BarColumns, day: string | null): string | undefined =>
  day === null ? bars.date.at(-1) : bars.date[countUpTo(bars, day) - 1]

/** The bars that some parts need; null where they need none. */
export const reachOf = (parts: ReadonlySet<Part>, { first, last }: ReadDays): BarReach | null => {
  let [count, days] = [0, 0]
  for (const part of ["bars", "volumes", "year", "technical", "months"] as const) {
    if (!parts.has(part)) continue
    count = Math.max(count, reaches[part].count)
    days = Math.max(days, reaches[part].days)
  }
  return count === 0 ? null : { first, last, count, days }
}

/** The months of reports and transactions that figures of a day look at. */
const monthsOfReports = 24

/** Before a day or, for now, tomorrow in UTC, which is today somewhere. */
const monthsBefore = (day: string | null, months: number, now: string): string =>
  addMonths(day ?? now, -months)

const none = <A>(): Effect.Effect<ReadonlyArray<A>> => Effect.succeed([])

/** Reads by the stores; each query in a turn of the event loop of its own. */
export const readingOf = (store: FigureStore["Service"], rows: StatementRows["Service"]) => {
  const statementRows = (window: IssuerWindow, basis: KnownBasis, { first, last }: ReadDays) =>
    Effect.map(inOwnTurn(rows.over(window, basis, first, last)), (found) =>
      Map.groupBy(found, ({ issuer_id }) => issuer_id)
    )

  const barsOf = Effect.fnUntraced(function* (window: IssuerWindow, reach: BarReach) {
    const found = yield* inOwnTurn(store.bars(window, reach))
    return new Map(found.map(({ bars, company_id }) => [company_id, bars] as const))
  })

  /** Those on the days of prices, which may be long before. */
  const pricedRows = Effect.fnUntraced(function* (
    window: IssuerWindow,
    days: ReadDays,
    ofIssuers: ReadonlyMap<number, ReadonlyArray<FigureSecurity>>,
    bars: ReadonlyMap<number, BarColumns>
  ) {
    const rows = yield* statementRows(window, "priced", days)
    const earlier: Array<number> = []
    let first: string | null = null
    for (const [issuer_id, securities] of ofIssuers) {
      const known = rows.get(issuer_id)?.[0]?.known_from ?? ""
      for (const { company_id } of securities) {
        const own = bars.get(company_id)
        const day = own === undefined ? undefined : priceDay(own, days.first)
        if (day === undefined || day >= known) continue
        if (earlier.at(-1) !== issuer_id) earlier.push(issuer_id)
        if (first === null || day < first) first = day
      }
    }
    if (earlier.length === 0) return rows
    const before = yield* statementRows({ issuer_ids: earlier }, "priced", { first, last: days.last })
    return new Map([...rows, ...before])
  })

  /**
   * The companies of a window, by issuer_id, then company_id, with the parts over the days. `now` is the latest day that has
   * begun anywhere.
   */
  return Effect.fnUntraced(function* (
    window: IssuerWindow,
    parts: ReadonlySet<Part>,
    days: ReadDays,
    now: string
  ): Effect.fn.Return<ReadonlyArray<CompanyRead>, FiguresNotReady | StoreUnavailable> {
    const asks = <A>(part: Part, read: Effect.Effect<ReadonlyArray<A>, StoreUnavailable>) =>
      parts.has(part) ? inOwnTurn(read) : none<A>()
    const securities = yield* inOwnTurn(store.securities(window))
    if (securities.length === 0) return []
    const reach = reachOf(parts, days)
    const found = reach === null ? new Map<number, BarColumns>() : yield* barsOf(window, reach)
    const ofIssuers = Map.groupBy(securities, ({ issuer_id }) => issuer_id)
    const several = [...ofIssuers].flatMap(([id, some]) => (some.length > 1 ? [id] : []))
    // Of several securities the most traded one is known by its mean volume.
    const traded =
      reach === null || several.length === 0 || (reach.count !== null && reach.count >= volumeDays)
        ? new Map<number, BarColumns>()
        : yield* barsOf({ issuer_ids: several }, { ...reach, count: volumeDays })
    const actions: ReadonlyMap<number, ReadonlyArray<FigureAction>> = Map.groupBy(
      yield* asks(
        "actions",
        store.actions(window, monthsBefore(days.first, parts.has("months") ? 63 : 13, now))
      ),
      ({ company_id }) => company_id
    )
    const counts = Map.groupBy(
      yield* asks("shares", store.counts(window, days.first, days.last)),
      ({ issuer_id }) => issuer_id
    )
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
    const filed = parts.has("statements") ? yield* statementRows(window, "filed", days) : noRows
    const priced =
      parts.has("statements") && reach !== null ? yield* pricedRows(window, days, ofIssuers, found) : noRows

    const readOf = (one: (typeof securities)[number]): SecurityRead => {
      const bars = traded.get(one.company_id) ?? found.get(one.company_id) ?? noBars
      const own = inQuoteUnit(actions.get(one.company_id) ?? [], one.currency)
      return { security: one, bars, actions: parts.has("months") ? withReferences(own, bars) : own }
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
