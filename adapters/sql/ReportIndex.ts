/**
 * What reports are found by, in memory: some 500 bytes of each at the most. A database would look at every title for a part of one,
 * and count all for a page of twenty.
 */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { DateRange, ReportFilter, Window } from "../../core/mod.ts"
import { everyRow } from "./everyRow.ts"
import { cachedOf } from "./cached.ts"
import { type Found, page, pageOfAll } from "./page.ts"
import { textIndex } from "./TextIndex.ts"
import { allOf, type Passes, words } from "./words.ts"

/** Ids of the reports on a page, in its order, and how many there are on all. */
export interface ReportIndex {
  readonly find: (filter: ReportFilter, window: Window) => Found
}

export type ReportRow = readonly [
  report_id: number,
  report_date: string,
  title_lower: string,
  securities_firm_lower: string,
  stock_name_lower: string | null,
  industry_category_lower: string | null,
  report_type: string | null,
  company_id: number | null
]

const dayNumber = (date: string): number => Number(date.replaceAll("-", ""))

const lower = (text: string | null): string | null => text?.toLowerCase() ?? null

/** Whether a report is dated in the range; null for a range without bounds. */
const within = (dates: Int32Array, { from, to }: DateRange): Passes | null => {
  if (from === null && to === null) return null
  const first = from === null ? -Infinity : dayNumber(from)
  const last = to === null ? Infinity : dayNumber(to)
  return (entry) => {
    const date = dates[entry] as number
    return date >= first && date <= last
  }
}

/** In place of the id of a company; those begin at 1. */
const none = 0

/** Whether a report is about the company; null when none is asked for. */
const about = (companies: Int32Array, company_id: number | null): Passes | null =>
  company_id === null ? null : (entry) => companies[entry] === company_id

/** Out of all reports, the latest first. */
export const reportIndex = (rows: ReadonlyArray<ReportRow>): ReportIndex => {
  const ids = Int32Array.from(rows, ([report_id]) => report_id)
  const dates = Int32Array.from(rows, ([, date]) => dayNumber(date))
  const titles = textIndex(rows.map(([, , title]) => [title]))
  const firms = words(rows.map(([, , , firm]) => firm))
  const stocks = words(rows.map(([, , , , stock]) => stock))
  const industries = words(rows.map(([, , , , , industry]) => industry))
  const types = words(rows.map(([, , , , , , type]) => type))
  const companies = Int32Array.from(rows, ([, , , , , , , company_id]) => company_id ?? none)

  return {
    find: ({ title, ...filter }, window) => {
      const passes = allOf([
        firms.is(lower(filter.securities_firm)),
        stocks.is(lower(filter.stock_name)),
        industries.is(lower(filter.industry_category)),
        types.is(filter.report_type),
        about(companies, filter.company_id),
        within(dates, filter)
      ])
      if (!title && passes === null) return pageOfAll(ids, window)
      const found = page(ids, window)
      // Where in a title the text stands makes no difference to the order.
      if (title) titles.find(title.toLowerCase(), passes, (entry) => found.add(entry, 0))
      else titles.all(passes, found.add)
      return found.told()
    }
  }
}

const newestFirst = (a: ReportRow, b: ReportRow): number =>
  a[1] === b[1] ? b[0] - a[0] : a[1] < b[1] ? 1 : -1

/** The index of the reports as they are now. */
export const currentReportIndex = (sql: SqlClient.SqlClient): Effect.Effect<ReportIndex, SqlError> => {
  const every = everyRow<ReportRow>(
    (after, limit) =>
      sql`
        select
          report_id, report_date, title_lower, securities_firm_lower, stock_name_lower, industry_category_lower,
          report_type, company_id
        from report
        where report_id > ${after}
        order by report_id
        limit ${limit}
      `.values
  )
  return cachedOf(
    sql,
    "report",
    Effect.map(every, (rows) => reportIndex(rows.toSorted(newestFirst)))
  )
}
