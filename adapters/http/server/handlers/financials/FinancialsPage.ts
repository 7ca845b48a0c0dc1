/** Handles `/companies/{company_id}/financials`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Financials } from "../../../../../core/mod.ts"
import { newestYears } from "../../../../../core/financials/mod.ts"
import { Api } from "../../../api/Api.ts"
import { type FinancialsPage, pageNames } from "../../../api/financials/FinancialsPage.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"
import { statementsBy } from "./statements.ts"

const { element, table } = statementsBy(pageNames)

export const financialsPage = Effect.gen(function* () {
  const financials = yield* Financials
  const pages = yield* CompanyPages

  return HttpApiBuilder.handler(Api, "pages", "financials", ({ params, query, request }) =>
    pages.answer(
      { page: "financials", params, query, request },
      (company, as_of) =>
        Effect.map(
          financials.statements(company, query.period, as_of, query.adjust),
          (all): PageBody<typeof FinancialsPage> => {
            const newest = newestYears(all, query.years)
            const statements = newest.map((_) => element(_, query.include))
            return { period: query.period, statements, count: statements.length }
          }
        ),
      ({ statements }) => table(statements, query.include)
    )
  )
})
