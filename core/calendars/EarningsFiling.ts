/** Which filings report results, and of which period: periodic reports, and announcements before them. */
import type { Disclosure } from "../disclosures/Disclosure.ts"
import { formRank } from "../financials/FormRank.ts"
import type { FiledStatement } from "../financials/Statement.ts"

/** A filing that reports results. */
export interface EarningsFiling {
  /** The filing's number, without what distinguishes the statements in it; null for statements without one. */
  readonly filing_id: string | null
  readonly filed: string
  readonly form: string | null
  readonly source: string
  /** The last day of the period that it reports on; null for an announcement, and where it isn't known. */
  readonly period_end: string | null
  /** Whether it is a periodic report, which has a period even where it isn't known. */
  readonly isReport: boolean
  /** Whether the period is a part of a fiscal year. */
  readonly isPart: boolean
}

/** A filing as it is listed, and where that is from. */
export type ListedFiling = Pick<
  Disclosure,
  "rcept_no" | "rcept_dt" | "report_nm" | "items" | "period_end" | "is_correction"
> & { readonly source: string }

/** The statements of one filing: the last period in it, and the last fiscal year. */
export type FiledPeriods = Pick<FiledStatement, "filing_id" | "filed_at" | "form" | "source"> & {
  readonly period_end: string
  /** Null where it has none of twelve months. */
  readonly year_end: string | null
}

/** Of the SEC, and of DART, whose names say the period after the kind. */
const annual = /^(10-K(405|SB|T)?|20-F|40-F)$|^사업보고서/
const part = /^10-Q(SB|T)?$|^(반기|분기)보고서/

/** Item 2.02 of an 8-K, 12 before August 2004: results of operations and financial condition. */
const results = /(?:^|,)\s*(?:2\.02|12)\.?\s*(?:,|$)/

/** Results before their report is filed, to DART. */
const provisional = /영업\(잠정\)실적/

/** The kind of filing in its name: SEC's form, the name of a report to DART without its period and what is corrected. */
export const formOf = (report_nm: string): string => {
  const form = report_nm.replace(/^(?:\[[^\]]*\]\s*)+/u, "").replace(/\s*\(\d{4}\.\d{2}\)\s*$/u, "")
  return form === "" ? report_nm : form
}

/**
 * What patterns of `like` in SQL find of filings that `earningsFilingOf` returns, with others; a store may read those alone.
 */
export const earningsNames: ReadonlyArray<string> = ["10-%", "20-F%", "40-F%", "8-K%", "%보고서%", "%잠정%"]

/** The filing as one that reports results; null for one that doesn't, and for a correction of another. */
export const earningsFilingOf = (listed: ListedFiling): EarningsFiling | null => {
  if (listed.is_correction) return null
  const form = formOf(listed.report_nm)
  const isAnnouncement =
    provisional.test(form) || (form.startsWith("8-K") && listed.items !== null && results.test(listed.items))
  const isPart = part.test(form)
  if (!isAnnouncement && !isPart && !annual.test(form)) return null
  return {
    filing_id: listed.rcept_no,
    filed: listed.rcept_dt,
    form,
    source: listed.source,
    period_end: isAnnouncement ? null : listed.period_end,
    isReport: !isAnnouncement,
    isPart
  }
}

/** What distinguishes separate statements from consolidated ones of a filing to DART. */
const scope = /\/[^/]*$/

/** The filing of statements as one that reports results; null for an undated one, an amendment, a prospectus and the like. */
export const statedFilingOf = (filed: FiledPeriods): EarningsFiling | null => {
  const { filed_at, filing_id, form, period_end, source, year_end } = filed
  if (filed_at === null || period_end > filed_at) return null
  if (formRank(form) === 2 || /\/A$|정정/.test(form ?? "")) return null
  const name = form === null ? null : formOf(form).replace(/\s*\(별도\)$/, "")
  return {
    filing_id: filing_id?.replace(scope, "") ?? null,
    filed: filed_at,
    form: name,
    source,
    period_end,
    isReport: true,
    isPart: name !== null && annual.test(name) ? false : year_end !== period_end
  }
}

/** The last periods in each filing of an issuer's statements. */
export const filedPeriods = (
  statements: ReadonlyArray<
    Pick<FiledStatement, "filing_id" | "filed_at" | "form" | "source" | "fiscal_date" | "span">
  >
): ReadonlyArray<FiledPeriods> => {
  const filings = new Map<string, FiledPeriods>()
  for (const { filed_at, filing_id, fiscal_date, form, source, span } of statements) {
    const key = JSON.stringify([filing_id, filed_at, form, source])
    const known = filings.get(key)
    const year_end = span === 12 ? fiscal_date : null
    filings.set(key, {
      filing_id,
      filed_at,
      form,
      source,
      period_end: known === undefined || fiscal_date > known.period_end ? fiscal_date : known.period_end,
      year_end: (year_end ?? "") > (known?.year_end ?? "") ? year_end : (known?.year_end ?? null)
    })
  }
  return [...filings.values()]
}
