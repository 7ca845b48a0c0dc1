/**
 * The lines of a financial statement, by their behaviour over time. Money is in whole units of the statement's
 * currency.
 */

/** What a line states: its unit is the statement's currency, or shares. */
export interface LineMeaning {
  /** What it is called in a column or a row. */
  readonly title: string
  readonly meaning: string
  readonly unit: "currency" | "shares"
  readonly group: "income" | "cash flow" | "balance" | "per share"
}

const of =
  (group: LineMeaning["group"], unit: LineMeaning["unit"]) =>
  (title: string, meaning: string): LineMeaning => ({ title, meaning, unit, group })

const income = of("income", "currency")
const cashFlow = of("cash flow", "currency")
const balance = of("balance", "currency")
const perShare = of("per share", "currency")
const shares = of("per share", "shares")

/**
 * Money over a span: the months of a year add up, and the difference of consecutive cumulative figures is a quarter's.
 */
export const flowMeanings = {
  sales: income("Revenue", "Revenue"),
  cost_of_goods: income("Cost of revenue", "Cost of goods and services sold"),
  gross_profit: income("Gross profit", "Sales less cost of goods"),
  research_and_development: income("Research and development", "Research and development expense"),
  selling_general_and_administrative: income(
    "Selling, general, administrative",
    "Selling, general and administrative expense"
  ),
  operating_income: income("Operating income", "Operating income"),
  ebit: income("EBIT", "Earnings before interest and tax"),
  ebitda: income("EBITDA", "Earnings before interest, tax, depreciation and amortization"),
  interest_expense: income("Interest expense", "Interest expense"),
  pretax_income: income("Income before tax", "Income before tax"),
  income_tax: income("Income tax", "Income tax expense"),
  net_income: income("Net income", "Net income, the parent's share"),
  depreciation_and_amortization: cashFlow("Depreciation and amortization", "Depreciation and amortization"),
  stock_based_compensation: cashFlow(
    "Stock-based compensation",
    "Expense of shares and options granted to employees, as the cash flow adds it back"
  ),
  operating_cash_flow: cashFlow("Operating cash flow", "Cash from operating activities"),
  investing_cash_flow: cashFlow("Investing cash flow", "Cash from investing activities"),
  financing_cash_flow: cashFlow("Financing cash flow", "Cash from financing activities"),
  capital_expenditures: cashFlow(
    "Capital expenditures",
    "Purchases of property and equipment; an outflow is positive"
  ),
  free_cash_flow: cashFlow("Free cash flow", "Operating cash flow less capital expenditures"),
  common_dividends: cashFlow("Dividends paid", "Dividends paid on common stock; an outflow is positive"),
  share_repurchases: cashFlow(
    "Share repurchases",
    "Payments for the issuer's own shares; an outflow is positive"
  )
}

/** Balances at the end of a span, independent of its length. */
export const balanceMeanings = {
  total_assets: balance("Total assets", "Total assets"),
  total_current_assets: balance("Current assets", "Current assets"),
  cash_and_cash_equivalents: balance("Cash and equivalents", "Cash and its equivalents"),
  short_term_investments: balance("Short-term investments", "Investments due within a year"),
  accounts_receivable: balance("Receivables", "Trade receivables"),
  inventory: balance("Inventories", "Inventories"),
  total_non_current_assets: balance("Non-current assets", "Non-current assets"),
  properties: balance("Property and equipment", "Property, plant and equipment, net"),
  intangible_assets: balance("Intangible assets", "Intangible assets other than goodwill"),
  goodwill: balance("Goodwill", "Goodwill"),
  total_liabilities: balance("Total liabilities", "Total liabilities"),
  total_current_liabilities: balance("Current liabilities", "Current liabilities"),
  short_term_debt: balance("Short-term debt", "Debt due within a year"),
  total_non_current_liabilities: balance("Non-current liabilities", "Non-current liabilities"),
  long_term_debt: balance("Long-term debt", "Debt due after a year"),
  total_debt: balance("Total debt", "Short-term and long-term debt"),
  total_shareholders_equity: balance("Shareholders' equity", "Equity, the parent's share"),
  preferred_stock: balance("Preferred stock", "Preferred stock"),
  non_controlling_interest: balance("Minority interest", "Equity of others in subsidiaries"),
  retained_earnings: balance("Retained earnings", "Retained earnings")
}

/**
 * Figures over a span that depend on the shares of a day: averages, which can't be added or subtracted (earnings per
 * share, numbers of shares), and dividends per share, which can once they are on the same shares.
 */
export const averageMeanings = {
  eps_basic: perShare(
    "EPS (basic)",
    "Earnings per share; served on the shares that `adjust` names, stored on those of the filing's day"
  ),
  eps_diluted: perShare(
    "EPS (diluted)",
    "Earnings per share after dilution; on the same shares as eps_basic"
  ),
  shares_basic: shares("Shares (basic)", "Weighted average shares"),
  shares_diluted: shares("Shares (diluted)", "Weighted average shares after dilution"),
  dividends_per_share: perShare(
    "Dividends per share",
    "Dividends declared per share of common stock; on the same shares as eps_basic"
  )
}

/** Every line, in the order of records. */
export const lineMeanings = { ...flowMeanings, ...averageMeanings, ...balanceMeanings }

/** A line of money over a span, such as sales. */
export type FlowLine = keyof typeof flowMeanings

/** A line of money at the end of a span, such as total assets. */
export type BalanceLine = keyof typeof balanceMeanings

/** A line that depends on the shares of a day, such as earnings per share. */
export type AverageLine = keyof typeof averageMeanings

/** The name of any line. */
export type Line = keyof typeof lineMeanings

/** The names of the flows, in the order of records. */
export const flowLines = Object.keys(flowMeanings) as ReadonlyArray<FlowLine>

/** The names of the balances, in the order of records. */
export const balanceLines = Object.keys(balanceMeanings) as ReadonlyArray<BalanceLine>

/** The names of figures per share and counts of shares, in the order of records. */
export const averageLines = Object.keys(averageMeanings) as ReadonlyArray<AverageLine>

/** Whether a line is money over a span. */
export const isFlow = (line: Line): line is FlowLine => Object.hasOwn(flowMeanings, line)

/** Whether a line is money at the end of a span. */
export const isBalance = (line: Line): line is BalanceLine => Object.hasOwn(balanceMeanings, line)

/** The names of all lines, in the order of records. */
export const lines = Object.keys(lineMeanings) as ReadonlyArray<Line>

/** Some of the lines, by their behaviour. */
export interface LineSelection {
  readonly flows: ReadonlyArray<FlowLine>
  readonly averages: ReadonlyArray<AverageLine>
  readonly balances: ReadonlyArray<BalanceLine>
}

/** The selection of the given lines, in the order of declaration. */
export const selectionOf = (some: ReadonlyArray<Line>): LineSelection => {
  const isOne = (line: Line): boolean => some.includes(line)
  return {
    flows: flowLines.filter(isOne),
    averages: averageLines.filter(isOne),
    balances: balanceLines.filter(isOne)
  }
}

/** The selection of all lines. */
export const everyLine: LineSelection = selectionOf(lines)

/** A figure for each line; null when unknown. */
export type Lines = { readonly [K in Line]: number | null }

/** All lines unknown. */
export const noLines: Lines = Object.fromEntries(lines.map((line) => [line, null])) as Record<Line, null>

/**
 * Lines that are read one by one when they are asked for: those of a row, or of several statements together.
 */
export const readLines: (read: (line: Line) => number | null) => Lines = (() => {
  class Read {
    readonly read: (line: Line) => number | null
    constructor(read: (line: Line) => number | null) {
      this.read = read
    }
  }
  for (const line of lines)
    Object.defineProperty(Read.prototype, line, {
      get(this: Read) {
        return this.read(line)
      }
    })
  // Its members are defined above, which the compiler doesn't see.
  return (read) => new Read(read) as unknown as Lines
})()

/** The lines that a company's page shows: income statement, balance sheet, cash flow, each from top to bottom. */
export const pageLines = [
  "sales",
  "cost_of_goods",
  "gross_profit",
  "research_and_development",
  "selling_general_and_administrative",
  "operating_income",
  "ebit",
  "ebitda",
  "pretax_income",
  "net_income",
  "eps_basic",
  "eps_diluted",
  "total_assets",
  "total_current_assets",
  "cash_and_cash_equivalents",
  "accounts_receivable",
  "inventory",
  "total_non_current_assets",
  "properties",
  "intangible_assets",
  "goodwill",
  "total_liabilities",
  "total_current_liabilities",
  "total_non_current_liabilities",
  "total_shareholders_equity",
  "retained_earnings",
  "operating_cash_flow",
  "investing_cash_flow",
  "financing_cash_flow",
  "capital_expenditures",
  "free_cash_flow",
  "common_dividends"
] as const satisfies ReadonlyArray<Line>

/** One of `pageLines`. */
export type PageLine = (typeof pageLines)[number]

/** The lines that the public API serves, in its order; pages show each of them too. */
export const publicLines = [
  "sales",
  "cost_of_goods",
  "gross_profit",
  "operating_income",
  "net_income",
  "ebit",
  "ebitda",
  "eps_basic",
  "eps_diluted",
  "total_assets",
  "total_current_assets",
  "total_non_current_assets",
  "total_liabilities",
  "total_current_liabilities",
  "total_non_current_liabilities",
  "total_shareholders_equity",
  "cash_and_cash_equivalents",
  "inventory",
  "accounts_receivable",
  "operating_cash_flow",
  "investing_cash_flow",
  "financing_cash_flow",
  "free_cash_flow",
  "capital_expenditures"
] as const satisfies ReadonlyArray<PageLine>

/** One of `publicLines`. */
export type PublicLine = (typeof publicLines)[number]

/**
 * The stored lines beside some, in the order of records.
 *
 * @example
 * ```ts
 * import { lines, linesBeside, publicLines } from "findata/financials"
 *
 * linesBeside(publicLines).length === lines.length - publicLines.length // => true
 * ```
 */
export const linesBeside = <L extends Line>(some: ReadonlyArray<L>): ReadonlyArray<Exclude<Line, L>> =>
  lines.filter((line): line is Exclude<Line, L> => !(some as ReadonlyArray<Line>).includes(line))
