/** The request of the public API that has the same data as one of the site's own. */
import type { AnsweredRequest } from "./requests.ts"

/** The most bars of a page of the public API; those of the site may be longer. */
const maxBars = 1000

const calendars = {
  earnings: "listEarnings",
  dividends: "listDividends",
  splits: "listSplits",
  filings: "listFilings",
  listings: "listListings"
} as const

/** Operations that differ in how they name the company alone. */
const bySymbol = {
  getCompanyFinancials: "getFinancials",
  listCompanyActions: "listActions",
  listCompanyFigures: "getFigureHistory",
  listCompanyIndicators: "getIndicators",
  listCompanyPrices: "getPriceHistory"
} as const

const isIn = <Names extends object>(names: Names, name: unknown): name is keyof Names =>
  typeof name === "string" && Object.hasOwn(names, name)

/** Whether the public operation takes all that is given. */
const takesAll = (name: keyof typeof bySymbol, given: Readonly<Record<string, unknown>>): boolean => {
  if (name === "getCompanyFinancials") return true
  if (given["as_of"] !== undefined) return false
  return name === "listCompanyIndicators" || Number(given["limit"] ?? 0) <= maxBars
}

/** Null where the public API has no such data; `symbol` is null where none leads to the company of the request. */
export const publicRequestOf = (
  { name, parameters }: AnsweredRequest,
  symbol: string | null
): AnsweredRequest | null => {
  const { calendar, company_id, explain: _, ...rest } = parameters
  if (name === "getScreener") return { name: "listScreened", parameters: rest }
  if (name === "getFigureCatalogue") return { name: "listFigures", parameters: rest }
  if (name === "getCalendar")
    return isIn(calendars, calendar) && company_id === undefined
      ? { name: calendars[calendar], parameters: rest }
      : null
  return isIn(bySymbol, name) && symbol !== null && takesAll(name, rest)
    ? { name: bySymbol[name], parameters: { symbol, ...rest } }
    : null
}

/** Whether a request names its company by a symbol in the public API. */
export const isBySymbol = ({ name }: AnsweredRequest): boolean => isIn(bySymbol, name)
