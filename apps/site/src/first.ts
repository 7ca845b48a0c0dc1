/**
 * What each page needs first, beside the files that all of them share: its modules, and the answers that it asks for as it is
 * drawn. scripts/site.ts writes it for the server, whose documents name it, so that browsers load all of it at once.
 */
import type { OperationName } from "../../../adapters/client/mod.ts"
import { namesOf } from "./compare/rows.ts"
import { barsAskedFor } from "./compare/spans.ts"
import { overviewFigures } from "./company/overview/figureNames.ts"
import { type TabName, tabNames } from "./subject/tabs.ts"
import {
  allYears,
  interimYear,
  newestBars,
  newestFilings,
  newestReports,
  newestTransactions,
  wholeStatements,
  yearOfPrices
} from "./data/asked.ts"

export interface FirstAnswer {
  readonly name: OperationName
  /** Beside the company and the day of the page; `{slugs}` are the companies that the address names. */
  readonly parameters?: Readonly<Record<string, string | number>>
  /** Whether another parameter of the page's address may change it. */
  readonly isChosen?: boolean
}

export interface First {
  /** Below `src/`. */
  readonly modules: ReadonlyArray<string>
  readonly answers: ReadonlyArray<FirstAnswer>
}

/** An answer whose parameters the page lets choose, and its address contains where they are others. */
const chosen = (name: OperationName, parameters: FirstAnswer["parameters"] = {}): FirstAnswer => ({
  name,
  parameters,
  isChosen: true
})

const always = (name: OperationName, parameters: FirstAnswer["parameters"] = {}): FirstAnswer => ({
  name,
  parameters
})

/** What depends on the language, which browsers alone know, isn't among the answers. */
const tabs: Readonly<Record<TabName, First>> = {
  overview: {
    modules: [],
    answers: [
      always("getCompanyDetail"),
      always("listCompanyPrices", yearOfPrices),
      always("listCompanyValues", { names: overviewFigures }),
      always("listCompanyDividends")
    ]
  },
  financials: {
    modules: ["company/financials/Financials.tsx"],
    answers: [
      chosen("getCompanyFinancials", { period: "Annual", adjust: "splits", years: 6, ...wholeStatements }),
      always("getCompanyFinancials", interimYear)
    ]
  },
  chart: {
    modules: ["company/chart/Chart.tsx", "company/chart/drawing.ts"],
    answers: [
      chosen("listCompanyPrices", { interval: "1day", adjust: "splits", ...newestBars }),
      always("listCompanyActions")
    ]
  },
  disclosures: {
    modules: ["company/disclosures/Disclosures.tsx"],
    answers: [always("listCompanyFilings", newestFilings)]
  },
  insiders: {
    modules: ["company/insiders/Insiders.tsx"],
    answers: [chosen("listInsiderTransactions", { months: 12, ...newestTransactions })]
  },
  analysis: {
    modules: ["company/analysis/Analysis.tsx"],
    answers: [always("getCompanyFinancials", allYears), always("getCompanyDetail")]
  },
  consensus: {
    modules: ["company/consensus/Consensus.tsx"],
    answers: [chosen("getCompanyConsensus", { months: 12 })]
  },
  news: { modules: ["company/news/News.tsx"], answers: [] },
  research: {
    modules: ["company/research/Research.tsx"],
    answers: [always("listResearchHighlights", newestReports)]
  },
  sector: { modules: ["company/sector/Sector.tsx"], answers: [always("getCompanyDetail")] },
  health: { modules: ["company/health/Health.tsx"], answers: [always("getCompanyHealth")] }
}

const ofTab = (tab: TabName): First => ({
  modules: tabs[tab].modules,
  answers: [always("getCompanyBySlug"), always("getCompanySnapshot"), ...tabs[tab].answers]
})

/** Of a module that is loaded with the page. */
const page = (module: string, ...answers: ReadonlyArray<OperationName>): First => ({
  modules: [module],
  answers: answers.map((name) => always(name))
})

/** Of the companies that are compared; the index beside them is of the markets. */
const ofCompared: ReadonlyArray<FirstAnswer> = [
  chosen("listMarkets"),
  chosen("listValues", { companies: "{slugs}", names: namesOf("ttm") }),
  chosen("listCloses", { companies: "{slugs}", adjust: "all", ...barsAskedFor("3y") })
]

/** By the path of the page; a company's slug is `:slug`. */
export const first: Readonly<Record<string, First>> = {
  "/": { modules: [], answers: [always("listMarkets"), always("listSources")] },
  "/companies": page("directory/Directory.tsx"),
  "/companies/:slug": ofTab("overview"),
  ...Object.fromEntries(tabNames.map((tab) => [`/companies/:slug/${tab}`, ofTab(tab)])),
  "/compare": { modules: [], answers: ofCompared },
  "/calendar": page("calendar/Calendar.tsx", "getCompanyBySlug", "listExchanges"),
  "/sectors": page("sectors/Sectors.tsx", "listSectors"),
  "/sectors/:currency/:sector": page("sectors/SectorPage.tsx"),
  "/screener": page("screener/Screener.tsx", "getFigureCatalogue"),
  "/account/keys": page("account/Account.tsx"),
  "/operator": page("operator/Operator.tsx")
}
