/** Recognises each endpoint's answer by its members, and turns it into batches of rows. */
import { type EntryBatch, type ImportKind, rowsBatch, type SourceRow } from "../../../core/mod.ts"
import { type Answer, filedOn, type Members } from "./Answer.ts"
import { dividendRows } from "./Dividends.ts"
import { disclosureRow } from "./Filings.ts"
import { holderRow, officerRow } from "./Holdings.ts"
import { profileRows } from "./Profile.ts"
import type { ReportHints } from "./Reports.ts"
import { shareRows } from "./Shares.ts"
import { type Rows, statementRows } from "./StatementRows.ts"
import type { Wanted } from "./Subjects.ts"

interface Form {
  /** The endpoints that answer in this form. */
  readonly names: string
  readonly kind: ImportKind
  /** Members that only this form's list has. */
  readonly members: ReadonlyArray<string>
  readonly rows: (list: ReadonlyArray<Members>, hints: ReportHints) => Rows
  /** What a row is called in problems. */
  readonly where: (row: SourceRow) => string
}

const each =
  (rowOf: (of: Members) => SourceRow) =>
  (list: ReadonlyArray<Members>): Rows => ({ rows: list.map(rowOf), broken: [] })

const words = (...of: ReadonlyArray<unknown>): string =>
  of.filter((word) => word !== null && word !== undefined).join(" ")

const forms: ReadonlyArray<Form> = [
  {
    names: "list.json",
    kind: "disclosures",
    members: ["report_nm", "rcept_no"],
    rows: each(disclosureRow),
    where: ({ rcept_no, report_nm }) => words(rcept_no, report_nm)
  },
  {
    names: "fnlttSinglAcntAll.json, fnlttSinglAcnt.json, fnlttMultiAcnt.json",
    kind: "statements",
    members: ["sj_div", "account_nm"],
    rows: (list, hints) => statementRows(list, null, hints),
    where: ({ filing_id, fiscal_date, span }) => words(filing_id, fiscal_date, `${span} months`)
  },
  {
    names: "elestock.json",
    kind: "insiders",
    members: ["repror", "sp_stock_lmp_cnt"],
    rows: each(officerRow),
    where: ({ filing_id, insider_name }) => words(filing_id, insider_name)
  },
  {
    names: "majorstock.json",
    kind: "insiders",
    members: ["repror", "stkqy"],
    rows: each(holderRow),
    where: ({ filing_id, insider_name }) => words(filing_id, insider_name)
  },
  {
    names: "alotMatter.json",
    kind: "statements",
    members: ["se", "thstrm"],
    rows: dividendRows,
    where: ({ filing_id, fiscal_date }) => words(filing_id, fiscal_date)
  },
  {
    names: "stockTotqySttus.json",
    kind: "shares",
    members: ["se", "istc_totqy"],
    rows: shareRows,
    where: ({ date, share_class }) => words(share_class, date)
  }
]

/** The endpoints whose answers are read, for the help and for errors. */
export const endpoints: ReadonlyArray<string> = [
  "corpCode.xml",
  "company.json",
  ...forms.flatMap(({ names }) => names.split(", "))
]

const has = (of: Members | undefined, names: ReadonlyArray<string>): boolean =>
  of !== undefined && names.every((name) => Object.hasOwn(of, name))

/** The day on which a row was filed, as kinds name it. */
const filedDay = (row: SourceRow): string | null => {
  const number = row["filing_id"] ?? row["rcept_no"]
  return typeof number === "string" ? filedOn(number) : null
}

const code = (value: unknown): string | null => (typeof value === "string" ? value : null)

const isWanted = (row: SourceRow, wanted: Wanted): boolean =>
  wanted.company(code(row["corp_code"]), code(row["stock_code"]) ?? code(row["symbol"])) &&
  wanted.day(filedDay(row))

/** The batches of an answer's rows; a text that says why there are none. */
export const batchesOf = (
  answer: Answer,
  hints: ReportHints,
  wanted: Wanted
): ReadonlyArray<EntryBatch> | string => {
  if (answer._tag === "NoData") return []
  if (answer._tag === "Refused") return answer.message
  const { list, members } = answer
  if (list === null) {
    if (!has(members, ["corp_code", "corp_cls"])) {
      return `An answer with the members ${Object.keys(members).slice(0, 20).join(", ")} isn't read: expected one of ${endpoints.join(", ")}`
    }
    const chosen = profileRows(members).filter((row) => isWanted(row, wanted))
    return chosen.length === 0
      ? []
      : [rowsBatch("companies", chosen, { where: (row) => words(row["symbol"]) })]
  }
  const [first] = list
  if (first === undefined) return []
  const form = forms.find((each) => has(first, each.members))
  if (form === undefined) {
    return `A list with the members ${Object.keys(first).slice(0, 20).join(", ")} isn't read: expected an answer of ${endpoints.join(", ")}`
  }
  const { broken, rows } = form.rows(list, hints)
  const chosen = rows.filter((row) => isWanted(row, wanted))
  if (chosen.length + broken.length === 0) return []
  return [{ ...rowsBatch(form.kind, chosen, { where: form.where }), broken }]
}
