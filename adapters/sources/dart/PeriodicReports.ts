/** Which periodic reports an issuer filed, by its list of filings, and how OpenDART is asked for each. */
import { type Members, textIn } from "./Answer.ts"
import { endInName, type ReportCode } from "./Reports.ts"

export interface PeriodicReport {
  readonly kind: "annual" | "half" | "quarter"
  /** The last day of its period. */
  readonly end: string
  /** The numbers of the report and of its corrections, oldest first. */
  readonly filings: ReadonlyArray<string>
}

const kinds: Readonly<Record<string, PeriodicReport["kind"]>> = {
  사업보고서: "annual",
  반기보고서: "half",
  분기보고서: "quarter"
}

/** Statements are available from the fiscal year 2015 on. */
export const firstYear = 2015

const periodicName = /^(?:\[[^\]]*\]\s*)*(사업보고서|반기보고서|분기보고서)/

/** Whether a filing's name is that of a periodic report, or of a correction of one. */
export const isPeriodicName = (report_nm: string): boolean => periodicName.test(report_nm)

const reportOf = (filing: Members) => {
  const report_nm = textIn(filing, "report_nm") ?? ""
  const word = periodicName.exec(report_nm)?.[1]
  const kind = word === undefined ? undefined : kinds[word]
  const end = endInName(report_nm)
  const rcept_no = textIn(filing, "rcept_no")
  return kind === undefined || end === null || rcept_no === null ? [] : [{ kind, end, rcept_no }]
}

/** The reports among filings, oldest period first; corrections belong to the report that they correct. */
export const periodicReports = (filings: ReadonlyArray<Members>): ReadonlyArray<PeriodicReport> =>
  [...Map.groupBy(filings.flatMap(reportOf), ({ end, kind }) => `${end} ${kind}`).values()]
    .flatMap((group): ReadonlyArray<PeriodicReport> => {
      const [first] = group
      if (first === undefined) return []
      return [{ ...first, filings: group.map(({ rcept_no }) => rcept_no).toSorted() }]
    })
    .map(({ end, filings, kind }) => ({ end, filings, kind }))
    .toSorted((a, b) => (a.end < b.end ? -1 : 1))

/** A way to ask for a report. */
export interface Asked {
  readonly bsns_year: string
  readonly reprt_code: ReportCode
}

const codes: Readonly<Record<PeriodicReport["kind"], ReadonlyArray<ReportCode>>> = {
  annual: ["11011"],
  half: ["11012"],
  quarter: ["11013", "11014"]
}

/**
 * The ways to ask for a report, the likeliest first. Fiscal years that end in December have the year of their end, and
 * one first quarter; of others it isn't documented which year they have, so that an answer counts only when it is made
 * of one of the report's filings.
 */
export const waysToAsk = (
  { end, kind }: PeriodicReport,
  reports: ReadonlyArray<PeriodicReport>
): ReadonlyArray<Asked> => {
  const [year, month] = [Number(end.slice(0, 4)), end.slice(5, 7)]
  const annual = reports.filter((report) => report.kind === "annual")
  const endsInDecember = annual.length > 0 && annual.every((report) => report.end.slice(5, 7) === "12")
  const likeliest = kind === "quarter" && month === "09" ? codes.quarter.toReversed() : codes[kind]
  const all = [year, year - 1].flatMap((bsns_year) =>
    likeliest.map((reprt_code): Asked => ({ bsns_year: String(bsns_year), reprt_code }))
  )
  return (endsInDecember ? all.slice(0, 1) : all).filter(({ bsns_year }) => Number(bsns_year) >= firstYear)
}
