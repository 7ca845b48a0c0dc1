/** Handles `/companies/{company_id}`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CompanyDetails } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import type { DetailPage } from "../../../api/companies/Detail.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"

export const detail = Effect.gen(function* () {
  const details = yield* CompanyDetails
  const pages = yield* CompanyPages

  return HttpApiBuilder.handler(Api, "pages", "detail", ({ params, query, request }) =>
    pages.answer({ page: "detail", params, query, request }, (company, as_of) =>
      Effect.map(details.of(company, as_of), (detail): PageBody<typeof DetailPage> => detail)
    )
  )
})
