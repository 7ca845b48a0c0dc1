/**
 * Imports financial statements: one version of a period per row. Columns that a row leaves out keep their stored value.
 */
import { Effect, Struct } from "effect"
import { lines } from "../../financials/Line.ts"
import { type Span, spans } from "../../financials/Span.ts"
import { FiledStatement } from "../../financials/Statement.ts"
import { cellsOf } from "../../records/Record.ts"
import * as Field from "../../cells/Field.ts"
import { type Breach, type ImportContext, defineKind, type KindDefinition } from "../Intake.ts"
import { sourceOf } from "../ImportOptions.ts"
import { issuerFields, issuerNames, issuers } from "../subjects/IssuerSubject.ts"
import type { Staged } from "../../tables/Records.ts"
import type { Row } from "../cells/Row.ts"
import { createdNote } from "../subjects/Subject.ts"

const own = cellsOf(FiledStatement, ["issuer_id", "source", "span", "version"])

const fields = {
  ...issuerFields,
  ...own,
  period: Field.optional(Field.oneOf(["annual", "quarterly"])),
  span: Field.optional(Field.integer)
}

type StatementRow = Row<typeof fields>

/** Outflows, which some sources report as negative numbers. */
const outflows = ["capital_expenditures", "common_dividends", "share_repurchases"] as const

/** The months that a row covers: its span, else inferred for a year or a quarter; null when neither is given. */
const spanOf = ({ period, span }: StatementRow): number | null =>
  span ?? (period === "annual" ? 12 : period === "quarterly" ? 3 : null)

const isSpan = (months: number): months is Span => (spans as ReadonlyArray<number>).includes(months)

const breach = (row: StatementRow): Breach | null => {
  const { filed_at, fiscal_date, period, quarter, year } = row
  const span = spanOf(row)
  if (span === null) return ["span", "The months it covers are missing: expected a span of 3, 6, 9 or 12"]
  if (!isSpan(span)) return ["span", `A statement covers 3, 6, 9 or 12 months, not ${span}`]
  if (period !== null && (period === "annual") !== (span === 12)) {
    return ["period", `${period} doesn't fit a span of ${span} months`]
  }
  if (filed_at !== null && filed_at < fiscal_date) {
    return ["filed_at", `Filed on ${filed_at}, before the period ended on ${fiscal_date}`]
  }
  if (quarter !== null && (quarter < 1 || quarter > 4))
    return ["quarter", `A quarter is 1 to 4, not ${quarter}`]
  if (year !== null && Math.abs(year - Number(fiscal_date.slice(0, 4))) > 1) {
    return ["year", `${year} is not the fiscal year of a period that ends on ${fiscal_date}`]
  }
  return lines.every((line) => row[line] === null)
    ? ["fiscal_date", `The row of ${fiscal_date} contains no figure`]
    : null
}

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { sink } = context
  const subject = yield* issuers(context)
  let normalised = 0

  const recordOf = (row: StatementRow, issuer_id: number): Staged<"statement"> => {
    const reversed = outflows.filter((name) => (row[name] ?? 0) < 0)
    if (reversed.length > 0) normalised++
    const span = spanOf(row) as Span
    return {
      ...Struct.omit(row, ["cik", "corp_code", "exchange", "symbol", "period"]),
      ...Object.fromEntries(reversed.map((name) => [name, -(row[name] ?? 0)])),
      issuer_id,
      span,
      source: sourceOf(context.options),
      version: row.filing_id ?? row.filed_at ?? "",
      quarter: span === 12 ? null : row.quarter
    }
  }

  const accept = Effect.fnUntraced(function* (rows: ReadonlyArray<StatementRow>) {
    const records: Array<Staged<"statement">> = []
    for (const row of rows) {
      const found = yield* subject.find(row, row.filed_at ?? context.today)
      if (found !== null) records.push(recordOf(row, found.issuer_id))
    }
    yield* sink.stage("statement", records)
  })

  const close = Effect.gen(function* () {
    yield* subject.merge
    const merged = yield* sink.merge("statement", context.run_id)
    return { ...merged, normalised, notes: createdNote(subject.created()) }
  })
  return { accept, close }
})

/** The kind `statements`. Money is in whole units of `currency`. */
export const statements: KindDefinition = defineKind({
  summary:
    "financial statements: fiscal_date, period or span, currency, filed_at, filing_id, the lines, and symbol, cik or corp_code",
  fields,
  oneOf: [["period", "span"], issuerNames],
  takesCompany: true,
  past: ["fiscal_date", "filed_at"],
  breach,
  open
})
