/** Serves price series: raw bars adjusted, then resampled, then cut to the window asked for. */
import { Clock, Context, Effect, Layer } from "effect"
import { Companies } from "../companies/Companies.ts"
import type { Company, CompanyNotFound } from "../companies/Company.ts"
import { dayIn } from "../time/Zone.ts"
import type { Window } from "../paging/Paging.ts"
import type { Changes } from "../store/Changes.ts"
import { kept } from "../store/Kept.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { adjust } from "./Adjust.ts"
import type { Adjustment, Bar, Interval } from "./Bar.ts"
import type { CorporateAction } from "./CorporateAction.ts"
import { type BarQuery, PriceStore } from "./PriceStore.ts"
import { type DateRange, daysOf, longest, resample } from "./Resample.ts"

export interface SeriesQuery {
  readonly symbol: string
  readonly interval: Interval
  readonly adjust: Adjustment
}

export interface HistoryQuery extends SeriesQuery, DateRange, Window {
  readonly order: "asc" | "desc"
}

export interface Series {
  readonly company: Company
  readonly bars: ReadonlyArray<Bar>
}

/** A window of a series, and how many bars the whole has. */
export interface History extends Series {
  readonly total: number
}

const companiesInMemory = 10_000

/** The day that has begun in every zone, also in the last one, 12 hours behind UTC. */
const dayEverywhere = (millis: number): string => new Date(millis - 43_200_000).toISOString().slice(0, 10)

const service = Effect.gen(function* () {
  const companies = yield* Companies
  const store = yield* PriceStore
  const actionsOf = yield* kept("data", companiesInMemory, (id) => store.actions(Number(id)))

  /** Those in effect today at the exchange: a split that is only announced has changed no price yet. */
  const actionsInEffect = Effect.fnUntraced(function* (company: Company) {
    const actions = yield* actionsOf(String(company.company_id))
    const newest = actions.at(-1)
    if (newest === undefined) return actions
    const now = yield* Clock.currentTimeMillis
    if (newest.effective_date <= dayEverywhere(now)) return actions
    const today = dayIn(company.time_zone, now)
    return actions.filter((action) => action.effective_date <= today)
  })

  /** Adjusted daily bars, oldest first, whatever the order they were asked for in. */
  const daily = Effect.fnUntraced(function* (company: Company, query: BarQuery, adjustment: Adjustment) {
    const found = yield* store.bars(query)
    const bars = query.order === "asc" ? found : found.toReversed()
    if (adjustment === "none" || bars.length === 0) return bars
    const actions: ReadonlyArray<CorporateAction> = yield* actionsInEffect(company)
    return adjust(bars, actions, adjustment)
  })

  const recent = Effect.fnUntraced(function* (query: SeriesQuery & { readonly limit: number }) {
    const company = yield* companies.bySymbol(query.symbol)
    const { company_id } = company
    const limit = query.limit * longest[query.interval]
    const newest = { company_id, from: null, to: null, order: "desc", offset: 0, limit } as const
    const bars = resample(yield* daily(company, newest, query.adjust), query.interval)
    return { company, bars: bars.slice(-query.limit) }
  })

  const history = Effect.fnUntraced(function* (query: HistoryQuery) {
    const { limit, offset, order } = query
    const company = yield* companies.bySymbol(query.symbol)
    const { company_id } = company
    const days = daysOf(query.interval, query)
    if (query.interval === "1day") {
      const total = yield* store.count(company_id, days)
      const bars = yield* daily(company, { company_id, ...days, order, offset, limit }, query.adjust)
      return { company, bars: order === "asc" ? bars : bars.toReversed(), total }
    }
    const all = { company_id, ...days, order: "asc", offset: 0, limit: null } as const
    const made = resample(yield* daily(company, all, query.adjust), query.interval)
    const ordered = order === "asc" ? made : made.toReversed()
    return { company, bars: ordered.slice(offset, offset + limit), total: made.length }
  })

  return { recent, history }
})

export class Prices extends Context.Service<
  Prices,
  {
    /** The newest `limit` bars, oldest first. */
    readonly recent: (
      query: SeriesQuery & { readonly limit: number }
    ) => Effect.Effect<Series, CompanyNotFound | StoreUnavailable>
    /** The bars whose own date lies in the range, in the order asked for, cut to the window. */
    readonly history: (query: HistoryQuery) => Effect.Effect<History, CompanyNotFound | StoreUnavailable>
  }
>()("findata/core/prices/Prices") {
  static readonly layer: Layer.Layer<Prices, never, Companies | PriceStore | Changes> = Layer.effect(
    Prices,
    service
  )
}
