/**
 * What each page needs first, beside the files that all of them share: its modules, and the answers that it asks for as it is
 * drawn. scripts/site.ts writes it for the server, whose documents name it, so that browsers load all of it at once.
 */
import type { OperationName } from "../../../adapters/client/mod.ts"
import { type TabName, tabNames } from "./company/tabs.ts"
import { yearOfPrices } from "./data/asked.ts"

export interface FirstAnswer {
  readonly name: OperationName
  /** Beside the company and the day of the page. */
  readonly parameters?: Readonly<Record<string, string | number>>
  /** Whether another parameter of the page's address may change it. */
  readonly isChosen?: boolean
}

export interface First {
  /** Below `src/`. */
  readonly modules: ReadonlyArray<string>
  readonly answers: ReadonlyArray<FirstAnswer>
}

const tabs: Readonly<Record<TabName, First>> = {
  overview: {
    modules: ["company/overview/Overview.tsx"],
    answers: [{ name: "getCompanyDetail" }, { name: "listCompanyPrices", parameters: yearOfPrices }]
  },
  financials: { modules: ["company/financials/Financials.tsx"], answers: [] },
  chart: {
    modules: ["company/chart/Chart.tsx", "company/chart/drawing.ts"],
    answers: [{ name: "listCompanyActions" }]
  },
  disclosures: { modules: ["company/disclosures/Disclosures.tsx"], answers: [] },
  insiders: { modules: ["company/insiders/Insiders.tsx"], answers: [] },
  analysis: { modules: ["company/analysis/Analysis.tsx"], answers: [{ name: "getCompanyDetail" }] },
  consensus: { modules: ["company/consensus/Consensus.tsx"], answers: [] },
  news: { modules: ["company/news/News.tsx"], answers: [] },
  research: { modules: ["company/research/Research.tsx"], answers: [] },
  sector: { modules: ["company/sector/Sector.tsx"], answers: [] }
}

const ofTab = (tab: TabName): First => ({
  modules: tabs[tab].modules,
  answers: [{ name: "getCompanyBySlug" }, { name: "getCompanySnapshot" }, ...tabs[tab].answers]
})

const page = (module: string, ...answers: ReadonlyArray<OperationName>): First => ({
  modules: [module],
  answers: answers.map((name) => ({ name }))
})

/** By the path of the page; a company's slug is `:slug`. */
export const first: Readonly<Record<string, First>> = {
  "/": { modules: [], answers: [{ name: "listMarkets" }, { name: "listSources" }] },
  "/companies": page("directory/Directory.tsx"),
  "/companies/:slug": ofTab("overview"),
  ...Object.fromEntries(tabNames.map((tab) => [`/companies/:slug/${tab}`, ofTab(tab)])),
  // Of each that is compared.
  "/compare": page("compare/Compare.tsx", "getCompanyBySlug"),
  "/calendar": page("calendar/Calendar.tsx", "getCompanyBySlug", "listExchanges"),
  "/screener": page("screener/Screener.tsx", "getFigureCatalogue"),
  "/account/keys": page("account/Account.tsx"),
  "/operator": page("operator/Operator.tsx")
}
