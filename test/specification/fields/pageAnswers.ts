/** Requests for every page of a company. */
import * as Filed from "./filedFields.ts"
import * as Market from "./marketFields.ts"
import * as Pages from "./pageFields.ts"
import { type Answers, pagesOf, pagesRoot, periods } from "./requests.ts"

export const pageAnswers: ReadonlyArray<Answers> = [
  {
    name: "a detail page",
    form: Pages.detailPage,
    paths: pagesOf(""),
    neverNull: ["currency"]
  },
  {
    name: "a slug",
    form: Pages.slugResult,
    paths: [`${pagesRoot}/companies/by-slug/bare`, `${pagesRoot}/companies/by-slug/FULL`]
  },
  {
    name: "a page of statements",
    form: Pages.financialsPage,
    paths: periods.flatMap((period) => pagesOf(`/financials?years=20&period=${period}`))
  },
  {
    name: "a page of statements with their other lines and provenance",
    form: Pages.financialsPageWithAll,
    paths: periods.flatMap((period) =>
      pagesOf(`/financials?years=20&period=${period}&include=lines,provenance`)
    )
  },
  {
    name: "a search",
    form: Pages.searchResult,
    paths: ["inc", "bare", "nobody"].map((text) => `${pagesRoot}/companies?search=${text}`)
  },
  {
    name: "a page of bars",
    form: Pages.pricesPage,
    neverNull: ["currency"],
    paths: ["", "?page=2", "?offset=3", "?interval=1month&order=desc&as_of=2024-06-05"].flatMap((query) =>
      pagesOf(`/prices${query}`)
    )
  },
  {
    name: "a page of actions",
    form: Pages.actionsPage,
    neverNull: ["currency"],
    paths: ["", "?type=split", "?start_date=2024-01-01"].flatMap((query) => pagesOf(`/actions${query}`))
  },
  {
    name: "markets",
    form: Market.marketsPage,
    paths: [`${pagesRoot}/markets`],
    // The only market here has prices.
    neverNull: [
      ...["market_cap_currency", "market_cap_total", "price_date"].map((name) => `markets[].${name}`),
      "markets[].top_companies[].currency"
    ]
  },
  { name: "sources", form: Pages.sourcesPage, paths: [`${pagesRoot}/sources`] },
  {
    name: "a consensus page",
    form: Market.consensusPage,
    paths: pagesOf("/consensus"),
    neverNull: ["currency"]
  },
  {
    name: "a page of multiples",
    form: Market.multiplesPage,
    paths: pagesOf("/multiples?years=25"),
    neverNull: ["multiples[].statement_date"]
  },
  { name: "a technical page", form: Market.technicalPage, paths: pagesOf("/technical") },
  {
    name: "a technical page with its series",
    form: Market.technicalPageWithSeries,
    paths: pagesOf("/technical?series=1000")
  },
  {
    name: "a snapshot",
    form: Market.snapshotPage,
    paths: pagesOf("/snapshot"),
    neverNull: ["currency"]
  },
  {
    name: "a sector page",
    form: Market.sectorPage,
    paths: pagesOf("", "/v1/sector-analyst/company/")
  },
  { name: "a news page", form: Filed.newsPage, paths: pagesOf("/news") },
  {
    name: "a page of an article",
    form: Filed.articlePage,
    paths: [1, 2].map((id) => `${pagesRoot}/companies/1/news/${id}`)
  },
  {
    name: "a page of research",
    form: Filed.highlightsPage,
    paths: pagesOf("/research-highlights?limit=100")
  },
  { name: "a page of disclosures", form: Filed.disclosuresPage, paths: pagesOf("/dart") },
  {
    name: "a page of insiders",
    form: Filed.insidersPage,
    paths: pagesOf("/insider"),
    neverNull: ["currency"]
  }
]
