/** A broker's research report. */
import { Schema } from "effect"
import { pick } from "../records/Members.ts"
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { currency, day, id, json, number, prose, text, word } from "../records/Scalar.ts"
import * as Cell from "../cells/Field.ts"

/** About one company, or about an industry or sector. */
export const ReportType = Schema.Literals(["company_analysis", "industry_analysis"])
export type ReportType = typeof ReportType.Type

/** A report as it is stored. Its PDF is in `ReportFiles`, by `s3_key`. */
export const Report = record(
  "report",
  {
    key: ["report_id"],
    unique: ["source", "external_id"],
    dated: "report_date",
    foundBy: ["report_id", "company_id"],
    importedAs: {
      kind: "reports",
      summary:
        "brokers' reports: external_id, title, report_date, securities_firm, and symbol, opinion, target_price and more"
    }
  },
  {
    report_id: field(id, "The report's id"),
    source: field(text, "The source of the report, in the operator's words; external_id is its id there", {
      example: "hankyung"
    }),
    external_id: field(text, "The report's id at the source", { example: "631234" }),
    company_id: nullable(
      id,
      "The company it is about; null for a report about an industry, or when the company is unknown",
      {
        references: "company"
      }
    ),
    title: field(text, "Title", { example: "HBM leads", searched: true }),
    report_date: field(day, "The day of the report", { example: "2024-07-05" }),
    report_type: nullable(word(ReportType), "About one company, or about an industry or sector", {
      example: "company_analysis"
    }),
    securities_firm: field(text, "The firm that published it", { example: "미래에셋증권", searched: true }),
    analyst: nullable(text, "The author"),
    stock_name: nullable(text, "The company's name as the firm writes it", {
      example: "삼성전자",
      searched: true
    }),
    industry_category: nullable(text, "The industry, in the firm's words", {
      example: "반도체",
      searched: true
    }),
    opinion: nullable(text, "The rating in the broker's own words; null when there is none", {
      example: "Buy (유지)"
    }),
    target_price: nullable(number, "For one share as of the report's date; null when there is none", {
      unit: "currency",
      example: 110000
    }),
    currency: nullable(currency, "The currency of the target price", { example: "KRW" }),
    summary: nullable(prose, "A summary"),
    key_points: field(json(Schema.Array(Schema.String), Cell.list), "The key points; empty when unknown"),
    s3_key: nullable(text, "The PDF's key in its store; null when there is no PDF")
  }
)
export interface Report extends ValueOf<typeof Report> {}

/** A report's rating and target, without its words. */
export const ReportRating = Schema.Struct(
  pick(Report.fields, ["report_id", "report_date", "securities_firm", "opinion", "target_price", "currency"])
)
export interface ReportRating extends Schema.Schema.Type<typeof ReportRating> {}

/** A report with the symbol of its company. */
export const ReportDetail = Schema.Struct({
  ...Report.fields,
  symbol: nullable(Schema.String, "The symbol of the company that it is about; null when none is known", {
    example: "005930"
  })
})
export interface ReportDetail extends Schema.Schema.Type<typeof ReportDetail> {}

/** A report as lists return it. */
export const ReportSummary = Schema.Struct(
  pick(ReportDetail.fields, [
    "report_id",
    "title",
    "report_date",
    "report_type",
    "securities_firm",
    "stock_name",
    "symbol",
    "industry_category",
    "s3_key"
  ])
)
export interface ReportSummary extends Schema.Schema.Type<typeof ReportSummary> {}

/** No report has the id. */
export class ReportNotFound extends Schema.TaggedError<ReportNotFound>()("ReportNotFound", {
  report_id: Schema.Int
}) {}
