/** Handles finding a company: by a search, or by slug. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Companies, CompanySearch } from "../../../../../core/mod.ts"
import { membersOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { CompanyMatch } from "../../../api/base/CompanyMatch.ts"
import { type SearchResult, SlugResult } from "../../../api/companies/CompanySearch.ts"
import { dayOf } from "../../answers/asOf.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"

/** How many matches a search has. */
const maxMatches = 8

const foundOf = membersOf(SlugResult)
const matchOf = membersOf(CompanyMatch)

export const companySearch = Effect.gen(function* () {
  const companies = yield* Companies
  const pages = yield* CompanyPages
  const searches = yield* CompanySearch

  const search = Effect.fnUntraced(function* (text: string) {
    const found = yield* searches.find(text, maxMatches)
    const body: typeof SearchResult.Type = {
      companies: found.map((company) => matchOf({ ...company, id: company.company_id }))
    }
    return { json: () => body }
  })

  const bySlug = Effect.fnUntraced(function* (slug: string) {
    const company = yield* companies.bySlug(slug)
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
