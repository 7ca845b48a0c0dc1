/** Written by scripts/openapiClient.ts: the operations of openapi.json. */

export interface Operation {
  readonly method: string
  readonly path: string
  /** What it takes; some answer without as well. */
  readonly access?: "key" | "bearer" | "either"
  /** Parameters that are headers; those in the path are named there, all others are in the query. */
  readonly headers?: ReadonlyArray<string>
  /** The media type of the body. */
  readonly sends?: string
  /** The member of a page that contains its items. */
  readonly items?: string
  /** How the next page is asked for; by `page` where it isn't said. */
  readonly pagedBy?: "offset"
  /** The member of an answer whose items are sent by the line as well, as NDJSON. */
  readonly lines?: "data"
}

export const operations = {
  listCompanies: {"method":"GET","path":"/api/public/v1/financial/companies","access":"key","items":"companies"},
  getCompany: {"method":"GET","path":"/api/public/v1/financial/companies/{symbol}","access":"key"},
  getFinancials: {"method":"GET","path":"/api/public/v1/financial/companies/{symbol}/financials","access":"key"},
  getPrices: {"method":"GET","path":"/api/public/v1/stock/prices/{symbol}","access":"key"},
  getPriceHistory: {"method":"GET","path":"/api/public/v1/stock/prices/{symbol}/history","access":"key","items":"data"},
  listActions: {"method":"GET","path":"/api/public/v1/stock/prices/{symbol}/actions","access":"key"},
  listNews: {"method":"GET","path":"/api/public/v1/news/articles","access":"key","headers":["x-locale"],"items":"articles"},
  getNewsArticle: {"method":"GET","path":"/api/public/v1/news/articles/{article_id}","access":"key","headers":["x-locale"]},
  getNewsContent: {"method":"GET","path":"/api/public/v1/news/articles/{article_id}/content","access":"key","headers":["x-locale"]},
  listReports: {"method":"GET","path":"/api/public/v1/research/reports","access":"key","items":"reports"},
  getReport: {"method":"GET","path":"/api/public/v1/research/reports/{report_id}","access":"key"},
  listEarnings: {"method":"GET","path":"/api/public/v1/calendar/earnings","access":"key","items":"items"},
  listDividends: {"method":"GET","path":"/api/public/v1/calendar/dividends","access":"key","items":"items"},
  listSplits: {"method":"GET","path":"/api/public/v1/calendar/splits","access":"key","items":"items"},
  listFilings: {"method":"GET","path":"/api/public/v1/calendar/filings","access":"key","items":"items"},
  listListings: {"method":"GET","path":"/api/public/v1/calendar/listings","access":"key","items":"items"},
  resolveSymbols: {"method":"GET","path":"/api/public/v1/symbology/resolve","access":"key"},
  listFigures: {"method":"GET","path":"/api/public/v1/financial/figures","access":"key"},
  getFigureExplanation: {"method":"GET","path":"/api/public/v1/financial/companies/{symbol}/figures/{figure}","access":"key"},
  listScreened: {"method":"GET","path":"/api/public/v1/financial/screener","access":"key","items":"data","pagedBy":"offset"},
  searchScreened: {"method":"POST","path":"/api/public/v1/financial/screener","access":"key","sends":"application/json"},
  listScreenHistory: {"method":"GET","path":"/api/public/v1/financial/screener/history","access":"key","lines":"data"},
  getFigureHistory: {"method":"GET","path":"/api/public/v1/financial/companies/{symbol}/figures","access":"key"},
  getTimeSeries: {"method":"GET","path":"/api/v1/financial-v4/time-series","access":"key"},
  getProfile: {"method":"GET","path":"/api/v1/financial-v4/profile","access":"key"},
  getFundamentals: {"method":"GET","path":"/api/v1/financial-v4/fundamentals","access":"key"},
  getReportPdf: {"method":"GET","path":"/files/reports/{folder}/{file}"},
  searchCompanies: {"method":"GET","path":"/v1/financial_v4/companies","access":"either"},
  getCompanyBySlug: {"method":"GET","path":"/v1/financial_v4/companies/by-slug/{slug}","access":"either"},
  getCompanyDetail: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}","access":"either"},
  getCompanyFinancials: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/financials","access":"either"},
  getFigureCatalogue: {"method":"GET","path":"/v1/financial_v4/figures","access":"either"},
  listMarkets: {"method":"GET","path":"/v1/financial_v4/markets","access":"either"},
  listRates: {"method":"GET","path":"/v1/financial_v4/rates","access":"either"},
  listSources: {"method":"GET","path":"/v1/financial_v4/sources","access":"either"},
  listCompanyPrices: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/prices","access":"either","items":"data"},
  listCompanyActions: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/actions","access":"either"},
  listCompanyDividends: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/dividends","access":"either"},
  getCompanySnapshot: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/snapshot","access":"either"},
  listCompanyMultiples: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/multiples","access":"either"},
  getCompanyTechnical: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/technical","access":"either"},
  getCompanyConsensus: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/consensus","access":"either"},
  getSectorAnalysis: {"method":"GET","path":"/v1/sector-analyst/company/{company_id}","access":"either"},
  listCompanyFilings: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/dart","access":"either"},
  listInsiderTransactions: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/insider","access":"either"},
  listCompanyNews: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/news","access":"either"},
  getCompanyNewsArticle: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/news/{article_id}","access":"either"},
  listResearchHighlights: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/research-highlights","access":"either"},
  getCalendar: {"method":"GET","path":"/v1/financial_v4/calendar/{calendar}","access":"either","items":"items"},
  listExchanges: {"method":"GET","path":"/v1/financial_v4/exchanges","access":"either"},
  listSessions: {"method":"GET","path":"/v1/financial_v4/exchanges/{mic}/sessions","access":"either"},
  getExchangeState: {"method":"GET","path":"/v1/financial_v4/exchanges/{mic}/state","access":"either"},
  getScreener: {"method":"GET","path":"/v1/financial_v4/screener","access":"either","items":"data","pagedBy":"offset"},
  listDirectory: {"method":"GET","path":"/v1/financial_v4/directory","access":"either","items":"companies"},
  listCompanyFigures: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/figures","access":"either"},
  getCompanyFigure: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/figures/{figure}","access":"either"},
  listCompanyValues: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/values","access":"either"},
  createApiKey: {"method":"POST","path":"/api/v1/api-keys","access":"bearer","headers":["idempotency-key"],"sends":"application/json"},
  listApiKeys: {"method":"GET","path":"/api/v1/api-keys","access":"bearer","items":"api_keys"},
  getApiKey: {"method":"GET","path":"/api/v1/api-keys/{id}","access":"bearer"},
  changeApiKey: {"method":"PATCH","path":"/api/v1/api-keys/{id}","access":"bearer","sends":"application/json"},
  revokeApiKey: {"method":"DELETE","path":"/api/v1/api-keys/{id}","access":"bearer"},
  rotateApiKey: {"method":"POST","path":"/api/v1/api-keys/{id}/rotate","access":"bearer","headers":["idempotency-key"],"sends":"application/json"},
  getApiKeyUsage: {"method":"GET","path":"/api/v1/api-keys/{id}/usage","access":"bearer"},
  listRuns: {"method":"GET","path":"/api/v1/admin/runs","access":"bearer","items":"runs"},
  listDoubts: {"method":"GET","path":"/api/v1/admin/doubtful","access":"bearer","items":"doubtful"},
  getAdminHealth: {"method":"GET","path":"/api/v1/admin/health","access":"bearer"},
  getOperatorsFigure: {"method":"GET","path":"/api/v1/admin/companies/{company_id}/figures/{figure}","access":"bearer"},
  undoRun: {"method":"POST","path":"/api/v1/admin/runs/{run_id}/undo","access":"bearer"},
  importFile: {"method":"POST","path":"/api/v1/admin/imports/{kind}","access":"bearer","sends":"application/octet-stream"},
  getLiveness: {"method":"GET","path":"/healthz"},
  getReadiness: {"method":"GET","path":"/readyz"}
} as const satisfies Readonly<Record<string, Operation>>

export type Operations = typeof operations
