/** alotMatter.json: the dividends per share that reports state, as rows of statements. */
import type { SourceRow } from "../../../core/mod.ts"
import { type Amount, amountIn, daysIn, lineIn, type Members, textIn } from "./Answer.ts"
import { filingOf, monthsBefore, reportKinds, type ReportHints } from "./Reports.ts"
import type { Rows } from "./StatementRows.ts"

const noReport =
  "The answer doesn't say of which report it is: name the file after its code and last day, as in 00126380.11011.2023-12-31.json"

/** Cash dividends per common share, in won. */
const isPerCommonShare = (row: Members): boolean =>
  lineIn(row, "se")?.replaceAll(/\s/g, "") === "주당현금배당금(원)" &&
  (lineIn(row, "stock_knd") ?? "").startsWith("보통주")

/**
 * Dividends declared per common share over the months of the report, in won; of an annual report also those of the two
 * years before. There are no ex-dates. Without the report's code and last day, from the answer or the hints, the row is
 * refused.
 */
export const dividendRows = (list: ReadonlyArray<Members>, hints: ReportHints): Rows => {
  const results = list.flatMap((row, index): ReadonlyArray<Rows> => {
    if (!isPerCommonShare(row)) return []
    const end = daysIn(textIn(row, "stlm_dt"))[0] ?? hints.end
    if (end === null || hints.reprt_code === null) {
      return [{ rows: [], broken: [{ line: index + 1, message: noReport }] }]
    }
    const { months } = reportKinds[hints.reprt_code]
    const filing = filingOf(lineIn(row, "rcept_no"), hints.reprt_code, hints.scope)
    const rowOf = (years: number, amount: Amount | null): ReadonlyArray<SourceRow> =>
      amount === null
        ? []
        : [
            {
              corp_code: lineIn(row, "corp_code"),
              fiscal_date: monthsBefore(end, 12 * years),
              span: months,
              ...filing,
              currency: "KRW",
              dividends_per_share: amount
            }
          ]
    const own = rowOf(0, amountIn(row, "thstrm"))
    const before =
      months === 12 ? [...rowOf(1, amountIn(row, "frmtrm")), ...rowOf(2, amountIn(row, "lwfr"))] : []
    return [{ rows: [...own, ...before], broken: [] }]
  })
  return { rows: results.flatMap(({ rows }) => rows), broken: results.flatMap(({ broken }) => broken) }
}
