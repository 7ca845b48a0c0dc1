/** Handles `/sources`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Sources } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import type { SourcesPage } from "../../../api/sources/Sources.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"

export const sources = Effect.gen(function* () {
  const pages = yield* CompanyPages

  const all = Effect.map((yield* Sources).all, (sources) => {
    const body: typeof SourcesPage.Type = { sources }
    return { json: () => body }
  })

  return HttpApiBuilder.handler(Api, "pages", "sources", ({ request }) =>
    pages.open(request, ["sources"], all)
  )
})
