/** Handles company pages: search, slugs, details, statements, markets and sources. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  Companies,
  CompanyDetails,
  CompanySearch,
  Financials,
  Sectors,
  Sources
} from "../../../../core/mod.ts"
import { newestYears } from "../../../../core/financials/mod.ts"
import { membersOf } from "../../../../core/ports.ts"
import { Api } from "../../api/Api.ts"
import type { DetailPage } from "../../api/pages/Detail.ts"
import { type FinancialsPage, pageNames } from "../../api/pages/Financials.ts"
import { CompanyMatch, type SearchResult, SlugResult } from "../../api/pages/CompanySearch.ts"
import type { MarketsPage } from "../../api/pages/Markets.ts"
import type { SourcesPage } from "../../api/pages/Sources.ts"
import { dayOf } from "../answers/asOf.ts"
import { statementsBy } from "../answers/statements.ts"
import { CompanyPages, type PageBody } from "../answers/CompanyPages.ts"

/** How many matches a search has. */
const maxMatches = 8

const { element, table } = statementsBy(pageNames)

const foundOf = membersOf(SlugResult)
const matchOf = membersOf(CompanyMatch)

export const layer = HttpApiBuilder.group(
  Api,
  "pages",
  Effect.fnUntraced(function* (handlers) {
    const companies = yield* Companies
    const details = yield* CompanyDetails
    const financials = yield* Financials
    const pages = yield* CompanyPages
    const searches = yield* CompanySearch
    const sectors = yield* Sectors
    const sources = yield* Sources

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

    const allMarkets = Effect.map(sectors.markets, (markets) => {
      const body: typeof MarketsPage.Type = { markets }
      return { json: () => body }
    })

    const allSources = Effect.map(sources.all, (sources) => {
      const body: typeof SourcesPage.Type = { sources }
      return { json: () => body }
    })

    return handlers.handleAll({
      search: ({ query, request }) =>
        pages.open(request, ["search", query], search(query.search), { isLong: true }),
      bySlug: ({ params, request }) => pages.open(request, ["slug", params], bySlug(params.slug)),
      detail: ({ params, query, request }) =>
        pages.answer({ page: "detail", params, query, request }, (company, as_of) =>
          Effect.map(details.of(company, as_of), (detail): PageBody<typeof DetailPage> => detail)
        ),
      financials: ({ params, query, request }) =>
        pages.answer(
          { page: "financials", params, query, request },
          (company, as_of) =>
            Effect.map(
              financials.statements(company, query.period, as_of, query.adjust),
              (all): PageBody<typeof FinancialsPage> => {
                const newest = newestYears(all, query.years)
                const statements = newest.map((_) => element(_, query.include))
                return { period: query.period, statements, count: statements.length }
              }
            ),
          ({ statements }) => table(statements, query.include)
        ),
      // They take turns by themselves, once they aren't kept.
      markets: ({ request }) => pages.open(request, ["markets"], allMarkets),
      sources: ({ request }) => pages.open(request, ["sources"], allSources)
    })
  })
)
