/** elestock.json and majorstock.json: reports of ownership, as rows of insiders. They state no prices. */
import type { SourceRow } from "../../../core/mod.ts"
import { type Amount, amountIn, filingUrl, isDash, lineIn, type Members } from "./Answer.ts"

const filed = (report: Members) => {
  const rcept_no = lineIn(report, "rcept_no")
  return {
    corp_code: lineIn(report, "corp_code"),
    filed_date: lineIn(report, "rcept_dt"),
    insider_name: lineIn(report, "repror"),
    filing_id: rcept_no,
    filing_url: filingUrl(rcept_no)
  }
}

/** What the members say, one after another; null when none does. */
const joined = (report: Members, names: ReadonlyArray<string>): string | null => {
  const found = names.flatMap((name) => lineIn(report, name) ?? [])
  return found.length === 0 ? null : found.join(", ")
}

/** A change in shares, of which a dash says that there is none. */
const changeIn = (report: Members, name: string): Amount | null =>
  isDash(report, name) ? 0 : amountIn(report, name)

/**
 * A report of an officer or major holder: the office, whether registered or a major holder, the change in shares, shares
 * held after it and their percentage.
 */
export const officerRow = (report: Members): SourceRow => ({
  ...filed(report),
  position: lineIn(report, "isu_exctv_ofcps"),
  relationship: joined(report, ["isu_exctv_rgist_at", "isu_main_shrholdr"]),
  shares_change: changeIn(report, "sp_stock_lmp_irds_cnt"),
  shares_owned_after: amountIn(report, "sp_stock_lmp_cnt"),
  ownership_percent: amountIn(report, "sp_stock_lmp_rate")
})

/** A report of a holder of five percent or more, together with those who hold jointly; the reason is the type. */
export const holderRow = (report: Members): SourceRow => ({
  ...filed(report),
  relationship: joined(report, ["report_tp"]),
  transaction_type: lineIn(report, "report_resn"),
  shares_change: amountIn(report, "stkqy_irds"),
  shares_owned_after: amountIn(report, "stkqy"),
  ownership_percent: amountIn(report, "stkrt")
})
