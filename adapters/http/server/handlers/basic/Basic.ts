/** Handles `/api/v1/financial-v4`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  type Adjustment,
  Companies,
  type Company,
  Fundamentals,
  type Interval,
  Prices
} from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import { symbolsOf } from "../../../api/base/Symbols.ts"
import { dayOf } from "../../answers/asOf.ts"
import { fundamentalsOf, profileOf, timeSeriesJson } from "./BasicBodies.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { bySymbol } from "../../answers/bySymbol.ts"
import { isBatchOfSeveral, isLongSeries } from "../../answers/longAnswers.ts"
import { pricePointTable } from "../prices/pricePoints.ts"

interface SeriesQuery {
  readonly interval: Interval
  readonly adjust: Adjustment
  readonly outputsize: number
  readonly start_date?: string
  readonly end_date?: string
}

export const layer = HttpApiBuilder.group(
  Api,
  "basic",
  Effect.fnUntraced(function* (handlers) {
    const companies = yield* Companies
    const prices = yield* Prices
    const fundamentals = yield* Fundamentals
    const bodies = yield* Bodies

    const find = (symbol: string) => companies.bySymbol(symbol)

    const timeSeries = (query: SeriesQuery) =>
      Effect.fnUntraced(function* (company: Company) {
        const { adjust, end_date, interval, outputsize, start_date } = query
        const range = { from: start_date ?? null, to: end_date ?? null }
        const total = yield* prices.total(company, interval, range)
        const newest = { ...range, interval, adjust, limit: outputsize, as_of: null }
        const bars = yield* prices.recent(company, newest)
        return {
          bytes: () => timeSeriesJson(company, query, { bars, total }),
          table: () => pricePointTable(bars)
        }
      })

    const profile = Effect.fnUntraced(function* (company: Company) {
      const figures = yield* fundamentals.of(company, null)
      return { json: () => profileOf(company, figures) }
    })

    const fundamentalsAsOf = (as_of: string | undefined) =>
      Effect.fnUntraced(function* (company: Company) {
        yield* dayOf(company, as_of)
        const figures = yield* fundamentals.of(company, as_of ?? null)
        return { json: () => fundamentalsOf(company, figures) }
      })

    return handlers.handleAll({
      timeSeries: ({ query, request }) =>
        bodies.respond(
          request,
          ["time-series", query],
          bySymbol(query.symbol, { find, of: timeSeries(query) }),
          {
            format: query.format,
            isLong: isLongSeries(query.interval, query.outputsize, symbolsOf(query.symbol).length)
          }
        ),
      profile: ({ query, request }) =>
        bodies.respond(request, ["profile", query], bySymbol(query.symbol, { find, of: profile }), {
          isLong: isBatchOfSeveral(query.symbol)
        }),
      fundamentals: ({ query, request }) =>
        bodies.respond(
          request,
          ["fundamentals", query],
          bySymbol(query.symbol, {
            find: (symbol) => companies.bySymbol(symbol, query.as_of),
            of: fundamentalsAsOf(query.as_of)
          }),
          { isLong: query.as_of !== undefined || isBatchOfSeveral(query.symbol) }
        )
    })
  })
)
