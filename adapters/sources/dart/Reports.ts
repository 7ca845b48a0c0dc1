/** Periodic reports: their codes, the months that they cover, and what a file's name says about one. */
import { addMonths, isCalendarDate } from "../../../core/mod.ts"
import { type Span } from "../../../core/financials/mod.ts"
import { daysInMonth } from "../../../core/ports.ts"
import { daysIn, filedOn, filingUrl } from "./Answer.ts"

/** Consolidated or separate statements. */
export type Scope = "CFS" | "OFS"

interface ReportKind {
  /** From the beginning of the fiscal year. */
  readonly months: Span
  readonly form: string
}

export const reportKinds = {
  "11013": { months: 3, form: "분기보고서" },
  "11012": { months: 6, form: "반기보고서" },
  "11014": { months: 9, form: "분기보고서" },
  "11011": { months: 12, form: "사업보고서" }
} as const satisfies Record<string, ReportKind>

export type ReportCode = keyof typeof reportKinds

export const isReportCode = (text: string | null): text is ReportCode =>
  text !== null && Object.hasOwn(reportKinds, text)

/**
 * What rows of statements say of their filing. Separate statements are a version of their own, ranked after the
 * consolidated ones of the same filing.
 */
export const filingOf = (rcept_no: string | null, code: ReportCode, scope: Scope | null) => {
  const isSeparate = scope === "OFS"
  const { form } = reportKinds[code]
  return {
    filed_at: filedOn(rcept_no),
    filing_id: isSeparate && rcept_no !== null ? `${rcept_no}/OFS` : rcept_no,
    filing_url: filingUrl(rcept_no),
    form: isSeparate ? `${form} (별도)` : form
  }
}

/** What an answer doesn't say about its report; null where it isn't known either. */
export interface ReportHints {
  readonly scope: Scope | null
  readonly reprt_code: ReportCode | null
  /** The last day of the period. */
  readonly end: string | null
}

/**
 * What a name says about its report: `00126380.11011.2023-12-31.CFS.json`, in any order and with other parts between
 * them.
 */
export const hintsIn = (name: string): ReportHints => {
  const words = name.split(/[^0-9A-Za-z-]+/)
  const code = words.find((word) => isReportCode(word)) ?? null
  return {
    scope: words.includes("CFS") ? "CFS" : words.includes("OFS") ? "OFS" : null,
    reprt_code: isReportCode(code) ? code : null,
    end: daysIn(name).at(-1) ?? null
  }
}

/** The last day of a day's month, of two digits. */
const lastDay = (day: string): string => String(daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))))

/** The day `months` months before the end of a period, which is a month's last one where the period ends with it. */
export const monthsBefore = (end: string, months: number): string => {
  const before = addMonths(end, -months)
  return end.slice(8) === lastDay(end) ? `${before.slice(0, 8)}${lastDay(before)}` : before
}

/** The last day of the month of a report, `2023-12-31` for `사업보고서 (2023.12)`; null for a name without a month. */
export const endInName = (report_nm: string): string | null => {
  const [, year, month] = /\((\d{4})\.(\d{2})\)\s*$/.exec(report_nm) ?? []
  if (year === undefined || month === undefined) return null
  const end = `${year}-${month}-${daysInMonth(Number(year), Number(month))}`
  return isCalendarDate(end) ? end : null
}
