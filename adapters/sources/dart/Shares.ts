/** stockTotqySttus.json: shares by class, as rows of shares. */
import { daysIn, type Members, amountIn, lineIn, textIn } from "./Answer.ts"
import type { ReportHints } from "./Reports.ts"
import type { Rows } from "./StatementRows.ts"

const noDay =
  "The day of the count (stlm_dt) is missing: name the file after the report's last day, as in 00126380.11011.2023-12-31.json"

/** The name of a class; null for a row that is a sum or a note. */
const classOf = (se: string): string | null => {
  const name = se.replaceAll(/\s/g, "")
  if (/^(합계|총계|비고)/.test(name)) return null
  return name.startsWith("보통주") ? "common" : name.startsWith("우선주") ? "preferred" : se
}

/**
 * Shares issued and not retired (`istc_totqy`) of each class on the report's last day, with treasury shares: the shares
 * that are listed, of which the Korea Exchange's market caps are made. A class without a number is left out.
 */
export const shareRows = (list: ReadonlyArray<Members>, hints: ReportHints): Rows => {
  const all = list.flatMap((row, index) => {
    const share_class = classOf(lineIn(row, "se") ?? "비고")
    const count = amountIn(row, "istc_totqy")
    if (share_class === null || count === null) return []
    const date = daysIn(textIn(row, "stlm_dt"))[0] ?? hints.end
    return [{ line: index + 1, row: { corp_code: lineIn(row, "corp_code"), date, share_class, count } }]
  })
  return {
    rows: all.flatMap(({ row }) => (row.date === null ? [] : [row])),
    broken: all.flatMap(({ line, row }) => (row.date === null ? [{ line, message: noDay }] : []))
  }
}
