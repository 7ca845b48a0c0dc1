/** The lines of a statement that a company's page tells. */
import type { Line } from "./Line.ts"

/** Income statement, balance sheet, cash flow, each from top to bottom. */
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
export type PageLine = (typeof pageLines)[number]
