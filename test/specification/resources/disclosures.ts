/** Filings: contract 8. */
import { all, date, link, maybe, text, truth } from "../forms.ts"
import { newestRows } from "../Specified.ts"

export const specified = newestRows("dart", "disclosures", {
  rcept_no: text,
  ...all("corp_code, corp_name, corp_cls", maybe(text)),
  stock_code: text,
  report_nm: text,
  flr_nm: maybe(text),
  rcept_dt: date,
  ...all("rm, category", maybe(text)),
  is_correction: truth,
  url: maybe(link)
})
