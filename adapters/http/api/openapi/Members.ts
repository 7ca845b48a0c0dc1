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
  country: "English name",
  "CompanyItem.country": "English name, or the two-letter code where the request paged by offset",
  "CompanyDataItem.country": "English name, or the two-letter code where the request paged by offset",
  currency: "ISO 4217, or GBX, ILA and ZAC for hundredths",
  as_of: "The day asked for, else today, at the company's exchange",
  adjust: "What the prices are adjusted for",
  is_last_partial: "Whether the newest bar's week or month isn't over at the exchange; false for daily bars",
  effective_date: "The ex-date: the bar of that day is on the new basis",
  known_to: "The day up to which all actions are known; null when none were imported",
  "Action.currency":
    "What an amount is in: the price's own unit, or a foreign currency, and then no price is adjusted by it; null for a ratio",
  "meta.total": "Bars in the range",
  has_more: "Whether there are items at a larger offset",
  total: "Items in all, on every page",
  "ApiKeyUsage.limit": "Requests that are admitted in the period",
  "ApiKeyUsage.period": "In seconds",
  remaining: "Requests that are admitted now",
  reset: "Seconds until the quota is whole",
  year: "The fiscal year as the issuer calls it",
  quarter: "1 to 4; 2 or 4 for a half; null for a fiscal year",
  price_date: "The day of the price's bar; null without a price",
  market_cap_currency: "What market caps are in: GBP where prices are in GBX; null without one",
  pe_ratio: "Market cap to net income, a multiple",
  pb_ratio: "Market cap to equity, a multiple",
  ps_ratio: "Market cap to sales, a multiple",
  pfcf_ratio: "Market cap to free cash flow, a multiple",
  market_cap: "Of all the issuer's share classes, in market_cap_currency",
  "Recommendation.period": "The first day of the month",
  expert_count: "Firms that have a target",
  rsi: "Relative strength index (Wilder) of 14 bars",
  atr: "Average true range (Wilder) of 14 bars, in currency",
  sma_20: "Mean of the last 20 closes",
  sma_50: "Mean of the last 50 closes",
  sma_200: "Mean of the last 200 closes",
  "macd.macd": "Exponential mean of 12 closes less that of 26",
  "macd.histogram": "macd less signal",
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
