/** Handles `/stock/prices`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type Adjustment, Companies, type Interval, Prices } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { isLongSeries } from "../../answers/longAnswers.ts"
import { isLongHistory, priceAnswers } from "./priceAnswers.ts"
import { newestOf, recentJson, type Subject } from "./priceBodies.ts"
import { pricePointTable } from "./pricePoints.ts"

interface RecentParameters {
  readonly adjust: Adjustment
  readonly interval: Interval
  readonly limit: number
}

export const layer = HttpApiBuilder.group(
  Api,
  "prices",
  Effect.fnUntraced(function* (handlers) {
    const answers = yield* priceAnswers
    const companies = yield* Companies
    const prices = yield* Prices
    const bodies = yield* Bodies

    const recent = Effect.fnUntraced(function* (symbol: string, query: RecentParameters) {
      const { adjust, interval, limit } = query
      const company = yield* companies.bySymbol(symbol)
      const newest = { adjust, interval, limit, from: null, to: null, as_of: null }
      const bars = yield* prices.recent(company, newest)
      const last = newestOf(bars)
      const isLastPartial = last !== null && (yield* prices.isLastPartial(company, interval, last, null))
      return {
        bytes: () => recentJson(company, query, bars, isLastPartial),
        table: () => pricePointTable(bars)
      }
    })

    const subjectOf = Effect.fnUntraced(function* (symbol: string) {
      const company = yield* companies.bySymbol(symbol)
      const subject: Subject = { company, as_of: null, head: { symbol: company.symbol } }
      return subject
    })

    return handlers.handleAll({
      recent: ({ params, query, request }) =>
        bodies.respond(request, ["recent", params, query], recent(params.symbol, query), {
          format: query.format,
          isLong: isLongSeries(query.interval, query.limit)
        }),
      history: ({ params, query, request }) =>
        bodies.respond(
          request,
          ["history", params, query],
          Effect.flatMap(subjectOf(params.symbol), (subject) => answers.history(subject, query)),
          { format: query.format, isLong: isLongHistory(query) }
        ),
      actions: ({ params, query, request }) =>
        bodies.respond(
          request,
          ["actions", params, query],
          Effect.flatMap(subjectOf(params.symbol), (subject) => answers.actions(subject, query)),
          { format: query.format }
        )
    })
  })
)
