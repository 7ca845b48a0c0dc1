/** The address of a filing. */
import type { FiledStatement } from "./Statement.ts"

/** DART's receipt number: its date and six more digits. */
const dartReceipt = /^\d{14}$/

/** As imported, else derived from the number of a DART filing; null when neither is known. */
export const filingUrl = ({
  filing_id,
  filing_url
}: Pick<FiledStatement, "filing_id" | "filing_url">): string | null => {
  if (filing_url !== null) return filing_url
  return filing_id !== null && dartReceipt.test(filing_id)
    ? `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=${filing_id}`
    : null
}
