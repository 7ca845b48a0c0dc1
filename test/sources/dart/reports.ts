/** Accounts of reports, made up, and the lines that they give. */
import { Effect } from "effect"
import { answer, rowsIn } from "./answers.ts"

/** An account of a report of 2023 by Samsung Electronics, of the first half unless given. */
export const account = (members: Readonly<Record<string, string>>) => ({
  rcept_no: "20230814002534",
  reprt_code: "11012",
  bsns_year: "2023",
  corp_code: "00126380",
  currency: "KRW",
  ...members
})

/** An account by its id. */
export const id = (sj_div: string, account_id: string, amounts: Readonly<Record<string, string>>) =>
  account({ sj_div, account_id, account_nm: account_id, ...amounts })

/** A name of an answer about the half-year. */
export const half = "00126380.2023-06-30.CFS.json"
/** A name of an answer about the year. */
export const year = "00126380.11011.2023-12-31.CFS.json"

/** The lines of each row by its period. */
export const linesIn = (name: string, accounts: ReadonlyArray<unknown>, lines: ReadonlyArray<string>) =>
  Effect.map(rowsIn(name, answer(accounts)), (rows) =>
    rows.map((row) => [`${row["fiscal_date"]} ${row["span"]}`, ...lines.map((line) => row[line] ?? null)])
  )
