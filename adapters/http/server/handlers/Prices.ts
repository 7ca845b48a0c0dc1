/** Answers `/stock/prices`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  type Adjustment,
  type Bar,
  Companies,
  type Company,
  type HistoryQuery,
  type Interval,
  paginate,
  Prices,
  windowOf
} from "../../../../core/mod.ts"
import { Api } from "../../api/Api.ts"
import { Bodies } from "../answers/Bodies.ts"
import { tableOf } from "../answers/csv.ts"
import { pricePointColumns, pricePointOf } from "./pricePoints.ts"

interface RecentParameters {
  readonly adjust: Adjustment
  readonly interval: Interval
  readonly limit: number
}

const seriesOf = (company: Company, interval: Interval, bars: ReadonlyArray<Bar>) => ({
  symbol: company.symbol,
  company_name: company.name,
  interval,
  data: bars.map(pricePointOf),
  count: bars.length
})

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
      return {
        json: () => seriesOf(company, query.interval, bars),
        table: () => tableOf(pricePointColumns, bars.map(pricePointOf))
      }
    })

    const history = Effect.fnUntraced(function* (symbol: string, query: HistoryQuery) {
      const { limit, offset } = query
      const company = yield* companies.bySymbol(symbol)
      const { bars, total } = yield* prices.history(company, query)
      return {
        json: () => ({
          ...seriesOf(company, query.interval, bars),
          has_more: offset + bars.length < total,
          offset,
          ...paginate({ limit, offset }, total)
        }),
        table: () => tableOf(pricePointColumns, bars.map(pricePointOf))
      }
    })

    return handlers.handleAll({
      recent: ({ params, query, request }) =>
        bodies.respond(request, ["recent", params, query], recent(params.symbol, query), query.format),
      history: ({ params, query, request }) =>
        bodies.respond(
          request,
          ["history", params, query],
          history(params.symbol, {
            ...query,
            ...windowOf(query),
            from: query.start_date ?? null,
            to: query.end_date ?? null
          }),
          query.format
        )
    })
  })
)
