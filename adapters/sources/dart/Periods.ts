/** The periods that an account's amounts are of: this report's and those it is compared with. */
import { type Span, spans } from "../../../core/financials/mod.ts"
import { type Amount, amountIn, daysIn, type Members, textIn } from "./Answer.ts"
import type { StatementPart } from "./Chain.ts"
import { monthsBefore, type ReportCode, reportKinds } from "./Reports.ts"

/** An amount of an account, for months that end on a day; balances have no months. */
export interface PeriodAmount {
  readonly end: string
  readonly months: Span | null
  readonly amount: Amount
}

interface Column {
  /** Which period the amount is of: this year's, the year before or two years before. */
  readonly term: "thstrm" | "frmtrm" | "bfefrmtrm"
  readonly amount: Amount | null
  readonly months: Span | null
}

/** The days of a term as stated, `thstrm_dt`: its last one, and its first one where it is a range. */
const statedDays = (row: Members, term: Column["term"]) => {
  const days = daysIn(textIn(row, `${term}_dt`))
  return { first: days.length > 1 ? days[0] : undefined, last: days.at(-1) }
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** The months from the first to the last day; null for a number that no statement covers. */
const monthsFrom = (first: string, last: string): Span | null => {
  const months = monthNumber(last) - monthNumber(first) + 1
  return spans.find((span) => span === months) ?? null
}

/** Amounts of a year, whose columns are the same in each part of the statement. */
const annualColumns = (row: Members, months: Span | null): ReadonlyArray<Column> => [
  { term: "thstrm", amount: amountIn(row, "thstrm_amount"), months },
  { term: "frmtrm", amount: amountIn(row, "frmtrm_amount"), months },
  { term: "bfefrmtrm", amount: amountIn(row, "bfefrmtrm_amount"), months }
]

/**
 * Income in a report within a year: the amounts are of three months, those named `add` are cumulative. The preceding
 * year's three months are `frmtrm_q_amount`, and `frmtrm_amount` in answers that state its days.
 */
const incomeColumns = (row: Members, months: Span): ReadonlyArray<Column> => [
  { term: "thstrm", amount: amountIn(row, "thstrm_amount"), months: 3 },
  { term: "thstrm", amount: amountIn(row, "thstrm_add_amount"), months },
  {
    term: "frmtrm",
    amount:
      amountIn(row, "frmtrm_q_amount") ??
      (textIn(row, "frmtrm_dt") === null ? null : amountIn(row, "frmtrm_amount")),
    months: 3
  },
  { term: "frmtrm", amount: amountIn(row, "frmtrm_add_amount"), months }
]

/** Cash flows in a report within a year: all amounts are cumulative. */
const cashColumns = (row: Members, months: Span): ReadonlyArray<Column> => [
  {
    term: "thstrm",
    amount: amountIn(row, "thstrm_add_amount") ?? amountIn(row, "thstrm_amount"),
    months
  },
  {
    term: "frmtrm",
    amount: amountIn(row, "frmtrm_add_amount") ?? amountIn(row, "frmtrm_q_amount"),
    months
  }
]

/** A balance in a report within a year is compared with the end of the last year, for which it has no flows. */
const balanceColumns = (row: Members): ReadonlyArray<Column> => [
  { term: "thstrm", amount: amountIn(row, "thstrm_amount"), months: null }
]

const columnsOf = (row: Members, part: StatementPart, code: ReportCode): ReadonlyArray<Column> => {
  const { months } = reportKinds[code]
  if (months === 12) return annualColumns(row, part === "BS" ? null : months)
  if (part === "BS") return balanceColumns(row)
  return part === "IS" ? incomeColumns(row, months) : cashColumns(row, months)
}

const yearsBefore = { thstrm: 0, frmtrm: 1, bfefrmtrm: 2 }

/**
 * The amounts of an account with their periods. Days are those that the answer states, else `end` and the same day of
 * the years before. A year of a number of months that no statement covers is left out.
 */
export const amountsOf = (
  row: Members,
  part: StatementPart,
  code: ReportCode,
  end: string
): ReadonlyArray<PeriodAmount> =>
  columnsOf(row, part, code).flatMap(({ amount, months, term }) => {
    if (amount === null) return []
    const { first, last } = statedDays(row, term)
    const own = last ?? monthsBefore(end, 12 * yearsBefore[term])
    const stated = months === 12 && first !== undefined && last !== undefined
    const span = stated ? monthsFrom(first, last) : months
    return stated && span === null ? [] : [{ end: own, months: span, amount }]
  })
