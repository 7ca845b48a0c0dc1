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
  /** Whether `format=csv` answers with a table. */
  readonly isTable?: true
  /** The member of an answer whose items are sent by the line as well, as NDJSON. */
  readonly lines?: "data"
}

export const operations = {
  listCompanies: {"method":"GET","path":"/api/public/v1/financial/companies","access":"key","items":"companies","isTable":true},
  getCompany: {"method":"GET","path":"/api/public/v1/financial/companies/{symbol}","access":"key"},
  getFinancials: {"method":"GET","path":"/api/public/v1/financial/companies/{symbol}/financials","access":"key","isTable":true},
  getPrices: {"method":"GET","path":"/api/public/v1/stock/prices/{symbol}","access":"key","isTable":true},
  getPriceHistory: {"method":"GET","path":"/api/public/v1/stock/prices/{symbol}/history","access":"key","items":"data","isTable":true},
  listActions: {"method":"GET","path":"/api/public/v1/stock/prices/{symbol}/actions","access":"key","isTable":true},
  listIndicators: {"method":"GET","path":"/api/public/v1/stock/indicators","access":"key"},
  getIndicators: {"method":"GET","path":"/api/public/v1/stock/indicators/{symbol}","access":"key","isTable":true},
  listNews: {"method":"GET","path":"/api/public/v1/news/articles","access":"key","headers":["x-locale"],"items":"articles"},
  getNewsArticle: {"method":"GET","path":"/api/public/v1/news/articles/{article_id}","access":"key","headers":["x-locale"]},
  getNewsContent: {"method":"GET","path":"/api/public/v1/news/articles/{article_id}/content","access":"key","headers":["x-locale"]},
  listReports: {"method":"GET","path":"/api/public/v1/research/reports","access":"key","items":"reports","isTable":true},
  getReport: {"method":"GET","path":"/api/public/v1/research/reports/{report_id}","access":"key"},
  listEarnings: {"method":"GET","path":"/api/public/v1/calendar/earnings","access":"key","items":"items","isTable":true},
  listDividends: {"method":"GET","path":"/api/public/v1/calendar/dividends","access":"key","items":"items","isTable":true},
  listSplits: {"method":"GET","path":"/api/public/v1/calendar/splits","access":"key","items":"items","isTable":true},
  listFilings: {"method":"GET","path":"/api/public/v1/calendar/filings","access":"key","items":"items","isTable":true},
  listListings: {"method":"GET","path":"/api/public/v1/calendar/listings","access":"key","items":"items","isTable":true},
  resolveSymbols: {"method":"GET","path":"/api/public/v1/symbology/resolve","access":"key"},
  listFigures: {"method":"GET","path":"/api/public/v1/financial/figures","access":"key"},
  getFigureExplanation: {"method":"GET","path":"/api/public/v1/financial/companies/{symbol}/figures/{figure}","access":"key"},
  listScreened: {"method":"GET","path":"/api/public/v1/financial/screener","access":"key","items":"data","pagedBy":"offset","isTable":true},
  searchScreened: {"method":"POST","path":"/api/public/v1/financial/screener","access":"key","sends":"application/json","isTable":true},
  listScreenHistory: {"method":"GET","path":"/api/public/v1/financial/screener/history","access":"key","lines":"data","isTable":true},
  getFigureHistory: {"method":"GET","path":"/api/public/v1/financial/companies/{symbol}/figures","access":"key","isTable":true},
  listBulkTables: {"method":"GET","path":"/api/public/v1/bulk","access":"key"},
  getBulkTable: {"method":"GET","path":"/api/public/v1/bulk/{table}","access":"key"},
  getTimeSeries: {"method":"GET","path":"/api/v1/financial-v4/time-series","access":"key","isTable":true},
  getProfile: {"method":"GET","path":"/api/v1/financial-v4/profile","access":"key"},
  getFundamentals: {"method":"GET","path":"/api/v1/financial-v4/fundamentals","access":"key"},
  getReportPdf: {"method":"GET","path":"/files/reports/{folder}/{file}"},
  searchCompanies: {"method":"GET","path":"/v1/financial_v4/companies","access":"either"},
  getCompanyBySlug: {"method":"GET","path":"/v1/financial_v4/companies/by-slug/{slug}","access":"either"},
  getCompanyDetail: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}","access":"either"},
  getCompanyFinancials: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/financials","access":"either","isTable":true},
  getCompanyHealth: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/health","access":"either"},
  getFigureCatalogue: {"method":"GET","path":"/v1/financial_v4/figures","access":"either"},
  listMarkets: {"method":"GET","path":"/v1/financial_v4/markets","access":"either"},
  listRates: {"method":"GET","path":"/v1/financial_v4/rates","access":"either"},
  listSources: {"method":"GET","path":"/v1/financial_v4/sources","access":"either"},
  listCompanyPrices: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/prices","access":"either","items":"data","isTable":true},
  listCompanyActions: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/actions","access":"either","isTable":true},
  listCompanyDividends: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/dividends","access":"either"},
  listCloses: {"method":"GET","path":"/v1/financial_v4/closes","access":"either","isTable":true},
  getCompanySnapshot: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/snapshot","access":"either"},
  listCompanyMultiples: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/multiples","access":"either"},
  getCompanyTechnical: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/technical","access":"either"},
  listCompanyIndicators: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/indicators","access":"either","isTable":true},
  getCompanyConsensus: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/consensus","access":"either"},
  getSectorAnalysis: {"method":"GET","path":"/v1/sector-analyst/company/{company_id}","access":"either"},
  listCompanyFilings: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/dart","access":"either"},
  listInsiderTransactions: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/insider","access":"either"},
  listCompanyNews: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/news","access":"either"},
  getCompanyNewsArticle: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/news/{article_id}","access":"either"},
  listResearchHighlights: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/research-highlights","access":"either"},
  getCalendar: {"method":"GET","path":"/v1/financial_v4/calendar/{calendar}","access":"either","items":"items","isTable":true},
  listExchanges: {"method":"GET","path":"/v1/financial_v4/exchanges","access":"either"},
  listSessions: {"method":"GET","path":"/v1/financial_v4/exchanges/{mic}/sessions","access":"either"},
  getExchangeState: {"method":"GET","path":"/v1/financial_v4/exchanges/{mic}/state","access":"either"},
  getScreener: {"method":"GET","path":"/v1/financial_v4/screener","access":"either","items":"data","pagedBy":"offset","isTable":true},
  listDirectory: {"method":"GET","path":"/v1/financial_v4/directory","access":"either","items":"companies","isTable":true},
  listSectors: {"method":"GET","path":"/v1/financial_v4/sectors","access":"either","isTable":true},
  getSector: {"method":"GET","path":"/v1/financial_v4/sectors/{currency}/{sector}","access":"either","isTable":true},
  listCompanyFigures: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/figures","access":"either","isTable":true},
  getCompanyFigure: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/figures/{figure}","access":"either"},
  listCompanyValues: {"method":"GET","path":"/v1/financial_v4/companies/{company_id}/values","access":"either","isTable":true},
  listValues: {"method":"GET","path":"/v1/financial_v4/values","access":"either","isTable":true},
  createApiKey: {"method":"POST","path":"/api/v1/api-keys","access":"bearer","headers":["idempotency-key"],"sends":"application/json"},
  listApiKeys: {"method":"GET","path":"/api/v1/api-keys","access":"bearer","items":"api_keys"},
  getApiKey: {"method":"GET","path":"/api/v1/api-keys/{id}","access":"bearer"},
  changeApiKey: {"method":"PATCH","path":"/api/v1/api-keys/{id}","access":"bearer","sends":"application/json"},
  revokeApiKey: {"method":"DELETE","path":"/api/v1/api-keys/{id}","access":"bearer"},
  rotateApiKey: {"method":"POST","path":"/api/v1/api-keys/{id}/rotate","access":"bearer","headers":["idempotency-key"],"sends":"application/json"},
  getApiKeyUsage: {"method":"GET","path":"/api/v1/api-keys/{id}/usage","access":"bearer"},
  createOwnFigure: {"method":"POST","path":"/api/v1/figures","access":"bearer","sends":"application/json"},
  listOwnFigures: {"method":"GET","path":"/api/v1/figures","access":"bearer"},
  getOwnFigure: {"method":"GET","path":"/api/v1/figures/{id}","access":"bearer"},
  changeOwnFigure: {"method":"PATCH","path":"/api/v1/figures/{id}","access":"bearer","sends":"application/json"},
  deleteOwnFigure: {"method":"DELETE","path":"/api/v1/figures/{id}","access":"bearer"},
  listRuns: {"method":"GET","path":"/api/v1/admin/runs","access":"bearer","items":"runs"},
  listDoubts: {"method":"GET","path":"/api/v1/admin/doubtful","access":"bearer","items":"doubtful"},
  listStaleCompanies: {"method":"GET","path":"/api/v1/admin/stale","access":"bearer","items":"stale"},
  getAdminHealth: {"method":"GET","path":"/api/v1/admin/health","access":"bearer"},
  getOperatorsFigure: {"method":"GET","path":"/api/v1/admin/companies/{company_id}/figures/{figure}","access":"bearer"},
  undoRun: {"method":"POST","path":"/api/v1/admin/runs/{run_id}/undo","access":"bearer"},
  getOperatorsHealth: {"method":"GET","path":"/api/v1/admin/companies/{company_id}/health","access":"bearer"},
  acceptDoubts: {"method":"POST","path":"/api/v1/admin/companies/{company_id}/doubts/accept","access":"bearer"},
  withdrawDoubts: {"method":"POST","path":"/api/v1/admin/companies/{company_id}/doubts/withdraw","access":"bearer"},
  syncCompany: {"method":"POST","path":"/api/v1/admin/companies/{company_id}/syncs/{source}","access":"bearer"},
  listOperations: {"method":"GET","path":"/api/v1/admin/operations","access":"bearer","items":"operations"},
  getOperation: {"method":"GET","path":"/api/v1/admin/operations/{operation_id}","access":"bearer"},
  importFile: {"method":"POST","path":"/api/v1/admin/imports/{kind}","access":"bearer","sends":"application/octet-stream"},
  getLiveness: {"method":"GET","path":"/healthz"},
  getReadiness: {"method":"GET","path":"/readyz"}
} as const satisfies Readonly<Record<string, Operation>>

export type Operations = typeof operations
