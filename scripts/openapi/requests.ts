/** The requests whose responses are examples, by operation, in the order they are sent. */
import { OpenApi } from "effect/http-api"
import { tableFormats } from "../../adapters/http/api/base/Formats.ts"
import { Api } from "../../adapters/http/api/mod.ts"

export interface ExampleRequest {
  readonly operation: string
  /** Distinguishes the examples of an operation. */
  readonly name: string
  readonly method: string
  readonly path: string
  /** The JSON body, or the text of a file; null for none. */
  readonly sent: unknown
}

const get = (operation: string, paths: Readonly<Record<string, string>>): ReadonlyArray<ExampleRequest> =>
  Object.entries(paths).map(([name, path]) => ({ operation, name, method: "GET", path, sent: null }))

/** The path of a table, with a query, in each format of tables. */
const tables = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(tableFormats.map((format) => [format, `${path}&format=${format}`]))

/** The same, and as iCalendar. */
const calendars = (path: string): Readonly<Record<string, string>> => ({
  ...tables(path),
  ics: `${path}&format=ics`
})

const publicApi = "/api/public/v1"
const basic = "/api/v1/financial-v4"
const keys = "/api/v1/api-keys"
const ownFigures = "/api/v1/figures"
const admin = "/api/v1/admin"
const pages = "/v1/financial_v4"
const apple = `${pages}/companies/1`
const asOf = "as_of=2021-03-31"
const panel = `${publicApi}/financial/screener/history?where=pe_ratio%20%3C%2035&start_date=2020-07-01&end_date=2021-03-31&frequency=quarter`

const send = (
  operation: string,
  name: string,
  method: string,
  path: string,
  sent: unknown
): ExampleRequest => ({ operation, name, method, path, sent })

const listed: ReadonlyArray<ExampleRequest> = [
  ...get("listCompanies", {
    page: `${publicApi}/financial/companies?sector=Technology&limit=2`,
    offset: `${publicApi}/financial/companies?limit=1&offset=5`,
    data: `${publicApi}/financial/companies?limit=1&variant=data`,
    ...tables(`${publicApi}/financial/companies?limit=3`)
  }),
  ...get("getCompany", { company: `${publicApi}/financial/companies/AAPL` }),
  ...get("getFinancials", {
    annual: `${publicApi}/financial/companies/AAPL/financials?years=1&${asOf}`,
    provenance: `${publicApi}/financial/companies/AAPL/financials?years=1&${asOf}&include=provenance`,
    changes: `${publicApi}/financial/companies/AAPL/financials?years=1&as_of=2010-01-25&against=2009-10-27&include=missing`,
    ...tables(`${publicApi}/financial/companies/AAPL/financials?years=2&${asOf}`)
  }),
  ...get("getPrices", {
    daily: `${publicApi}/stock/prices/AAPL?limit=2`,
    ...tables(`${publicApi}/stock/prices/AAPL?limit=2`)
  }),
  ...get("getPriceHistory", {
    monthly: `${publicApi}/stock/prices/AAPL/history?interval=1month&adjust=all&start_date=2020-07-01&limit=2`,
    ...tables(`${publicApi}/stock/prices/AAPL/history?start_date=2020-08-28&end_date=2020-09-01&adjust=none`)
  }),
  ...get("listIndicators", { cycle: `${publicApi}/stock/indicators?group=cycle` }),
  ...get("getIndicators", {
    one: `${publicApi}/stock/indicators/AAPL?indicators=rsi(14),bbands(20,2),beta(SPY,20)&limit=2`,
    several: `${publicApi}/stock/indicators/IBM,ZZZZ?indicators=rsi(14)&limit=1`,
    ...tables(`${publicApi}/stock/indicators/AAPL?indicators=rsi(14),adx&interval=1week&limit=2`)
  }),
  ...get("listCompanyIndicators", {
    raw: `${apple}/indicators?indicators=sma(20),obv&adjust=none&limit=2&as_of=2020-08-28`,
    ...tables(`${apple}/indicators?indicators=supertrend(10,3)&limit=2&${asOf}`)
  }),
  ...get("listActions", {
    newest: `${publicApi}/stock/prices/AAPL/actions?start_date=2020-08-01&end_date=2020-12-31`,
    ...tables(`${publicApi}/stock/prices/AAPL/actions?type=split`)
  }),
  ...get("listNews", { newest: `${publicApi}/news/articles?limit=1` }),
  ...get("getNewsArticle", { article: `${publicApi}/news/articles/1` }),
  ...get("getNewsContent", { content: `${publicApi}/news/articles/1/content` }),
  ...get("listReports", {
    newest: `${publicApi}/research/reports?page_size=2`,
    ...tables(`${publicApi}/research/reports?page_size=2&report_type=industry_analysis`)
  }),
  ...get("getReport", { report: `${publicApi}/research/reports/1` }),
  ...get("listEarnings", {
    quarters: `${publicApi}/calendar/earnings?symbol=AAPL&start_date=2020-10-01&end_date=2021-12-31&${asOf}`,
    ...calendars(`${publicApi}/calendar/earnings?symbol=AAPL&start_date=2020-07-01&${asOf}`)
  }),
  ...get("listDividends", {
    days: `${publicApi}/calendar/dividends?start_date=2021-01-01&end_date=2021-03-31&limit=2`,
    ...calendars(`${publicApi}/calendar/dividends?symbol=AAPL&start_date=2020-01-01`)
  }),
  ...get("listSplits", {
    year: `${publicApi}/calendar/splits?start_date=2020-01-01&end_date=2020-12-31&limit=2`,
    ...calendars(`${publicApi}/calendar/splits?symbol=AAPL`)
  }),
  ...get("listFilings", {
    days: `${publicApi}/calendar/filings?start_date=2021-01-01&limit=2`,
    ...calendars(`${publicApi}/calendar/filings?symbol=AAPL&start_date=2021-01-01&limit=3`)
  }),
  ...get("listListings", {
    all: `${publicApi}/calendar/listings?limit=2`,
    ...calendars(`${publicApi}/calendar/listings?limit=3`)
  }),
  ...get("resolveSymbols", { tickers: `${publicApi}/symbology/resolve?symbols=AAPL,ZZZZ&${asOf}` }),
  ...get("listFigures", { group: `${publicApi}/financial/figures?group=risk` }),
  ...get("getFigureCatalogue", { group: `${pages}/figures?group=dividends` }),
  ...get("listScreened", {
    value: `${publicApi}/financial/screener?where=pe_ratio%20%3C%2035%20%26%26%20roe%20%3E%2010&columns=pe_ratio,roe&limit=2&${asOf}`,
    ...tables(`${publicApi}/financial/screener?where=return_1y%20%3E%200&columns=return_1y&limit=2&${asOf}`)
  }),
  send("searchScreened", "ranked", "POST", `${publicApi}/financial/screener`, {
    where: "percentile(return_1y) > 80",
    columns: "return_1y,rank(return_1y, sector)",
    sort: "-return_1y",
    as_of: "2021-03-31",
    limit: 2
  }),
  send("searchScreened", "csv", "POST", `${publicApi}/financial/screener`, {
    where: "return_1y > 0",
    as_of: "2021-03-31",
    limit: 2,
    format: "csv"
  }),
  ...get("listScreenHistory", {
    quarters: `${panel}&returns=true&limit=1`,
    ...tables(panel),
    ndjson: `${panel}&format=ndjson`
  }),
  ...get("getFigureHistory", {
    months: `${publicApi}/financial/companies/AAPL/figures?names=pe_ratio,roe&end_date=2021-03-31&limit=2`,
    ...tables(`${publicApi}/financial/companies/AAPL/figures?names=pe_ratio,roe&end_date=2021-03-31&limit=2`)
  }),
  ...get("getFigureExplanation", {
    margin: `${publicApi}/financial/companies/AAPL/figures/net_margin?${asOf}`
  }),
  ...get("getCompanyFigure", {
    yield: `${apple}/figures/dividend_yield?${asOf}`,
    unknown: `${pages}/companies/4/figures/net_margin`
  }),
  ...get("listCompanyValues", {
    ratios: `${apple}/values?names=pe_ratio,enterprise_value&${asOf}`,
    ...tables(`${apple}/values?names=pe_ratio,enterprise_value&${asOf}`)
  }),
  ...get("listValues", {
    ratios: `${pages}/values?companies=apple-inc,ibm,zzzz&names=pe_ratio,roe&${asOf}`,
    ...tables(`${pages}/values?companies=apple-inc,ibm&names=pe_ratio,roe&${asOf}`)
  }),
  ...get("getOperatorsFigure", { unknown: `${admin}/companies/4/figures/net_margin` }),
  ...get("getScreener", {
    explained: `${pages}/screener?where=pe_ratio%20%3C%2035&columns=pe_ratio&limit=1&explain=true&${asOf}`,
    ...tables(`${pages}/screener?where=pe_ratio%20%3C%2035&columns=pe_ratio&limit=1&${asOf}`)
  }),
  ...get("listCompanyFigures", {
    quarters: `${apple}/figures?names=pe_ratio&frequency=quarter&end_date=2021-03-31&limit=2`,
    ...tables(`${apple}/figures?names=pe_ratio&end_date=2021-03-31&limit=2`)
  }),
  ...get("listDirectory", {
    technology: `${pages}/directory?sector=Technology&sort=-market_cap&${asOf}`,
    ...tables(`${pages}/directory?letter=a&${asOf}`)
  }),
  ...get("listSectors", { sectors: `${pages}/sectors?${asOf}`, ...tables(`${pages}/sectors?${asOf}`) }),
  ...get("getSector", {
    technology: `${pages}/sectors/USD/technology?${asOf}`,
    ...tables(`${pages}/sectors/USD/technology?${asOf}`)
  }),
  ...get("getCalendar", {
    earnings: `${pages}/calendar/earnings?company_id=1&start_date=2021-01-01&${asOf}`,
    ...calendars(`${pages}/calendar/dividends?company_id=1&start_date=2021-01-01`)
  }),
  ...get("getTimeSeries", {
    one: `${basic}/time-series?symbol=AAPL&outputsize=2`,
    several: `${basic}/time-series?symbol=IBM,ZZZZ&outputsize=1`,
    ...tables(`${basic}/time-series?symbol=AAPL&outputsize=2`)
  }),
  ...get("getProfile", {
    one: `${basic}/profile?symbol=AAPL`,
    several: `${basic}/profile?symbol=IBM,ZZZZ`
  }),
  ...get("getFundamentals", {
    one: `${basic}/fundamentals?symbol=AAPL&${asOf}`,
    several: `${basic}/fundamentals?symbol=AAPL,ZZZZ&${asOf}`
  }),
  ...get("searchCompanies", { found: `${pages}/companies?search=apple` }),
  ...get("getCompanyBySlug", { ticker: `${pages}/companies/by-slug/aapl` }),
  ...get("getCompanyDetail", { detail: `${apple}?${asOf}` }),
  ...get("getCompanyFinancials", {
    annual: `${apple}/financials?years=1&${asOf}`,
    ...tables(`${apple}/financials?years=1&period=Quarterly&${asOf}`)
  }),
  ...get("listCompanyPrices", {
    monthly: `${apple}/prices?interval=1month&limit=2&order=desc&${asOf}`,
    ...tables(`${apple}/prices?start_date=2020-08-28&end_date=2020-09-01&adjust=none`)
  }),
  ...get("listCloses", {
    weekly: `${pages}/closes?companies=apple-inc,ibm&interval=1week&adjust=all&limit=2&${asOf}`,
    ...tables(`${pages}/closes?companies=apple-inc,ibm&limit=1&${asOf}`)
  }),
  ...get("listCompanyActions", {
    newest: `${apple}/actions?start_date=2020-08-01&${asOf}`,
    ...tables(`${apple}/actions?type=split`)
  }),
  ...get("listCompanyDividends", { years: `${apple}/dividends?${asOf}` }),
  ...get("listCompanyMultiples", { months: `${apple}/multiples?years=1&as_of=2021-02-05` }),
  ...get("getCompanyTechnical", {
    last: `${apple}/technical?${asOf}`,
    series: `${apple}/technical?series=2&${asOf}`
  }),
  ...get("getCompanyConsensus", { month: `${apple}/consensus?months=1&as_of=2021-02-05` }),
  ...get("getSectorAnalysis", { sector: `/v1/sector-analyst/company/1?${asOf}` }),
  ...get("listCompanyNews", { newest: `${apple}/news?limit=1&locale=en` }),
  ...get("getCompanyNewsArticle", { article: `${apple}/news/1?locale=en` }),
  ...get("listResearchHighlights", { newest: `${apple}/research-highlights?limit=1` }),
  ...get("listRates", {
    days: `${pages}/rates?base=EUR&quote=USD&start_date=2024-06-24&end_date=2024-06-28`
  }),
  ...get("listSessions", {
    days: `${pages}/exchanges/XNYS/sessions?start_date=2023-11-22&end_date=2023-11-24`
  }),
  ...get("getExchangeState", { state: `${pages}/exchanges/XTKS/state` }),
  send("createApiKey", "created", "POST", keys, {
    name: "reports",
    scopes: ["read:stock", "read:financial"],
    expires_at: "2027-12-31T00:00:00Z",
    rate_limit: 5000,
    rate_period: 3600
  }),
  ...get("listApiKeys", { own: keys }),
  ...get("getApiKey", { key: `${keys}/2` }),
  send("changeApiKey", "changed", "PATCH", `${keys}/2`, { name: "prices", scopes: ["read:stock"] }),
  send("rotateApiKey", "rotated", "POST", `${keys}/2/rotate`, { grace_seconds: 3600 }),
  ...get("getApiKeyUsage", { usage: `${keys}/2/usage` }),
  send("createOwnFigure", "created", "POST", ownFigures, {
    name: "cash_yield",
    title: "Cash yield",
    unit: "percent",
    formula: "100 * free_cash_flow_ttm / market_cap"
  }),
  ...get("listOwnFigures", { own: ownFigures }),
  ...get("getOwnFigure", { figure: `${ownFigures}/2` }),
  send("changeOwnFigure", "changed", "PATCH", `${ownFigures}/2`, { title: "Cash yield, trailing" }),
  ...get("listRuns", { newest: `${admin}/runs?limit=1` }),
  ...get("listDoubts", { first: `${admin}/doubtful?limit=1` }),
  ...get("listStaleCompanies", { first: `${admin}/stale?limit=1` }),
  ...get("getAdminHealth", { state: `${admin}/health` }),
  ...get("getOperatorsHealth", { health: `${admin}/companies/4/health` }),
  send("acceptDoubts", "spike", "POST", `${admin}/companies/1/doubts/accept?start_date=2009-09-21`, null),
  send("withdrawDoubts", "spike", "POST", `${admin}/companies/1/doubts/withdraw?start_date=2009-09-21`, null),
  send("syncCompany", "begun", "POST", `${admin}/companies/1/syncs/edgar`, null),
  ...get("listOperations", { newest: `${admin}/operations?limit=2` }),
  ...get("getOperation", { accepted: `${admin}/operations/1` }),
  send(
    "importFile",
    "imported",
    "POST",
    `${admin}/imports/prices?symbol=AAPL&source=example&name=prices.csv`,
    "date,open,high,low,close,volume\n2022-01-03,177.83,182.88,177.71,182.01,104487900\n2022-01-04,182.63,x,179.12,179.7,99310400\n"
  ),
  send("undoRun", "undone", "POST", `${admin}/runs/28/undo`, null),
  ...get("getLiveness", { live: "/healthz" }),
  ...get("getReadiness", { ready: "/readyz" })
]

/** Of what isn't listed and needs no parameter but the company: two rows of a list, a page of another kind as of a day. */
const usual = Object.entries(OpenApi.fromApi(Api).paths).flatMap(([path, { get: declared }]) => {
  if (declared === undefined || listed.some(({ operation }) => operation === declared.operationId)) return []
  const { operationId, parameters } = declared
  if (parameters.some(({ name, required }) => required && name !== "company_id")) return []
  const takes = (parameter: string) => parameters.some(({ name }) => name === parameter)
  const [name = "", query] = takes("limit")
    ? ["newest", "?limit=2"]
    : [path.split("/").at(-1), takes("as_of") ? `?${asOf}` : ""]
  return get(operationId, { [name]: `${path.replace("{company_id}", "1")}${query}` })
})

/** The usual ones change nothing. */
export const exampleRequests: ReadonlyArray<ExampleRequest> = [...usual, ...listed]
