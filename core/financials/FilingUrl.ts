/** Where a filing can be read. */
import type { FiledStatement } from "./Statement.ts"

/** DART's number of a receipt: its day and six digits more. */
const dartReceipt = /^\d{14}$/

/** As the file says, else of DART's filings by their number; null where neither is known. */
export const filingUrl = ({
  filing_id,
  filing_url
}: Pick<FiledStatement, "filing_id" | "filing_url">): string | null => {
  if (filing_url !== null) return filing_url
  return filing_id !== null && dartReceipt.test(filing_id)
    ? `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=${filing_id}`
    : null
}
