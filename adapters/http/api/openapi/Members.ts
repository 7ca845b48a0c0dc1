/** What members of bodies mean, and their units. */
import type { Json } from "./Json.ts"

/** By name, which means the same everywhere; else by the schema or object that the member stands in, and its name. */
export const meanings: Readonly<Record<string, string>> = {
  company_id: "The company's id; a company is one listed security",
  ticker: "The symbol",
  symbols:
    "Of the companies that it names, each once, by company_id; empty where it names none that is known",
  "ReportItem.symbol": "Of the company that it is about; null where it is about none that is known",
  "Report.symbol": "Of the company that it is about; null where it is about none that is known",
  alias_name: "The name in the local language",
  exchange: "The exchange's code, such as NASDAQ",
  mic_code: "The exchange's market identifier code, ISO 10383",
  country: "English name",
  "CompanyItem.country": "English name, or the two-letter code where the request paged by offset",
  "CompanyDataItem.country": "English name, or the two-letter code where the request paged by offset",
  currency: "ISO 4217, or GBX, ILA and ZAC for hundredths",
  as_of: "The day asked for, else today, at the company's exchange",
  datetime: "At the exchange's own time, without a zone",
  volume: "In shares",
  adjust: "What the prices are adjusted for",
  timezone: "The exchange's IANA time zone",
  is_last_partial: "Whether the newest bar's week or month isn't over at the exchange; false for daily bars",
  effective_date: "The ex-date: the bar of that day is on the new basis",
  reference_close:
    "The raw close before the ex-date, as imported, else of the last bar before it; null when not known or still to come",
  known_to: "The day up to which all actions are known; null when none were imported",
  "Action.value":
    "New shares for each old one of a split or stock_dividend, else an amount a share as traded on the ex-date",
  "Action.currency":
    "What an amount is in: the price's own unit, or a foreign currency, and then no price is adjusted by it; null for a ratio",
  "meta.total": "Bars in the range",
  has_more: "Whether there are items at a larger offset",
  total: "Items in all, on every page",
  "ApiKeyUsage.limit": "Requests that are admitted in the period",
  "ApiKeyUsage.period": "In seconds",
  remaining: "Requests that are admitted now",
  reset: "Seconds until the quota is whole",
  fiscal_date: "The last day of the fiscal period",
  year: "The fiscal year as the issuer calls it",
  quarter: "1 to 4; 2 or 4 for a half; null for a fiscal year",
  months: "12, 3, or 6 where the issuer reports by halves",
  net_income: "The parent's share",
  total_shareholders_equity: "The parent's share",
  eps_basic: "Earnings per share, by the shares that adjust says",
  eps_diluted: "Earnings per share, by the shares that adjust says",
  cash: "Cash and its equivalents",
  capital_expenditures: "An outflow, as a positive number",
  common_dividends: "An outflow, as a positive number",
  free_cash_flow: "operating_cash_flow - capital_expenditures",
  form: "The filing's form, such as 10-K",
  tag: "What the filing calls the figure",
  derivation: "How the figure was computed, where no filing gives it",
  price_date: "The day of the price's bar; null without a price",
  statement_date:
    "The end of the latest statement that was known on the day of the price; its figures are in the multiples",
  market_cap_currency: "What market caps are in: GBP where prices are in GBX; null without one",
  pe_ratio: "Market cap to net income, a multiple",
  pb_ratio: "Market cap to equity, a multiple",
  ps_ratio: "Market cap to sales, a multiple",
  pfcf_ratio: "Market cap to free cash flow, a multiple",
  ev_ebitda: "Enterprise value to EBITDA, a multiple",
  dividend_yield: "Cash dividends of twelve months to the latest close, in percent",
  roa: "Net income to total assets, in percent",
  roe: "Net income to equity, in percent",
  roic: "Operating income after tax to debt and equity less cash, in percent",
  net_debt: "Total debt less cash",
  debt_to_equity_ratio: "A multiple",
  interest_coverage_ratio: "EBIT to interest expense, a multiple",
  market_cap: "Of all the issuer's share classes, in market_cap_currency",
  shares_outstanding: "Of all the issuer's share classes",
  latest_price: "The latest close, in currency",
  price_change: "Against the previous bar's close, adjusted for splits",
  price_change_percent: "Against the previous bar's close, adjusted for splits",
  average_volume_20d: "Mean of the last 20 bars, in shares",
  average_volume_50d: "Mean of the last 50 bars, in shares",
  beta: "Slope of 60 monthly total returns on the index's, of 24 at the least",
  "Recommendation.period": "The first day of the month",
  expert_count: "Firms that have a target",
  rsi: "Relative strength index (Wilder) of 14 bars",
  atr: "Average true range (Wilder) of 14 bars, in currency",
  sma_20: "Mean of the last 20 closes",
  sma_50: "Mean of the last 50 closes",
  sma_200: "Mean of the last 200 closes",
  "macd.macd": "Exponential mean of 12 closes less that of 26",
  "macd.histogram": "macd less signal",
  percentage: "Of the opinions that count, in percent",
  std_dev: "Standard deviation of the population",
  to_high:
    "In percent of the current price; null where that is more than 10 days older than the day asked for",
  to_average:
    "In percent of the current price; null where that is more than 10 days older than the day asked for",
  to_low:
    "In percent of the current price; null where that is more than 10 days older than the day asked for",
  percentile: "0 to 100",
  rank: "From 1",
  of: "How many companies have the metric",
  loc: "query, path, header or body, and the name in it",
  msg: "What is wrong, in words",
  type: "What is wrong, as a code",
  "Error.detail": "What went wrong, in words",
  "ValidationError.detail": "All that is wrong",
  published_at: "UTC",
  "NewsItem.created_at": "When it was first taken in, UTC",
  "NewsDetail.created_at": "When it was first taken in, UTC",
  priority: "1: high; 2: medium; 3: low",
  expires_at: "When it stops working, UTC; null for never",
  last_used_at: "UTC; null for never",
  revoked_at: "UTC; null for never",
  "NewApiKey.key": "The secret, shown this once",
  key_prefix: "The secret's first 11 characters",
  rate_limit: "Requests that are admitted in a period",
  rate_period: "In seconds",
  tier: "What the basic API admits the key by",
  corp_code: "DART's number of the issuer",
  corp_cls: "Y: KOSPI; K: KOSDAQ; N: KONEX; E: another",
  rcept_no: "The filing's number",
  rcept_dt: "When it was filed",
  report_nm: "The filing's name",
  flr_nm: "Who filed it",
  rm: "Remarks",
  shares_change: "Shares gained; below 0 when given away",
  "PageInsiderTransaction.price": "Of one share, in currency",
  cdn_url: "Where a GET finds the PDF; null without one, or where no server of it is known",
  s3_key: "The PDF's key in its store",
  previous_target_price: "The firm's target before",
  newest_date: "The newest date that one of the records bears",
  doubtful: "Rows that were taken in and are probably wrong",
  failures: "Runs that refused a row"
}

/** By how names end. */
const endings: ReadonlyArray<readonly [RegExp, string]> = [
  [/_growth_1y$/, "Over one year, in percent"],
  [/_growth_\dy_cagr$/, "A year, in percent"],
  [/_margin$/, "Of sales, in percent"],
  [/^(\d+[dwmy]|ytd)$/, "Change of price, in percent"]
]

const meaningOf = (owner: string, name: string): string | undefined =>
  meanings[`${owner}.${name}`] ?? meanings[name] ?? endings.find(([ending]) => ending.test(name))?.[1]

/** The schema with its members described; what is itself an object, or is described already, stays as it is. */
export const described = (owner: string, schema: Json): Json => {
  if (schema["items"] !== undefined) return { ...schema, items: described(owner, schema["items"]) }
  if (schema["properties"] === undefined) return schema
  const properties = Object.entries<Json>(schema["properties"]).map(([name, member]) => {
    const description = member["description"] ?? meaningOf(owner, name)
    const isLeaf = member["properties"] === undefined && member["$ref"] === undefined
    return [
      name,
      isLeaf && description !== undefined
        ? { ...described(name, member), description }
        : described(name, member)
    ]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}
