/** Handles `/stock/prices`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  type ActionType,
  type Adjustment,
  Companies,
  type CorporateAction,
  type HistoryQuery,
  type Interval,
  Prices,
  todayIn,
  windowOf
} from "../../../../core/mod.ts"
import { Api } from "../../api/Api.ts"
import { Bodies } from "../answers/Bodies.ts"
import { tableOf } from "../answers/csv.ts"
import { isLongSeries } from "./longAnswers.ts"
import { actionColumns, actionOf, actionsOf, historyJson, recentJson } from "./priceBodies.ts"
import { pricePointTable } from "./pricePoints.ts"

interface RecentParameters {
  readonly adjust: Adjustment
  readonly interval: Interval
  readonly limit: number
}

interface ActionParameters {
  readonly start_date?: string
  readonly end_date?: string
  readonly type?: ActionType
}

/** The newest day first, in store order within a day; ranges include both ends. */
const chosenOf = (
  actions: ReadonlyArray<CorporateAction>,
  { end_date, start_date, type }: ActionParameters
): ReadonlyArray<CorporateAction> =>
  actions
    .filter(
      (action) =>
        (type === undefined || action.type === type) &&
        (start_date === undefined || start_date <= action.effective_date) &&
        (end_date === undefined || action.effective_date <= end_date)
    )
    .toSorted((a, b) =>
      a.effective_date < b.effective_date ? 1 : a.effective_date > b.effective_date ? -1 : 0
    )

export const layer = HttpApiBuilder.group(
  Api,
  "prices",
  Effect.fnUntraced(function* (handlers) {
    const companies = yield* Companies
    const prices = yield* Prices
    const bodies = yield* Bodies

    const recent = Effect.fnUntraced(function* (symbol: string, query: RecentParameters) {
      const { adjust, interval, limit } = query
      const company = yield* companies.bySymbol(symbol)
      const newest = { adjust, interval, limit, from: null, to: null, as_of: null }
      const bars = yield* prices.recent(company, newest)
      const today = yield* todayIn(company.time_zone)
      return {
        bytes: () => recentJson(company, query, bars, today),
        table: () => pricePointTable(bars)
      }
    })

    const history = Effect.fnUntraced(function* (symbol: string, query: HistoryQuery) {
      const company = yield* companies.bySymbol(symbol)
      const found = yield* prices.history(company, query)
      const today = yield* todayIn(company.time_zone)
      return {
        bytes: () => historyJson(company, query, found, today),
        table: () => pricePointTable(found.bars)
      }
    })

    const actions = Effect.fnUntraced(function* (symbol: string, query: ActionParameters) {
      const company = yield* companies.bySymbol(symbol)
      const chosen = chosenOf(yield* prices.allActions(company), query)
      const known_to = yield* prices.actionsKnownTo(company)
      return {
        json: () => actionsOf(company, chosen, known_to),
        table: () => tableOf(actionColumns, chosen.map(actionOf(company)))
      }
    })

    return handlers.handleAll({
      recent: ({ params, query, request }) =>
        bodies.respond(request, ["recent", params, query], recent(params.symbol, query), {
          format: query.format,
          isLong: isLongSeries(query.interval, query.limit)
        }),
      history: ({ params, query, request }) => {
        const window = windowOf(query)
        const wanted = { ...query, ...window, from: query.start_date ?? null, to: query.end_date ?? null }
        // A page in weeks or months is made of all days up to its last.
        const bars = window.limit + (query.interval === "1day" ? 0 : window.offset)
        return bodies.respond(request, ["history", params, query], history(params.symbol, wanted), {
          format: query.format,
          isLong: isLongSeries(query.interval, bars)
        })
      },
      actions: ({ params, query, request }) =>
        bodies.respond(request, ["actions", params, query], actions(params.symbol, query), {
          format: query.format
        })
    })
  })
)
