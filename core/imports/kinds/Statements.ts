/**
 * Imports financial statements: one version of a period per row. Columns that a row leaves out keep their stored value.
 */
import { Struct } from "effect"
import { lines } from "../../financials/Line.ts"
import { type Span, spans } from "../../financials/Span.ts"
import { FiledStatement } from "../../financials/Statement.ts"
import { cellsOf } from "../../records/Record.ts"
import * as Field from "../../cells/Field.ts"
import type { Breach, KindDefinition } from "../Intake.ts"
import { sourceOf } from "../ImportOptions.ts"
import { ofIssuers } from "../subjects/RowsOf.ts"
import type { Row } from "../cells/Row.ts"

const own = cellsOf(FiledStatement, ["issuer_id", "source", "span", "version"])

const fields = {
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

const reversedIn = (row: StatementRow) => outflows.filter((name) => (row[name] ?? 0) < 0)

/** The kind `statements`. Money is in whole units of `currency`. */
export const statements: KindDefinition = ofIssuers(FiledStatement, fields, {
  oneOf: [["period", "span"]],
  past: ["fiscal_date", "filed_at"],
  dayOf: ({ filed_at }, { today }) => filed_at ?? today,
  breach,
  isNormalised: (row) => reversedIn(row).length > 0,
  recordOf: (row, { issuer_id }, { options }) => {
    const span = spanOf(row) as Span
    return {
      ...Struct.omit(row, ["cik", "corp_code", "exchange", "symbol", "period"]),
      ...Object.fromEntries(reversedIn(row).map((name) => [name, -(row[name] ?? 0)])),
      issuer_id,
      span,
      source: sourceOf(options),
      version: row.filing_id ?? row.filed_at ?? "",
      quarter: span === 12 ? null : row.quarter
    }
  }
})
