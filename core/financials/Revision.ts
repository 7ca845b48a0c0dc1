/** What became of a statement's figures between two days: those that were known otherwise on the earlier one. */
import { Schema } from "effect"
import { daysBetween } from "../time/CalendarDate.ts"
import { field, nullable } from "../records/Record.ts"
import { currency, number } from "../records/Scalar.ts"
import { type AverageLine, isBalance, isFlow, type Line, lines } from "./Line.ts"
import { isCount } from "./ShareBasis.ts"
import { FiledStatement, Provenance, type Statement } from "./Statement.ts"

const { filed_at, filing_id, filing_url, form } = FiledStatement.fields

/** A figure as it was known on the earlier day, and why it isn't the same on the later one. */
export const Revision = Schema.Struct({
  cause: field(
    Schema.Literals(["restated", "split", "added", "removed"]),
    "restated: another filing, or another operand of its derivation; split: the same figure on other shares; added: not known on the earlier day; removed: known on the earlier day alone"
  ),
  value: nullable(number, "The figure as known at the end of the earlier day; null where it wasn't"),
  on_shares: nullable(
    number,
    "The same on the shares of the later day; null for a figure that the splits between the days don't change"
  ),
  currency: field(currency, "The currency of its money", { example: "USD" }),
  filing_id,
  filing_url,
  form,
  tag: Provenance.fields.tag,
  derivation: Provenance.fields.derivation,
  filed_at
})
export interface Revision extends Schema.Schema.Type<typeof Revision> {}

/** For every line that was known otherwise. */
export type Revisions = { readonly [K in Line]?: Revision }

/** A statement as known on a day: as it is asked for, and with averages on the shares of the later day. */
export interface OnShares {
  readonly statement: Statement
  readonly onShares: Statement
}

/** Per share, half a unit of the last decimal that filings have; of counts, what rounding to thousands leaves. */
const isRounded = (line: AverageLine, a: number, b: number): boolean =>
  Math.abs(a - b) <= (isCount(line) ? 1e-4 * Math.abs(b) : 0.005 + 1e-9)

const causeOf = (line: Line, then: OnShares, now: OnShares): Revision["cause"] => {
  const [before, after] = [then.statement[line], now.statement[line]]
  if (before === null) return "added"
  if (after === null) return "removed"
  if (isFlow(line) || isBalance(line)) return "restated"
  const [onShares, same] = [then.onShares[line], now.onShares[line]]
  // Where no split came between, a difference of a cent is a restatement.
  const isSplit = onShares !== null && same !== null && onShares !== before && isRounded(line, onShares, same)
  return isSplit ? "split" : "restated"
}

const unknown = { filing_id: null, filing_url: null, form: null, tag: null, derivation: null, filed_at: null }

const revisionOf = (line: Line, then: OnShares, now: OnShares): Revision => {
  const { currency, [line]: value, provenance } = then.statement
  const onShares = then.onShares[line]
  const { source: _, ...origin } = provenance[line] ?? { source: null, ...unknown }
  return {
    cause: causeOf(line, then, now),
    value,
    on_shares: onShares === value ? null : onShares,
    currency,
    ...origin
  }
}

/** Filings may date the end of a period some days apart. */
const slack = 7

const isSamePeriod = (a: Statement, b: Statement): boolean =>
  a.months === b.months && Math.abs(daysBetween(a.fiscal_date, b.fiscal_date)) <= slack

/** Money in another currency is another figure, also by the same number. */
const isOther = (line: Line, then: Statement, now: Statement): boolean =>
  then[line] !== now[line] || (then.currency !== now.currency && now[line] !== null)

/** The lines of a statement that were known otherwise on an earlier day; null where the period wasn't known then. */
export const revisionsOf = (now: OnShares, then: ReadonlyArray<OnShares>): Revisions | null => {
  const before = then.find(({ statement }) => isSamePeriod(statement, now.statement))
  if (before === undefined) return null
  return Object.fromEntries(
    lines
      .filter((line) => isOther(line, before.statement, now.statement))
      .map((line) => [line, revisionOf(line, before, now)])
  )
}
