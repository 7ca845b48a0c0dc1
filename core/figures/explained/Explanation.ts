/** What stands behind a figure of a company on a day: what it was computed from, and what is missing where it is unknown. */
import { Schema } from "effect"
import { Provenance, StatementHead } from "../../financials/Statement.ts"
import { pick } from "../../records/Members.ts"
import { field, nullable } from "../../records/Record.ts"
import { countField } from "../../records/Figure.ts"
import { currency, day, text } from "../../records/Scalar.ts"
import { ListedFigure } from "../FigureList.ts"

const value = Schema.NullOr(Schema.Union([Schema.Finite, Schema.String]))

/** The statement that an operand is from, by the filing that reported it first. */
export const OperandStatement = Schema.Struct({
  ...pick(StatementHead.fields, ["fiscal_date", "period"]),
  ...pick(Provenance.fields, ["filed_at", "form", "filing_url", "tag", "derivation"])
}).annotate({ identifier: "OperandStatement" })
export interface OperandStatement extends Schema.Schema.Type<typeof OperandStatement> {}

/** The daily bars that an operand is from. */
export const OperandBars = Schema.Struct({
  from: field(day, "The day of the first of them"),
  to: field(day, "The day of the last of them"),
  bars: countField("How many there are")
}).annotate({ identifier: "OperandBars" })
export interface OperandBars extends Schema.Schema.Type<typeof OperandBars> {}

/** A number, date or text that the figure was computed from. */
export const Operand = Schema.Struct({
  name: field(
    Schema.String,
    "A figure of the catalogue, a line of statements, dividend or split, bars or index",
    {
      example: "net_income_ttm"
    }
  ),
  title: field(Schema.String, "What it is called, in English", { example: "Net income, 12 months" }),
  value: field(value, "As it went into the figure; null where it is unknown"),
  unit: ListedFigure.fields.unit,
  currency: nullable(currency, "Of an amount; null for anything else"),
  date: nullable(
    day,
    "Of which day it is: the end of the statement, the day of the bar, of the count, the ex-date"
  ),
  part_of: nullable(text, "The operand that it is itself an operand of; null for one of the figure", {
    example: "net_income_ttm"
  }),
  statement: field(Schema.NullOr(OperandStatement), "Where a line is from; null for anything else"),
  price: field(Schema.NullOr(OperandBars), "Which bars a price is from; null for anything else")
}).annotate({ identifier: "Operand" })
export interface Operand extends Schema.Schema.Type<typeof Operand> {}

/** Why an operand is unknown, or the figure in spite of all its operands. */
export const missingReasons = [
  "no_price",
  "no_price_by_then",
  "price_too_old",
  "too_few_bars",
  "gap_in_bars",
  "no_index",
  "index_not_stored",
  "no_share_count",
  "no_share_count_by_then",
  "class_not_priced",
  "no_statement",
  "no_statement_by_then",
  "too_few_statements",
  "not_in_filing",
  "not_comparable",
  "other_currency",
  "not_above_zero",
  "payments_unknown",
  "no_payment",
  "no_report",
  "no_transaction",
  "no_filing",
  "not_recorded",
  "undefined"
] as const

/** One of `missingReasons`. */
export type MissingReason = (typeof missingReasons)[number]

/** What a null figure lacks. */
export const MissingOperand = Schema.Struct({
  name: field(Schema.String, "The operand, else the figure itself", { example: "total_debt" }),
  title: field(Schema.String, "What it is called, in English", { example: "Total debt" }),
  reason: field(Schema.Literals(missingReasons), "Why, in a word"),
  message: field(Schema.String, "Why, in a sentence", {
    example: "The 10-K of the period to 2020-09-26 has no total_debt"
  }),
  filing: field(
    Schema.NullOr(
      Schema.Struct({
        form: field(Schema.NullOr(Schema.String), "Its form; null where the source says none", {
          example: "10-K"
        }),
        fiscal_date: field(day, "The end of its period"),
        lacks: field(
          Schema.Array(Schema.String),
          "The lines that it could be derived from and that the filing lacks too"
        )
      }).annotate({ identifier: "FilingWithoutLine" })
    ),
    "The filing that lacks it; null for any other reason than not_in_filing"
  )
}).annotate({ identifier: "MissingOperand" })
export interface MissingOperand extends Schema.Schema.Type<typeof MissingOperand> {}

/** A figure of a company as of a day. */
export const FigureWithValue = Schema.Struct({
  ...pick(ListedFigure.fields, ["name", "title"]),
  value: field(value, "Null where it is unknown"),
  unit: ListedFigure.fields.unit,
  currency: nullable(currency, "Of an amount; null for anything else")
}).annotate({ identifier: "FigureValue" })
export interface FigureWithValue extends Schema.Schema.Type<typeof FigureWithValue> {}

/** The same with what its value is made of. */
export const FigureExplanation = Schema.Struct({
  ...FigureWithValue.fields,
  ...pick(ListedFigure.fields, ["formula", "meaning"]),
  operands: Schema.Array(Operand),
  missing: Schema.Array(MissingOperand)
})
export interface FigureExplanation extends Schema.Schema.Type<typeof FigureExplanation> {}
