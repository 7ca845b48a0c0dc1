/** Handles `/stock/indicators`, and `/companies/{company_id}/indicators`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type Adjustment, Companies, type Company, type Interval } from "../../../../../core/mod.ts"
import {
  IndicatorSeries,
  type ListedIndicator,
  listedIndicators,
  parseIndicators
} from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { symbolsOf } from "../../../api/base/Symbols.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { bySymbol } from "../../answers/bySymbol.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"
import { indicatorsJson, indicatorTable } from "./indicatorBodies.ts"

interface Query {
  readonly adjust: Adjustment
  readonly end_date?: string
  readonly indicators: string
  readonly interval: Interval
  readonly limit: number
  readonly order: "asc" | "desc"
  readonly start_date?: string
}

/** Expressions were understood when the request was validated. */
const understood = ({ indicators }: Query) => Effect.orDie(parseIndicators(indicators))

/** The answer to a query, after its head. */
const seriesOf = Effect.gen(function* () {
  const series = yield* IndicatorSeries

  return Effect.fnUntraced(function* (
    company: Company,
    as_of: string | null,
    head: object,
    query: Query,
    companies = 1
  ) {
    const indicators = yield* understood(query)
    const { adjust, end_date = null, interval, limit, start_date = null } = query
    const range = { from: start_date, to: end_date }
    const answer = yield* series.of(company, {
      ...range,
      adjust,
      as_of,
      companies,
      indicators,
      interval,
      limit
    })
    return {
      pieces: () => indicatorsJson(head, company, query, answer),
      table: () => indicatorTable(answer, query)
    }
  })
})

/** They are computed over all bars there are. */
const isLong = true

export const indicatorPage = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const answerOf = yield* seriesOf

  return HttpApiBuilder.handler(Api, "marketPages", "indicators", ({ params, query, request }) =>
    pages.whole({ page: "indicators", params, query, request, isLong }, (company, as_of, head) =>
      answerOf(company, as_of, head, query)
    )
  )
})

const catalogueOf = (wanted: ListedIndicator["group"] | undefined) =>
  Effect.sync(() => {
    const indicators = listedIndicators().filter(({ group }) => wanted === undefined || group === wanted)
    return { json: () => ({ indicators, count: indicators.length }) }
  })

export const layer = HttpApiBuilder.group(
  Api,
  "indicators",
  Effect.fnUntraced(function* (handlers) {
    const bodies = yield* Bodies
    const companies = yield* Companies
    const answerOf = yield* seriesOf
    const series = yield* IndicatorSeries

    const checkAll = Effect.fnUntraced(function* (several: ReadonlyArray<Company>, query: Query) {
      const { end_date: to = null, interval } = query
      yield* series.check(several, { indicators: yield* understood(query), interval, to })
    })

    return handlers.handleAll({
      catalogue: ({ query, request }) =>
        bodies.respond(request, ["indicators", query], catalogueOf(query.group)),
      series: ({ params, query, request }) => {
        const asked = symbolsOf(params.symbol).length
        const answer = bySymbol(params.symbol, {
          find: (symbol) => companies.bySymbol(symbol),
          of: (company) => answerOf(company, null, { symbol: company.symbol }, query, asked),
          check: (several) => checkAll(several, query)
        })
        return bodies.respond(request, ["indicators", params, query], answer, {
          format: query.format,
          isLong
        })
      }
    })
  })
)
