/** Handles `/companies/{company_id}`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CompanyDetails } from "../../../../../core/mod.ts"
import { OtherNames } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import type { DetailPage } from "../../../api/companies/Detail.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"

export const detail = Effect.gen(function* () {
  const details = yield* CompanyDetails
  const names = yield* OtherNames
  const pages = yield* CompanyPages

  return HttpApiBuilder.handler(Api, "pages", "detail", ({ params, query, request }) =>
    pages.whole({ page: "detail", params, query, request }, (company, as_of, head) =>
      Effect.gen(function* () {
        const detail = yield* details.of(company, as_of)
        const former_names = yield* names.calledBy(company.issuer_id, head.as_of)
        const body: typeof DetailPage.Type = { ...head, ...detail, former_names }
        return { json: () => body }
      })
    )
  )
})
