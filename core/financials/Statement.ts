/** Financial statements: as they were filed, version by version, and as they are told. */
import { Schema } from "effect"
import * as Cell from "../imports/Field.ts"
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { currency, day, id, json, madeText, text, url, whole, wholeOf } from "../records/Scalar.ts"
import { type Line, lineFields, type Lines } from "./Line.ts"

/** The months that a statement's flows cover; 6 and 9 are cumulative figures within a fiscal year. */
const Span = Schema.Literals([3, 6, 9, 12])
export type Span = typeof Span.Type

export const spans: ReadonlyArray<Span> = Span.literals

const Tags = Schema.Record(Schema.String, Schema.String)

/** One version of one period, as a filing or a file has it. No version replaces another. */
export const FiledStatement = record(
  "statement",
  { key: ["issuer_id", "fiscal_date", "span", "source", "version"], nullKeeps: true, dated: "fiscal_date" },
  {
    issuer_id: field(id, "The issuer", { references: "issuer" }),
    fiscal_date: field(day, "The last day of the period", { example: "2020-09-26" }),
    span: field(wholeOf(Span), "The months that its flows cover", { unit: "months", example: 12 }),
    source: field(text, "Where it is from, in the importer's words", { example: "sec" }),
    version: field(
      madeText,
      "Tells versions of a period and source apart: the filing's id, else its date, else nothing"
    ),
    year: nullable(whole, "The fiscal year as the filing calls it; null when it doesn't say", {
      example: 2020
    }),
    quarter: nullable(
      whole,
      "The fiscal quarter as the filing calls it; null for a year, or when it doesn't say"
    ),
    filed_at: nullable(
      day,
      "When it was filed; null when not known, and then it answers no question about a day in the past",
      {
        example: "2020-10-30"
      }
    ),
    filing_id: nullable(text, "The filing's number", { example: "0000320193-20-000096" }),
    filing_url: nullable(url, "Where the filing can be read"),
    form: nullable(text, "The kind of filing", { example: "10-K" }),
    currency: field(currency, "What its money is in", { example: "USD" }),
    tags: nullable(
      json(Tags, Cell.texts),
      "The source's own name of each line's figure; null when it has none",
      {
        example: { sales: "us-gaap:Revenues" }
      }
    ),
    ...lineFields
  }
)
export interface FiledStatement extends ValueOf<typeof FiledStatement> {}

export type Period = "Annual" | "Quarterly"

/** Where a figure is from. */
export interface Provenance {
  readonly source: string
  readonly filing_id: string | null
  /** Where the filing can be read; null when not known. */
  readonly filing_url: string | null
  readonly form: string | null
  /** The source's own name of the figure; null when it tells none, and for a derived figure. */
  readonly tag: string | null
  /** For a derived figure the day its last operand was filed. */
  readonly filed_at: string | null
  /** How it was derived, `9M - 6M`; null for a figure as filed. */
  readonly derivation: string | null
}

/** One period as it was known on a day: a fiscal year, a discrete quarter, or a half where the issuer reports by halves. */
export interface Statement extends Lines {
  readonly fiscal_date: string
  /** The fiscal year. */
  readonly year: number
  /** 1 to 4; 2 or 4 for a half; null for a year. */
  readonly quarter: number | null
  readonly period: Period
  /** How many months its flows cover: 12, 3, or 6 where the issuer reports by halves. */
  readonly months: 3 | 6 | 12
  readonly currency: string
  /** The newest of the filings that its figures are from; null when none is dated. */
  readonly filed_at: string | null
  /** Of every line that isn't null. */
  readonly provenance: { readonly [K in Line]?: Provenance }
}
