/** Serves price series: raw bars adjusted, then resampled, then cut to the requested window. */
import { Clock, Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import type { Window } from "../paging/Paging.ts"
import type { Changes } from "../store/Changes.ts"
import { lastDayOver, tradingDaysOf } from "../sessions/ExchangeDays.ts"
import { cached } from "../store/Cached.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { dateOfDay } from "../time/CalendarDate.ts"
import { dayIn, todayIn } from "../time/Zone.ts"
import { adjust } from "./Adjust.ts"
import type { Adjustment, Interval } from "./Bar.ts"
import { type BarColumns, columnsOf, lastOf, reversed, sliceOf } from "./BarColumns.ts"
import type { CorporateAction } from "./CorporateAction.ts"
import { type BarQuery, PriceStore } from "./PriceStore.ts"
import { inQuoteUnit } from "./QuoteUnit.ts"
import { daysOf, isPartial, lastDayOf, maxBarsOfInterval, resample } from "./Resample.ts"
import { type DateRange, earlierDay } from "../time/DateRange.ts"

/** The range applies to the dates of the resulting bars. */
export interface SeriesQuery extends DateRange {
  readonly interval: Interval
  readonly adjust: Adjustment
  /** As of the end of this day at the exchange: without later bars and actions effective later; null for today. */
  readonly as_of: string | null
}

/** The newest bars of a series. */
export interface RecentQuery extends SeriesQuery {
  /** Null for all bars in the range. */
  readonly limit: number | null
}

/** A window of a series. `offset` counts bars from its oldest (`asc`) or its newest (`desc`). */
export interface HistoryQuery extends SeriesQuery, Window {
  readonly order: "asc" | "desc"
}

/** A window of a series, and the number of bars in the whole series. */
export interface History {
  readonly bars: BarColumns
  readonly total: number
}

const companiesInMemory = 10_000

/** The day that has begun in every zone, down to 12 hours behind UTC. */
const dayEverywhere = (millis: number): string => dateOfDay(Math.floor((millis - 43_200_000) / 86_400_000))

const service = Effect.gen(function* () {
  const store = yield* PriceStore
  const actionsOf = yield* cached("data", companiesInMemory, (id) => store.actions(Number(id)))
  const count = yield* cached("data", companiesInMemory, (key) => {
    const [id, interval, from, to] = JSON.parse(key) as [number, Interval, string | null, string | null]
    return store.count(id, { from, to }, interval)
  })
  const accepted = yield* cached("data", companiesInMemory, (id) =>
    Effect.map(store.acceptedDates(Number(id)), (dates): ReadonlySet<string> => new Set(dates))
  )
  const knownTo = yield* cached("data", companiesInMemory, (id) => store.actionsKnownTo(Number(id)))

  const stored = (company: Company) =>
    Effect.map(actionsOf(String(company.company_id)), (all) => inQuoteUnit(all, company.currency))

  const allActions = Effect.fnUntraced(function* (company: Company) {
    const all = yield* stored(company)
    const today = yield* todayIn(company.time_zone)
    return all.map((action) =>
      action.effective_date > today ? { ...action, reference_close: null } : action
    )
  })

  const actions = Effect.fnUntraced(function* (company: Company, as_of: string | null) {
    const all = yield* stored(company)
    const newest = all.at(-1)
    if (newest === undefined) return all
    if (as_of !== null) return all.filter((action) => action.effective_date <= as_of)
    const now = yield* Clock.currentTimeMillis
    if (newest.effective_date <= dayEverywhere(now)) return all
    const today = dayIn(company.time_zone, now)
    return all.filter((action) => action.effective_date <= today)
  })

  const adjusted = Effect.fnUntraced(function* (
    company: Company,
    bars: BarColumns,
    adjustment: Adjustment,
    as_of: string | null
  ) {
    if (adjustment === "none" || bars.length === 0) return bars
    const inEffect: ReadonlyArray<CorporateAction> = yield* actions(company, as_of)
    return adjust(bars, inEffect, adjustment)
  })

  /** Adjusted daily bars, oldest first. */
  const daily = Effect.fnUntraced(function* (
    company: Company,
    query: Omit<BarQuery, "company_id">,
    adjustment: Adjustment,
    as_of: string | null = null
  ) {
    const bars = yield* store.bars({ ...query, company_id: company.company_id })
    return yield* adjusted(company, bars, adjustment, as_of)
  })

  /**
   * The first weeks or months in the order of the query, oldest first. Reads only their days and those of one more,
   * which may be cut: usually those of weekdays alone suffice.
   */
  const firstIntervals = Effect.fnUntraced(function* (
    company: Company,
    interval: Interval,
    query: Omit<BarQuery, "company_id" | "offset" | "limit">,
    count: number,
    adjustment: Adjustment,
    as_of: string | null = null
  ) {
    const read = (maxDays: number) => {
      const limit = count * maxDays + 1
      return Effect.map(daily(company, { ...query, offset: 0, limit }, adjustment, as_of), (bars) => ({
        made: resample(bars, interval),
        isWhole: bars.length < limit
      }))
    }
    const [onWeekdays, onAnyDay] = maxBarsOfInterval[interval]
    const usual = yield* read(onWeekdays)
    const { made } = usual.isWhole || usual.made.length > count ? usual : yield* read(onAnyDay)
    return query.order === "desc" ? lastOf(made, count) : sliceOf(made, 0, count)
  })

  const recent = Effect.fnUntraced(function* (company: Company, query: RecentQuery) {
    const { adjust, as_of, interval, limit } = query
    const { from, to } = daysOf(interval, query)
    const newest = { from, to: earlierDay(to, as_of), order: "desc" } as const
    if (limit !== null && interval !== "1day")
      return yield* firstIntervals(company, interval, newest, limit, adjust, as_of)
    return resample(yield* daily(company, { ...newest, offset: 0, limit }, adjust, as_of), interval)
  })

  /** The number of bars that are made of the days. */
  const countOf = ({ company_id }: Company, interval: Interval, { from, to }: DateRange) =>
    count(JSON.stringify([company_id, interval, from, to]))

  const history = Effect.fnUntraced(function* (company: Company, query: HistoryQuery) {
    const { adjust, as_of, interval, limit, offset, order } = query
    const { from, to } = daysOf(interval, query)
    const days = { from, to: earlierDay(to, as_of) }
    const total = yield* countOf(company, interval, days)
    if (interval === "1day") {
      const bars = yield* daily(company, { ...days, order, offset, limit }, adjust, as_of)
      return { bars: order === "asc" ? bars : reversed(bars), total }
    }
    const last = Math.min(offset + limit, total)
    if (last <= offset) return { bars: columnsOf([]), total }
    const first = yield* firstIntervals(company, interval, { ...days, order }, last, adjust, as_of)
    return { bars: sliceOf(order === "asc" ? first : reversed(first), offset), total }
  })

  const isLastPartial: Prices["Service"]["isLastPartial"] = Effect.fnUntraced(
    function* (company, interval, start, as_of) {
      const now = yield* Clock.currentTimeMillis
      if (!isPartial(interval, start, as_of ?? dayIn(company.time_zone, now))) return false
      const end = lastDayOf(interval, start)
      const newest = { order: "desc", offset: 0, limit: 1, from: start, to: earlierDay(end, as_of) } as const
      const [last] = (yield* store.bars({ ...newest, company_id: company.company_id })).date
      if (last === undefined || tradingDaysOf(company.mic_code)(last, end) > 0) return true
      return as_of === null && lastDayOver(company, now) < last
    }
  )

  return {
    recent,
    isLastPartial,
    adjusted,
    history,
    total: (company: Company, interval: Interval, range: DateRange) =>
      countOf(company, interval, daysOf(interval, range)),
    actions,
    allActions,
    acceptedDates: (company: Company) => accepted(String(company.company_id)),
    actionsKnownTo: (company: Company) => knownTo(String(company.company_id))
  }
})

/**
 * Series and actions by company. Prices are in the unit that the company is quoted in, GBX included; volumes are in
 * shares.
 */
export class Prices extends Context.Service<
  Prices,
  {
    /** The newest `limit` bars in the range, oldest first. */
    readonly recent: (company: Company, query: RecentQuery) => Effect.Effect<BarColumns, StoreUnavailable>
    /** Raw daily bars, adjusted by the actions in effect at the end of a day at the exchange; null for today. */
    readonly adjusted: (
      company: Company,
      bars: BarColumns,
      adjustment: Adjustment,
      as_of: string | null
    ) => Effect.Effect<BarColumns, StoreUnavailable>
    /**
     * Whether the week or month dated `start` may still change at the end of a day at the exchange, null for now: a session of
     * it is to come after its last bar, or under way. False for daily bars.
     */
    readonly isLastPartial: (
      company: Company,
      interval: Interval,
      start: string,
      as_of: string | null
    ) => Effect.Effect<boolean, StoreUnavailable>
    /** The bars in the range, in the requested order, cut to the window. */
    readonly history: (company: Company, query: HistoryQuery) => Effect.Effect<History, StoreUnavailable>
    /** The number of bars of an interval in a range. */
    readonly total: (
      company: Company,
      interval: Interval,
      range: DateRange
    ) => Effect.Effect<number, StoreUnavailable>
    /**
     * The actions in effect at the end of a day at the exchange, oldest first; null for today, because a split
     * announced for later has changed no price yet. Amounts are in the unit of the price; an amount with a currency is
     * in a foreign one.
     */
    readonly actions: (
      company: Company,
      as_of: string | null
    ) => Effect.Effect<ReadonlyArray<CorporateAction>, StoreUnavailable>
    /**
     * All known actions, including those not yet in effect, oldest first, on the same day by type and value; amounts as
     * above. The close before a future ex-date is unknown.
     */
    readonly allActions: (company: Company) => Effect.Effect<ReadonlyArray<CorporateAction>, StoreUnavailable>
    /** The dates of the bars that an operator accepted, whose spikes count. */
    readonly acceptedDates: (company: Company) => Effect.Effect<ReadonlySet<string>, StoreUnavailable>
    /** Up to which day all actions of a company are known; null when none were ever imported. */
    readonly actionsKnownTo: (company: Company) => Effect.Effect<string | null, StoreUnavailable>
  }
>()("findata/core/prices/Prices") {
  static readonly layer: Layer.Layer<Prices, never, PriceStore | Changes> = Layer.effect(Prices, service)
}
