/** Handles `/markets`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Sectors } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import type { MarketsPage } from "../../../api/markets/Markets.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"

export const markets = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const sectors = yield* Sectors

  const all = Effect.map(sectors.markets, (markets) => {
    const body: typeof MarketsPage.Type = { markets }
    return { json: () => body }
  })

  // They take turns by themselves, once they aren't kept.
  return HttpApiBuilder.handler(Api, "pages", "markets", ({ request }) =>
    pages.open(request, ["markets"], all)
  )
})
