/**
 * The names of the client's methods by feature. An operation that isn't listed is named after its path: `/companies/{company_id}/x`
 * is `x.of`, `/x/ys` is `x.list`, with `x.each` where it is paged, `/x/ys/{y_id}` is `x.get`, `/x/ys/{y_id}/z` is `x.z`, and `/xs` is `xs.list`.
 */

/** By operation. `each` goes through all pages, `rows` through the lines of an answer. */
const named: Readonly<Record<string, ReadonlyArray<string>>> = {
  listCompanies: ["companies.list", "companies.each"],
  getCompany: ["companies.get"],
  searchCompanies: ["companies.search"],
  listDirectory: ["companies.directory", "companies.eachListed"],
  getCompanyBySlug: ["companies.bySlug"],
  getCompanyDetail: ["companies.detail"],
  getCompanySnapshot: ["companies.snapshot"],
  getProfile: ["companies.profile"],
  getCompanyHealth: ["companies.health"],
  getPrices: ["prices.recent"],
  getPriceHistory: ["prices.history", "prices.each"],
  listActions: ["prices.actions"],
  listCompanyPrices: ["prices.page"],
  listCompanyActions: ["prices.actionsPage"],
  listCompanyDividends: ["prices.dividends"],
  listCloses: ["prices.closes"],
  getTimeSeries: ["prices.series"],
  getFinancials: ["financials.statements"],
  getFundamentals: ["financials.fundamentals"],
  listCompanyMultiples: ["financials.multiples"],
  listCompanyNews: ["news.ofCompany"],
  getCompanyNewsArticle: ["news.articleOf"],
  listResearchHighlights: ["research.highlights"],
  getReportPdf: ["research.pdf"],
  listBulkTables: ["bulk.tables"],
  getBulkTable: ["bulk.table"],
  listInsiderTransactions: ["insiders.of"],
  listCompanyFilings: ["disclosures.of"],
  getCompanyTechnical: ["indicators.of"],
  listIndicators: ["indicators.list"],
  getIndicators: ["indicators.get"],
  listCompanyIndicators: ["indicators.page"],
  getSectorAnalysis: ["sectors.of"],
  getSector: ["sectors.get"],
  listEarnings: ["calendar.earnings", "calendar.eachEarnings"],
  listDividends: ["calendar.dividends", "calendar.eachDividend"],
  listSplits: ["calendar.splits", "calendar.eachSplit"],
  listFilings: ["calendar.filings", "calendar.eachFiling"],
  listListings: ["calendar.listings", "calendar.eachListing"],
  getCalendar: ["calendar.page"],
  listSessions: ["exchanges.sessions"],
  getExchangeState: ["exchanges.state"],
  resolveSymbols: ["symbology.resolve"],
  listFigures: ["figures.list"],
  getFigureCatalogue: ["figures.page"],
  getFigureHistory: ["figures.of"],
  listCompanyFigures: ["figures.ofCompany"],
  listCompanyValues: ["figures.values"],
  listValues: ["figures.valuesOf"],
  getFigureExplanation: ["figures.explain"],
  getCompanyFigure: ["figures.explainPage"],
  listScreened: ["screens.list", "screens.each"],
  searchScreened: ["screens.post"],
  listScreenHistory: ["screens.history", "screens.rows"],
  getScreener: ["screens.page"]
}

/** What the features of several operations are about; that of one is what the operation is. */
export const about: Readonly<Record<string, string>> = {
  companies: "Listed securities.",
  prices: "Bars and corporate actions.",
  financials: "Statements and what follows from them.",
  indicators: "Technical indicators of bars.",
  news: "Articles, in the language of `x-locale` where there is a translation.",
  research: "Brokers' reports.",
  bulk: "Whole tables as files.",
  calendar: "Events of all companies by day.",
  sectors: "Sectors, and companies among those of theirs.",
  exchanges: "When exchanges trade.",
  figures: "What is known of companies, in figures.",
  screens: "Which companies meet a condition."
}

const camelCase = (segment: string): string =>
  segment.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The name that follows from a path, `feature.method`; null for what keys, operators and monitors ask for. */
const usual = (path: string): string | null => {
  const [, page] = /^\/v1\/financial_v4\/companies\/\{company_id\}\/([\w-]+)$/.exec(path) ?? []
  if (page !== undefined) return `${camelCase(page)}.of`
  const [, list] = /^\/v1\/financial_v4\/([\w-]+)$/.exec(path) ?? []
  if (list !== undefined) return `${camelCase(list)}.list`
  const [, feature, below = ""] = /^\/api\/public\/v1\/([\w-]+)\/[\w-]+(\/.*)?$/.exec(path) ?? []
  if (feature === undefined) return null
  const last = below.split("/").at(-1) ?? ""
  return `${camelCase(feature)}.${last === "" ? "list" : last.startsWith("{") ? "get" : camelCase(last)}`
}

export const methodsOf = (operation: string, path: string, isPaged: boolean): ReadonlyArray<string> => {
  const name = usual(path)
  if (operation in named || name === null) return named[operation] ?? []
  return isPaged && name.endsWith(".list") ? [name, name.replace(/list$/, "each")] : [name]
}
