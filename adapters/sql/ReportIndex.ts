/**
 * Finds reports in memory, with up to some 500 bytes each. A database would scan every title for a substring, and count
 * all matches for a page of twenty.
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

/** The ids of the reports on a page, in order, and the number on all pages. */
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

/** Whether a report's date is in the range; null for a range without bounds. */
const within = (dates: Int32Array, { from, to }: DateRange): Passes | null => {
  if (from === null && to === null) return null
  const first = from === null ? -Infinity : dayNumber(from)
  const last = to === null ? Infinity : dayNumber(to)
  return (entry) => {
    const date = dates[entry] as number
    return date >= first && date <= last
  }
}

/** Stands for a missing company id; these begin at 1. */
const none = 0

/** Whether a report is about the company; null without a filter. */
const about = (companies: Int32Array, company_id: number | null): Passes | null =>
  company_id === null ? null : (entry) => companies[entry] === company_id

/** Builds the index of all reports, latest first. */
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
      // The position of the text in a title doesn't affect the order.
      if (title) titles.find(title.toLowerCase(), passes, (entry) => found.add(entry, 0))
      else titles.all(passes, found.add)
      return found.result()
    }
  }
}

const newestFirst = (a: ReportRow, b: ReportRow): number =>
  a[1] === b[1] ? b[0] - a[0] : a[1] < b[1] ? 1 : -1

/** The current index of reports. */
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
