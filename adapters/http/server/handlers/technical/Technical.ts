/** Handles `/companies/{company_id}/technical`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Technicals } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import type { TechnicalPage } from "../../../api/technical/Technical.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"
import { isLongSeries } from "../../answers/longAnswers.ts"

export const technical = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const technicals = yield* Technicals

  return HttpApiBuilder.handler(Api, "marketPages", "technical", ({ params, query, request }) => {
    const isLong = query.as_of !== undefined || isLongSeries("1day", query.series ?? 0)
    return pages.answer({ page: "technical", params, query, request, isLong }, (company, as_of) =>
      Effect.map(
        technicals.of(company, query.series ?? null, as_of),
        (page): PageBody<typeof TechnicalPage> => page
      )
    )
  })
})
