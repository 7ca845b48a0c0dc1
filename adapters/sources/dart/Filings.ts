/** list.json: filings, as rows of disclosures. */
import type { SourceRow } from "../../../core/mod.ts"
import { filingUrl, lineIn, type Members } from "./Answer.ts"
import { isPeriodicName } from "./PeriodicReports.ts"
import { endInName } from "./Reports.ts"

/** Text members are trimmed; a stock code or remark that is empty is null. */
export const disclosureRow = (filing: Members): SourceRow => {
  const rcept_no = lineIn(filing, "rcept_no")
  const report_nm = lineIn(filing, "report_nm")
  return {
    rcept_no,
    rcept_dt: lineIn(filing, "rcept_dt"),
    corp_code: lineIn(filing, "corp_code"),
    corp_name: lineIn(filing, "corp_name"),
    stock_code: lineIn(filing, "stock_code"),
    corp_cls: lineIn(filing, "corp_cls"),
    report_nm,
    flr_nm: lineIn(filing, "flr_nm"),
    rm: lineIn(filing, "rm"),
    url: filingUrl(rcept_no),
    period_end: report_nm !== null && isPeriodicName(report_nm) ? endInName(report_nm) : null
  }
}
