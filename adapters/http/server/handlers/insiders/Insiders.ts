/** Handles `/companies/{company_id}/insider`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type InsiderActivity, insiderRow, Insiders } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import type { InsidersPage } from "../../../api/insiders/Insiders.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"

const insidersOf = ({ currency, summary, transactions }: InsiderActivity): PageBody<typeof InsidersPage> => ({
  currency,
  transactions: transactions.map((transaction) => insiderRow(transaction, currency)),
  summary,
  count: transactions.length
})

export const insiders = Effect.gen(function* () {
  const insiders = yield* Insiders
  const pages = yield* CompanyPages

  return HttpApiBuilder.handler(Api, "filingPages", "insider", ({ params, query, request }) => {
    const isLong = query.as_of !== undefined || query.limit > 100
    return pages.answer({ page: "insider", params, query, request, isLong }, (company, as_of) =>
      Effect.map(insiders.of(company, query.months, query.limit, as_of), insidersOf)
    )
  })
})
