/** The lines of a financial statement, by how they behave in time. Money is in the statement's currency, whole units. */

/** Money over a span: the months of a year add up, and a cumulative figure less the one before it is a quarter's. */
export const flowLines = [
  "sales",
  "cost_of_goods",
  "gross_profit",
  "research_and_development",
  "selling_general_and_administrative",
  "operating_income",
  "ebit",
  "ebitda",
  "interest_expense",
  "pretax_income",
  "income_tax",
  /** The parent's share. */
  "net_income",
  "depreciation_and_amortization",
  "operating_cash_flow",
  "investing_cash_flow",
  "financing_cash_flow",
  /** An outflow is positive, as are dividends. */
  "capital_expenditures",
  "free_cash_flow",
  "common_dividends"
] as const

/** What there is at the end of a span: an instant, the same whatever the span. */
export const balanceLines = [
  "total_assets",
  "total_current_assets",
  "cash_and_cash_equivalents",
  "short_term_investments",
  "accounts_receivable",
  "inventory",
  "total_non_current_assets",
  "properties",
  "intangible_assets",
  "goodwill",
  "total_liabilities",
  "total_current_liabilities",
  "short_term_debt",
  "total_non_current_liabilities",
  "long_term_debt",
  "total_debt",
  /** The parent's share. */
  "total_shareholders_equity",
  "preferred_stock",
  "non_controlling_interest",
  "retained_earnings"
] as const

/** Averages over a span, which neither add up nor can be taken from each other: earnings per share, weighted shares. */
export const averageLines = ["eps_basic", "eps_diluted", "shares_basic", "shares_diluted"] as const

export type FlowLine = (typeof flowLines)[number]
export type BalanceLine = (typeof balanceLines)[number]
export type AverageLine = (typeof averageLines)[number]
export type Line = FlowLine | BalanceLine | AverageLine

export const lines: ReadonlyArray<Line> = [...flowLines, ...averageLines, ...balanceLines]

/** A figure for each line; null where it isn't known. */
export type Lines = { readonly [K in Line]: number | null }

/** The lines of which nothing is known. */
export const noLines: Lines = Object.fromEntries(lines.map((line) => [line, null])) as Record<Line, null>
