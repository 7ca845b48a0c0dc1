/** Imports brokers' research reports. */
import type { CompanyReference } from "../../companies/CompanyReference.ts"
import { Effect, Result, Struct } from "effect"
import { pdfReference } from "../../research/PdfKey.ts"
import { Report } from "../../research/Report.ts"
import { cellsOf } from "../../records/Record.ts"
import * as Field from "../../cells/Field.ts"

import { type Breach, type ImportContext, defineKind, type KindDefinition } from "../Intake.ts"
import { sourceOf } from "../ImportOptions.ts"
import { numbering } from "../subjects/Numbering.ts"
import type { Row } from "../cells/Row.ts"
import { subjects } from "../subjects/Subject.ts"

const { key_points, ...own } = cellsOf(Report, ["report_id", "source", "company_id", "s3_key"])

const fields = {
  ...own,
  key_points: Field.optional(key_points),
  symbol: Field.optional(Field.symbol),
  exchange: Field.optional(Field.text),
  pdf: Field.optional(Field.text)
}

type ReportRow = Row<typeof fields>

interface Found {
  readonly row: ReportRow
  readonly company: CompanyReference | null
  readonly s3_key: string | null
}

const breach = ({ target_price }: ReportRow): Breach | null =>
  target_price !== null && target_price < 0
    ? ["target_price", `A target price must be above 0, not ${target_price}`]
    : null

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { file, options, pdfs, problems, sink } = context
  const subject = yield* subjects(context)
  const numbers = numbering(context, "report")
  const source = sourceOf(options)
  let normalised = 0

  /** The company of the report, null for a report about none; undefined when unknown, and the row is refused. */
  const companyOf = Effect.fnUntraced(function* (row: ReportRow) {
    const { exchange, line, stock_name, symbol } = row
    if (symbol === null) return null
    const named = { line, symbol, exchange, name: stock_name, alias_name: null }
    return (yield* subject.find(named, row.report_date)) ?? undefined
  })

  /**
   * The key of the report's PDF, null when it has none; undefined when the PDF can't be stored, and the row is refused.
   */
  const keyOf = Effect.fnUntraced(function* ({ line, pdf }: ReportRow) {
    if (pdf === null) return null
    const reference = pdfReference(pdf)
    const refuse = (message: string) => Effect.sync(() => problems.refuse(line, "pdf", message))
    if (Result.isFailure(reference)) return yield* refuse(reference.failure)
    if (reference.success._tag === "Key") return reference.success.key
    return yield* Effect.catchTag(pdfs.store(reference.success.path, file), "PdfRefused", ({ message }) =>
      refuse(message)
    )
  })

  const accept = Effect.fnUntraced(function* (rows: ReadonlyArray<ReportRow>) {
    const found: Array<Found> = []
    for (const row of rows) {
      const s3_key = yield* keyOf(row)
      if (s3_key === undefined) continue
      const company = yield* companyOf(row)
      if (company !== undefined) found.push({ row, company, s3_key })
    }
    const ids = yield* numbers.ids(found.map(({ row }) => row.external_id))
    const records = found.map(({ company, row, s3_key }, i) => {
      // Feeds write 0 for a report without a target.
      const target_price = row.target_price === 0 ? null : row.target_price
      if (target_price !== row.target_price) normalised++
      return {
        ...Struct.omit(row, ["exchange", "pdf", "symbol"]),
        target_price,
        key_points: row.key_points ?? [],
        report_id: ids[i] as number,
        source,
        company_id: company?.company_id ?? null,
        currency: row.currency ?? (target_price === null ? null : (company?.currency ?? null)),
        s3_key
      }
    })
    yield* sink.stage("report", records)
  })

  const close = Effect.gen(function* () {
    yield* numbers.giveBack
    yield* subject.merge
    const merged = yield* sink.merge("report", context.run_id)
    return { ...merged, normalised, created_companies: subject.created() }
  })
  return { accept, close }
})

/** The kind `reports`. A report is found again by its `external_id` within its source; a target price of 0 is none. */
export const reports: KindDefinition = defineKind(Report, {
  fields,
  takesCompany: true,
  past: ["report_date"],
  breach,
  open
})
