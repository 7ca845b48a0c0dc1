/** The fields of statements' lines, and of what is computed from them: ratios, growth, multiples. */
import { Schema } from "effect"
import { figure } from "../records/Figure.ts"
import { nullable } from "../records/Record.ts"
import { number } from "../records/Scalar.ts"
import { type Line, type LineMeaning, lineMeanings } from "./Line.ts"
import { rates } from "./Rates.ts"

const lineField = ({ meaning, unit }: LineMeaning) => nullable(number, meaning, { unit })

/** Each line as a nullable number with its meaning and unit, for records and bodies. */
export const lineFields = Object.fromEntries(
  Object.entries(lineMeanings).map(([line, meaning]) => [line, lineField(meaning)])
) as { readonly [K in Line]: ReturnType<typeof lineField> }

/** `splits`: on the shares of the requested day; `none`: as filed. */
export const ShareAdjustment = Schema.Literals(["splits", "none"])
export type ShareAdjustment = typeof ShareAdjustment.Type

const percentage = (meaning: string) => figure(meaning, { unit: "percent" })

/** Percent of sales. */
export const Margins = Schema.Struct({
  gross_margin: percentage("Gross profit to sales"),
  ebitda_margin: percentage("EBITDA to sales"),
  operating_margin: percentage("Operating income to sales"),
  pretax_margin: percentage("Income before tax to sales"),
  net_margin: percentage("Net income to sales")
})
export interface Margins extends Schema.Schema.Type<typeof Margins> {}

/** In percent of the capital at the year's end. */
export const Returns = Schema.Struct({
  roa: percentage("Net income to total assets"),
  roe: percentage("Net income to equity"),
  roic: percentage("Operating income after tax to debt and equity less cash")
})
export interface Returns extends Schema.Schema.Type<typeof Returns> {}

/** Amounts and multiples from the lines of one annual statement, by the formulas of `financialHealth`. */
export const FinancialHealth = Schema.Struct({
  cash: figure("Cash and its equivalents", { unit: "the statement's currency" }),
  net_debt: figure("Total debt less cash and short-term investments, below 0 with more of these than debt", {
    unit: "the statement's currency"
  }),
  debt_to_equity_ratio: figure("Total debt to equity, a multiple"),
  interest_coverage_ratio: figure("EBIT to interest expense, a multiple; below 0 for a loss")
})
export interface FinancialHealth extends Schema.Schema.Type<typeof FinancialHealth> {}

type RateName = keyof typeof rates

const growthField = ({ line, years }: (typeof rates)[RateName]) => {
  const span = years === 1 ? "over one year" : `a year, compounded over ${years} years`
  return percentage(`Growth of ${line.replaceAll("_", " ")} ${span}`)
}

/** Percent a year, as computed by `growth`. */
export const Growth = Schema.Struct(
  Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, growthField(rate)])) as {
    readonly [K in RateName]: ReturnType<typeof growthField>
  }
)
export type Growth = typeof Growth.Type

/** Multiples, not percent. */
export const Valuation = Schema.Struct({
  pe_ratio: figure("Market cap to net income, a multiple"),
  pb_ratio: figure("Market cap to equity, a multiple"),
  ps_ratio: figure("Market cap to sales, a multiple"),
  ev_ebitda: figure(
    "Enterprise value to EBITDA, a multiple; below 0 with more cash than market cap and debt together"
  ),
  pfcf_ratio: figure("Market cap to free cash flow, a multiple")
})
export interface Valuation extends Schema.Schema.Type<typeof Valuation> {}
