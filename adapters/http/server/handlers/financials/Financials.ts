/** Handles `/financial/companies/{symbol}/financials`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Companies, Financials, type Period, type ShareAdjustment } from "../../../../../core/mod.ts"
import { newestYears } from "../../../../../core/financials/mod.ts"
import { Api } from "../../../api/Api.ts"
import { publicNames } from "../../../api/financials/Financials.ts"
import { dayOf } from "../../answers/asOf.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { statementsBy } from "./statements.ts"

const { element, table } = statementsBy(publicNames)

interface Query {
  readonly period: Period
  readonly years: number
  readonly adjust: ShareAdjustment
  readonly include?: string
  readonly as_of?: string
}

export const layer = HttpApiBuilder.group(
  Api,
  "financials",
  Effect.fnUntraced(function* (handlers) {
    const companies = yield* Companies
    const financials = yield* Financials
    const bodies = yield* Bodies

    const answer = Effect.fnUntraced(function* (symbol: string, query: Query) {
      const { adjust, as_of, include, period, years } = query
      const company = yield* companies.bySymbol(symbol, as_of)
      yield* dayOf(company, as_of)
      const all = yield* financials.statements(company, period, as_of ?? null, adjust)
      const statements = newestYears(all, years).map((_) => element(_, include))
      return {
        json: () => ({
          symbol: company.symbol,
          company_name: company.name,
          period,
          currency: statements[0]?.currency ?? null,
          statements,
          count: statements.length
        }),
        table: () => table(statements, include)
      }
    })

    return handlers.handleAll({
      statements: ({ params, query, request }) =>
        bodies.respond(request, ["financials", params, query], answer(params.symbol, query), {
          format: query.format,
          isLong: query.as_of !== undefined
        })
    })
  })
)
