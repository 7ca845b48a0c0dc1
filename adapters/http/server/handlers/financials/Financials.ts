/** Handles `/financial/companies/{symbol}/financials`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Companies, Financials } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import { publicNames } from "../../../api/financials/Financials.ts"
import { dayOf } from "../../answers/asOf.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { statementsBy, type StatementQuery } from "./statements.ts"

const { body, table } = statementsBy(publicNames)

interface Query extends StatementQuery {
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
      const company = yield* companies.bySymbol(symbol, query.as_of)
      yield* dayOf(company, query.as_of)
      const { statements, ...more } = yield* body(financials, company, query, query.as_of ?? null)
      return {
        json: () => ({
          symbol: company.symbol,
          company_name: company.name,
          period: query.period,
          currency: statements[0]?.currency ?? null,
          statements,
          ...more,
          count: statements.length
        }),
        table: () => table(statements, query.include)
      }
    })

    return handlers.handleAll({
      statements: ({ params, query, request }) =>
        bodies.respond(request, ["financials", params, query], answer(params.symbol, query), {
          format: query.format,
          isLong: query.as_of !== undefined || query.against !== undefined
        })
    })
  })
)
