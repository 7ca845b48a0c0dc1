/** Handles `/v1/sector-analyst`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Sectors } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import type { SectorPage } from "../../../api/sectors/Sectors.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"

export const sector = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const sectors = yield* Sectors

  // Sectors take turns by themselves, once they aren't kept.
  return HttpApiBuilder.handler(Api, "marketPages", "sector", ({ params, query, request }) =>
    pages.answer({ page: "sector", params, query, request, isLong: false }, (company, as_of) =>
      Effect.map(
        sectors.of(company, query.locale, as_of),
        (analysis): PageBody<typeof SectorPage> => analysis
      )
    )
  )
})
