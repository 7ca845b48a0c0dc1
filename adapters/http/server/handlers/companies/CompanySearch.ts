/** Handles finding a company: by a search, or by slug. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CompanySearch } from "../../../../../core/mod.ts"
import { membersOf, OtherNames } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { FoundCompany, type SearchResult, SlugResult } from "../../../api/companies/CompanySearch.ts"
import { dayOf } from "../../answers/asOf.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"

/** How many matches a search has. */
const maxMatches = 8

const foundOf = membersOf(SlugResult)
const matchOf = membersOf(FoundCompany)

export const companySearch = Effect.gen(function* () {
  const names = yield* OtherNames
  const pages = yield* CompanyPages
  const searches = yield* CompanySearch

  const search = Effect.fnUntraced(function* (text: string) {
    const found = yield* searches.find(text, maxMatches)
    const body: typeof SearchResult.Type = {
      companies: found.map(({ company, found_by }) =>
        matchOf({ ...company, id: company.company_id, found_by })
      )
    }
    return { json: () => body }
  })

  const bySlug = Effect.fnUntraced(function* (slug: string) {
    const company = yield* names.byAddress(slug)
    const as_of = yield* dayOf(company, undefined)
    const body = foundOf({ ...company, id: company.company_id, as_of })
    return { json: () => body }
  })

  return {
    search: HttpApiBuilder.handler(Api, "pages", "search", ({ query, request }) =>
      pages.open(request, ["search", query], search(query.search), { isLong: true })
    ),
    bySlug: HttpApiBuilder.handler(Api, "pages", "bySlug", ({ params, request }) =>
      pages.open(request, ["slug", params], bySlug(params.slug))
    )
  }
})
