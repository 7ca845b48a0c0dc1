/** Handles `/companies/{company_id}/financials`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Financials } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import { type FinancialsPage, pageNames } from "../../../api/financials/FinancialsPage.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"
import { statementsBy } from "./statements.ts"

const { body, table } = statementsBy(pageNames)

export const financialsPage = Effect.gen(function* () {
  const financials = yield* Financials
  const pages = yield* CompanyPages

  return HttpApiBuilder.handler(Api, "pages", "financials", ({ params, query, request }) =>
    pages.answer(
      {
        page: "financials",
        params,
        query,
        request,
        isLong: query.as_of !== undefined || query.against !== undefined
      },
      (company, as_of) =>
        Effect.map(
          body(financials, company, query, as_of),
          ({ statements, ...more }): PageBody<typeof FinancialsPage> => ({
            period: query.period,
            statements,
            ...more,
            count: statements.length
          })
        ),
      ({ statements }) => table(statements, query.include)
    )
  )
})
