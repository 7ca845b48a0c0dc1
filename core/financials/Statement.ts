/** Financial statements: as filed, version by version, and as served. */
import { Schema } from "effect"
import * as Cell from "../cells/Field.ts"
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { currency, day, id, json, computedText, text, url, whole, wholeOf } from "../records/Scalar.ts"
import { lineFields } from "./Fields.ts"
import type { Line, Lines } from "./Line.ts"
import { spans } from "./Span.ts"

const Tags = Schema.Record(Schema.String, Schema.String)

/** One version of one period, as in a filing or file. No version replaces another. */
export const FiledStatement = record(
  "statement",
  {
    key: ["issuer_id", "fiscal_date", "span", "source", "version"],
    nullKeeps: true,
    dated: "fiscal_date",
    foundBy: ["issuer_id"],
    importedAs: {
      kind: "statements",
      summary:
        "financial statements: fiscal_date, period or span, currency, filed_at, filing_id, the lines, and symbol, cik or corp_code"
    }
  },
  {
    issuer_id: field(id, "The issuer", { references: "issuer" }),
    fiscal_date: field(day, "The last day of the period", { example: "2020-09-26" }),
    span: field(wholeOf(Schema.Literals(spans)), "The months that its flows cover", {
      unit: "months",
      example: 12
    }),
    source: field(text, "The source of the figures, in the operator's words", { example: "sec" }),
    version: field(
      computedText,
      "Distinguishes versions of a period from one source: the filing's id, else its date, else empty"
    ),
    year: nullable(whole, "The fiscal year by the filing; null when it has none", {
      example: 2020
    }),
    quarter: nullable(whole, "The fiscal quarter by the filing; null for a year, or when it has none"),
    filed_at: nullable(day, "When it was filed; null when unknown, and then it isn't used as of a past day", {
      example: "2020-10-30"
    }),
    filing_id: nullable(text, "The filing's id", { example: "0000320193-20-000096" }),
    filing_url: nullable(url, "Where the filing can be read"),
    form: nullable(text, "The kind of filing", { example: "10-K" }),
    currency: field(currency, "The currency of its money", { example: "USD" }),
    tags: nullable(
      json(Tags, Cell.texts),
      "The source's own name of each line's figure; null when there are none",
      {
        example: { sales: "us-gaap:Revenues" }
      }
    ),
    ...lineFields
  }
)
export interface FiledStatement extends ValueOf<typeof FiledStatement> {}

/** `Annual`: fiscal years; `Quarterly`: discrete quarters, or halves where the issuer reports by halves. */
export const Period = Schema.Literals(["Annual", "Quarterly"])
export type Period = typeof Period.Type

const { currency: money, filed_at, filing_id, filing_url, fiscal_date, form, source } = FiledStatement.fields

/** The origin of a figure. */
export const Provenance = Schema.Struct({
  source,
  filing_id,
  filing_url,
  form,
  tag: nullable(text, "The source's name of the figure; null when it has none, and for a derived figure", {
    example: "us-gaap:Revenues"
  }),
  derivation: nullable(text, "How the figure was derived; null for a figure as filed", {
    example: "9M - 6M"
  }),
  filed_at: nullable(day, "When it was filed; of a derived figure, when its last operand was", {
    example: "2020-10-30"
  })
})
export interface Provenance extends Schema.Schema.Type<typeof Provenance> {}

/** Why a figure is null, and of its derivation what is missing. */
export const Missing = Schema.Struct({
  reason: field(
    Schema.Literals(["not_reported", "operand_missing", "not_positive"]),
    "not_reported: no filing has it, nor anything that it could be derived from; operand_missing: it isn't reported, and `operands` are what its derivation lacks; not_positive: its derivation gives shares or dividends that aren't above 0"
  ),
  derivation: nullable(text, "How it would be derived; null where it could only be reported", {
    example: "FY - 9M"
  }),
  operands: field(
    Schema.Array(Schema.String),
    "The operands of the derivation that aren't known in the statement's currency",
    { example: ["9M"] }
  )
})
export interface Missing extends Schema.Schema.Type<typeof Missing> {}

/** A filing that reports the period of a statement, whichever of its lines. */
export const PeriodFiling = Schema.Struct({ filing_id, filing_url, form, filed_at })
export interface PeriodFiling extends Schema.Schema.Type<typeof PeriodFiling> {}

/** Which period a statement is of, and when the newest of its figures was filed. */
export const StatementHead = Schema.Struct({
  fiscal_date,
  year: field(whole, "The fiscal year as the issuer calls it", { example: 2020 }),
  quarter: nullable(whole, "1 to 4; 2 or 4 for a half; null for a fiscal year", { example: 1 }),
  period: field(Period, "Annual for a fiscal year, Quarterly for a quarter or a half"),
  months: field(
    Schema.Literals([3, 6, 12]),
    "How many months flows cover; 6 where the issuer reports by halves"
  ),
  currency: money,
  filed_at: nullable(day, "When the newest of its figures was filed; null where none is dated", {
    example: "2020-10-30"
  })
})

/** One period as known on a day: a fiscal year, a discrete quarter, or a half where the issuer reports by halves. */
export interface Statement extends Schema.Schema.Type<typeof StatementHead>, Lines {
  /** For every line that isn't null. */
  readonly provenance: { readonly [K in Line]?: Provenance }
}
