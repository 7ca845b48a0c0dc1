/** Handles `/markets`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Markets, Sectors } from "../../../../../core/mod.ts"
import { membersOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { CompanyMatch } from "../../../api/base/CompanyMatch.ts"
import type { MarketsPage } from "../../../api/markets/Markets.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"

const matchOf = membersOf(CompanyMatch)

export const markets = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const { index: indexOf } = yield* Markets
  const sectors = yield* Sectors

  const all = Effect.gen(function* () {
    const index = yield* indexOf
    const body: typeof MarketsPage.Type = {
      markets: yield* sectors.markets,
      index: index === null ? null : matchOf({ ...index, id: index.company_id })
    }
    return { json: () => body }
  })

  // They take turns by themselves, once they aren't kept.
  return HttpApiBuilder.handler(Api, "pages", "markets", ({ request }) =>
    pages.open(request, ["markets"], all)
  )
})
