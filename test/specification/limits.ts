/** Parameters with their limits and defaults, transcribed from specification 4 and 8 and contract 4 to 8. */
import { symbols } from "../fixtures/plenty.ts"

export const publicRoot = "/api/public/v1"
export const basicRoot = "/api/v1/financial-v4"
export const page = "/v1/financial_v4/companies/1"

type Json = any

/** The error for an invalid value. */
export interface Fault {
  readonly type: string
  readonly msg: string
}

export const notInteger: Fault = {
  type: "int_parsing",
  msg: "Input should be a valid integer, unable to parse string as an integer"
}

export const min = (number: number): Fault => ({
  type: "greater_than_equal",
  msg: `Input should be greater than or equal to ${number}`
})

export const max = (number: number): Fault => ({
  type: "less_than_equal",
  msg: `Input should be less than or equal to ${number}`
})

/** How many items a request returns. */
export interface Size {
  readonly path: string
  readonly name: string
  readonly minimum: number
  readonly maximum: number
  /** Null where the parameter requests what is absent without it. */
  readonly default: number | null
  readonly count: (body: Json) => number
}

const size = (
  path: string,
  name: string,
  [minimum, maximum]: readonly [number, number],
  fallback: number | null,
  count: Size["count"]
): Size => ({ path, name, minimum, maximum, default: fallback, count })

export const sizes: ReadonlyArray<Size> = [
  size(`${publicRoot}/financial/companies`, "limit", [1, 100], 50, (_) => _.companies.length),
  size(
    `${publicRoot}/financial/companies/PLENTY/financials`,
    "years",
    [1, 20],
    5,
    (_) => _.statements.length
  ),
  size(`${publicRoot}/stock/prices/PLENTY`, "limit", [1, 500], 100, (_) => _.data.length),
  size(`${publicRoot}/stock/prices/PLENTY/history`, "limit", [1, 1000], 100, (_) => _.data.length),
  size(`${publicRoot}/news/articles`, "limit", [1, 100], 50, (_) => _.articles.length),
  size(`${publicRoot}/research/reports`, "page_size", [1, 100], 20, (_) => _.reports.length),
  size(`${basicRoot}/time-series?symbol=PLENTY`, "outputsize", [1, 5000], 30, (_) => _.values.length),
  size(`${page}/financials`, "years", [1, 20], 5, (_) => _.statements.length),
  size(`${page}/prices`, "limit", [1, 10_000], 100, (_) => _.data.length),
  size(`${page}/multiples`, "years", [1, 25], 10, (_) => _.count / 12),
  size(`${page}/technical`, "series", [1, 1000], null, (_) => _.series.length),
  size(`${page}/news`, "limit", [1, 100], 3, (_) => _.articles.length),
  size(`${page}/dart`, "limit", [1, 100], 3, (_) => _.disclosures.length),
  size(`${page}/research-highlights`, "limit", [1, 100], 3, (_) => _.highlights.length),
  size(`${page}/consensus`, "months", [1, 60], 12, (_) => _.total_reports),
  size(`${page}/insider`, "months", [1, 60], 12, (_) => _.summary.buy_count),
  size(`${page}/insider`, "limit", [1, 500], 100, (_) => _.transactions.length)
]

/** The start of a list. An offset of companies changes more than the start: countries are then codes. */
export interface Position {
  readonly path: string
  readonly name: string
  readonly minimum: number
  /** Whether the minimum is answered like an absent parameter. */
  readonly isDefault: boolean
  readonly list: string
}

const position = (
  path: string,
  name: string,
  list: string,
  isDefault = true,
  root = publicRoot
): Position => ({
  path: `${root}${path}`,
  name,
  minimum: name === "page" ? 1 : 0,
  isDefault,
  list
})

export const positions: ReadonlyArray<Position> = [
  position("/financial/companies", "page", "companies"),
  position("/financial/companies", "offset", "companies", false),
  position("/stock/prices/PLENTY/history", "page", "data"),
  position("/stock/prices/PLENTY/history", "offset", "data"),
  position("/prices", "page", "data", true, page),
  position("/prices", "offset", "data", true, page),
  position("/news/articles", "page", "articles"),
  position("/news/articles", "skip", "articles"),
  position("/research/reports", "page", "reports")
]

/** That many symbols, the market's first. */
export const manySymbols = (count: number): string =>
  [...symbols, ...Array.from({ length: count }, (_, i) => `NONE${i}`)].slice(0, count).join()
