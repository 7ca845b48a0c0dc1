/** Bars, actions, statements and counts of shares of the first companies. */
import { barsHeader, chance, daysBefore, lastDay, walked, weekdays } from "./bars.ts"
import { type Scale, companyAt } from "./companies.ts"

/** The bars of a company by its number; prices in won and yen are whole. */
export const barsOfCompany = (i: number, days: ReadonlyArray<string>): string => {
  const { currency, symbol } = companyAt(i)
  return walked(symbol, i + 1, days, currency === "KRW" || currency === "JPY" ? 0 : 2)
}

export function* pricesCsv({ barsOf, priced }: Scale): Generator<string> {
  const calendar = new Map<number, ReadonlyArray<string>>()
  yield barsHeader
  for (let i = 0; i < priced; i++) {
    const count = barsOf(i)
    const days = calendar.get(count) ?? weekdays(count)
    calendar.set(count, days)
    yield barsOfCompany(i, days)
  }
}

/** The fiscal years that were filed by the last day, oldest first. */
const filedYears = [5, 4, 3, 2, 1].map((back) => Number(daysBefore(60).slice(0, 4)) - back)
const quarterEnds = ["03-31", "06-30", "09-30", "12-31"]

/** A split before the newest bars, of which it changes none, and four dividends a year. */
export function* actionsCsv({ priced }: Scale): Generator<string> {
  const splitDay = daysBefore(600)
  yield "symbol,effective_date,type,value\n"
  for (let i = 0; i < priced; i++) {
    const { symbol } = companyAt(i)
    let text = `${symbol},${splitDay},split,2\n`
    for (const year of filedYears) {
      for (const month of ["02", "05", "08", "11"]) text += `${symbol},${year}-${month}-15,dividend,0.25\n`
    }
    yield text
  }
}

const columns = [
  "sales",
  "cost_of_goods",
  "gross_profit",
  "operating_income",
  "interest_expense",
  "pretax_income",
  "income_tax",
  "net_income",
  "depreciation_and_amortization",
  "operating_cash_flow",
  "capital_expenditures",
  "eps_basic",
  "eps_diluted",
  "total_assets",
  "total_current_assets",
  "cash_and_cash_equivalents",
  "total_liabilities",
  "total_current_liabilities",
  "total_debt",
  "total_shareholders_equity"
]

/** Fractions of sales, for a year or a quarter. */
const parts = [
  1, 0.6, 0.4, 0.2, 0.01, 0.19, 0.04, 0.15, 0.05, 0.2, 0.06, 1e-9, 1e-9, 2, 0.9, 0.3, 1.1, 0.5, 0.4, 0.9
]

const row = (symbol: string, period: string, end: string, filed: string, currency: string, sales: number) =>
  `${symbol},${period},${end},${filed},${currency},${parts.map((part) => Number((sales * part).toPrecision(8))).join(",")}\n`

export const statementsHeader = `symbol,period,fiscal_date,filed_at,currency,${columns.join(",")}\n`

/** A year and its four quarters, each filed once, as far as they were filed by a day. */
const yearOf = (symbol: string, currency: string, year: number, sales: number, by: string): string => {
  let text = ""
  for (const end of quarterEnds) {
    const filed =
      end === "12-31"
        ? `${year + 1}-02-20`
        : `${year}-${String(Number(end.slice(0, 2)) + 1).padStart(2, "0")}-30`
    if (filed <= by) text += row(symbol, "quarterly", `${year}-${end}`, filed, currency, sales / 4)
  }
  const filed = `${year + 1}-02-20`
  return filed <= by ? text + row(symbol, "annual", `${year}-12-31`, filed, currency, sales) : text
}

/** Some fiscal years of a company in a row, as far as they were filed by a day. */
export const statementsOfYears = (
  symbol: string,
  currency: string,
  seed: number,
  years: ReadonlyArray<number>,
  by: string
): string => {
  const next = chance(seed)
  let sales = 1e9 * (1 + 50 * next())
  let text = ""
  for (const year of years) {
    sales *= 0.95 + 0.2 * next()
    text += yearOf(symbol, currency, year, sales, by)
  }
  return text
}

/** The last `count` filed years of a company, five at most. */
export const statementsOf = (symbol: string, currency: string, seed: number, count: number): string =>
  statementsOfYears(symbol, currency, seed, filedYears.slice(-count), lastDay)

/** Five years of each company. */
export function* statementsCsv({ filing }: Scale): Generator<string> {
  yield statementsHeader
  for (let i = 0; i < filing; i++) {
    const { currency, symbol } = companyAt(i)
    yield statementsOf(symbol, currency, i + 1, 5)
  }
}

export function* sharesCsv({ filing }: Scale): Generator<string> {
  yield "symbol,date,count\n"
  for (let i = 0; i < filing; i++) {
    const { symbol } = companyAt(i)
    const next = chance(i + 1)
    yield filedYears.map((year) => `${symbol},${year}-12-31,${Math.floor(1e8 + 1e9 * next())}\n`).join("")
  }
}
