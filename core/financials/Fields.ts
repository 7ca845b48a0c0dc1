/** The fields of statements' lines, and of what is computed from them: ratios, growth, multiples. */
import { Schema } from "effect"
import { bodyOf } from "../records/Figure.ts"
import { nullable } from "../records/Record.ts"
import { number } from "../records/Scalar.ts"
import { type Line, type LineMeaning, lineMeanings } from "./Line.ts"
import { multiples } from "./Multiples.ts"
import { pageRates } from "./Rates.ts"
import { healthFigures, marginFigures, returnFigures } from "./Ratios.ts"

const lineField = ({ meaning, unit }: LineMeaning) => nullable(number, meaning, { unit })

/** Each line as a nullable number with its meaning and unit, for records and bodies. */
export const lineFields = Object.fromEntries(
  Object.entries(lineMeanings).map(([line, meaning]) => [line, lineField(meaning)])
) as { readonly [K in Line]: ReturnType<typeof lineField> }

/** `splits`: on the shares of the requested day; `none`: as filed. */
export const ShareAdjustment = Schema.Literals(["splits", "none"])
export type ShareAdjustment = typeof ShareAdjustment.Type

/** Percent of sales. */
export const Margins = bodyOf(marginFigures)
export interface Margins extends Schema.Schema.Type<typeof Margins> {}

/** In percent of the capital at the year's end. */
export const Returns = bodyOf(returnFigures)
export interface Returns extends Schema.Schema.Type<typeof Returns> {}

/** Amounts and multiples from the lines of one annual statement. */
export const FinancialHealth = bodyOf(healthFigures)
export interface FinancialHealth extends Schema.Schema.Type<typeof FinancialHealth> {}

/** Percent a year, as computed by `growth`. */
export const Growth = bodyOf(pageRates)
export type Growth = typeof Growth.Type

/** Multiples, not percent. */
export const Valuation = bodyOf(multiples)
export interface Valuation extends Schema.Schema.Type<typeof Valuation> {}
