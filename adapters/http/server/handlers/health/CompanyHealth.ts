/** Handles `/companies/{company_id}/health`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { DataHealth } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"

export const companyHealth = Effect.gen(function* () {
  const health = yield* DataHealth
  const pages = yield* CompanyPages

  return HttpApiBuilder.handler(Api, "pages", "companyHealth", ({ params, request }) =>
    pages.answer({ page: "health", params, query: {}, request, isLong: true }, (company) =>
      health.of(company)
    )
  )
})
