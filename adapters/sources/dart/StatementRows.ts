/** Rows of statements from the accounts of periodic reports, one per report and period. */
import type { SourceRow } from "../../../core/mod.ts"
import type { Line } from "../../../core/financials/mod.ts"
import { othersInterests } from "./AccountChains.ts"
import { accountName, type Entry, lineEntries } from "./Accounts.ts"
import { type Members, textIn } from "./Answer.ts"
import { accountsOf, type Numbered, periodsOf, statedEnd } from "./ReportPeriods.ts"
import { filingOf, isReportCode, type ReportHints, reportKinds, type Scope } from "./Reports.ts"

/** Rows, and what is wrong with those that can't be made: the reason, and the number of the account, from 1. */
export interface Rows {
  readonly rows: ReadonlyArray<SourceRow>
  readonly broken: ReadonlyArray<{ readonly line: number; readonly message: string }>
}

const noDay =
  "The report's last day isn't in the answer: name the file after it, as in 00126380.11011.2023-12-31.CFS.json"

/**
 * Whether totals of net income and equity are the parent's: in separate statements, and in whole ones, which have ids,
 * without others' interests. Summaries of consolidated statements have only the totals.
 */
const groupCounts = (accounts: ReadonlyArray<Numbered>, scope: Scope | null): boolean =>
  scope === "OFS" ||
  (accounts.some(({ row }) => textIn(row, "account_id") !== null) &&
    !accounts.some(({ row }) => othersInterests.has(accountName(row) ?? "")))

/** The rows of one report in one scope. */
const reportRows = (of: ReadonlyArray<Numbered>, scope: Scope | null, hints: ReportHints): Rows => {
  const [first] = of
  if (first === undefined) return { rows: [], broken: [] }
  const refuse = (message: string): Rows => ({ rows: [], broken: [{ line: first.line, message }] })
  const code = textIn(first.row, "reprt_code") ?? hints.reprt_code
  if (!isReportCode(code)) {
    return refuse(`Unknown reprt_code ${JSON.stringify(code)}: expected 11013, 11012, 11014 or 11011`)
  }
  const accounts = accountsOf(of)
  const end = statedEnd(accounts) ?? hints.end
  if (end === null) return refuse(noDay)
  const rcept_no = textIn(first.row, "rcept_no")
  const { months } = reportKinds[code]
  const counts = groupCounts(accounts, scope)
  const rows = periodsOf(accounts, code, end).flatMap((period): ReadonlyArray<SourceRow> => {
    const found = lineEntries(period.entries, counts)
    if (found.length === 0) return []
    const isOwnYear = months === 12 && period.end === end
    return [
      {
        corp_code: textIn(first.row, "corp_code"),
        fiscal_date: period.end,
        span: period.months,
        year: isOwnYear ? textIn(first.row, "bsns_year") : null,
        ...filingOf(rcept_no, code, scope),
        currency: textIn(first.row, "currency"),
        tags: Object.fromEntries(found.map(([line, { filed }]) => [line, filed])),
        ...(Object.fromEntries(found.map(([line, { amount }]) => [line, amount])) as {
          readonly [K in Line]?: Entry["amount"]
        })
      }
    ]
  })
  return { rows, broken: [] }
}

const keyOf = (row: Members): string =>
  ["corp_code", "rcept_no", "reprt_code"].map((name) => textIn(row, name)).join(" ")

/** The scope that an account states, `fs_div`; null in answers that were asked for one scope. */
const scopeOf = (row: Members): Scope | null => {
  const scope = textIn(row, "fs_div")
  return scope === "CFS" || scope === "OFS" ? scope : null
}

/**
 * Rows of statements from the accounts of fnlttSinglAcnt, fnlttMultiAcnt and fnlttSinglAcntAll, newest period first:
 * the report's own periods, three months beside the cumulative ones, and those of the years before. Money is in the
 * report's currency. `scope` chooses between consolidated (CFS) and separate statements (OFS) of an answer that has
 * both; without one the consolidated are taken, else the separate. `hints` say what the answer doesn't.
 */
export const statementRows = (
  accounts: ReadonlyArray<Members>,
  scope: Scope | null = null,
  hints: ReportHints = { scope: null, reprt_code: null, end: null }
): Rows => {
  const numbered = accounts.map((row, index) => ({ row, line: index + 1 }))
  const reports = [...Map.groupBy(numbered, ({ row }) => keyOf(row)).values()].map((report) => {
    const stated = new Set(report.map(({ row }) => scopeOf(row)))
    const chosen = scope ?? (stated.has("CFS") ? "CFS" : stated.has("OFS") ? "OFS" : hints.scope)
    const of = report.filter(({ row }) => (scopeOf(row) ?? chosen) === chosen)
    return reportRows(of, chosen, hints)
  })
  return { rows: reports.flatMap(({ rows }) => rows), broken: reports.flatMap(({ broken }) => broken) }
}
