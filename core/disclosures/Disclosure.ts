/** A filing by an issuer, with the members of Korea's DART; filings elsewhere use the same members. */
import type { CompanyList } from "../companies/CompanyRows.ts"
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { day, digits, flag, id, pattern, symbol, text, url } from "../records/Scalar.ts"

/** A filing as it is stored: once for each issuer that it is about. */
export const Disclosure = record(
  "disclosure",
  {
    key: ["rcept_no", "issuer_id"],
    nullKeeps: true,
    dated: "rcept_dt",
    foundBy: ["issuer_id"],
    importedAs: {
      kind: "disclosures",
      summary: "filings: rcept_no, rcept_dt, report_nm, and symbol, stock_code, cik or corp_code"
    }
  },
  {
    rcept_no: field(
      pattern(/^[0-9A-Za-z][0-9A-Za-z-]{0,39}$/, "a receipt number of digits, letters and hyphens"),
      "The filing's number: DART's 14 digits, SEC's accession number",
      { example: "20240314000123" }
    ),
    issuer_id: field(id, "The issuer", { references: "issuer" }),
    corp_code: nullable(digits(8), "DART's number of the issuer", { example: "00126380" }),
    corp_name: nullable(text, "The issuer's name", { example: "삼성전자" }),
    stock_code: nullable(symbol, "The ticker", { example: "005930" }),
    corp_cls: nullable(
      pattern(/^[A-Z]$/, "a class of one capital letter: Y, K, N or E"),
      "Y: KOSPI; K: KOSDAQ; N: KONEX; E: another",
      { example: "Y" }
    ),
    report_nm: field(text, "The filing's name", { example: "사업보고서 (2023.12)" }),
    flr_nm: nullable(text, "Who filed it", { example: "삼성전자" }),
    rcept_dt: field(day, "When it was filed", { example: "2024-03-14" }),
    rm: nullable(text, "Remarks"),
    category: nullable(text, "The kind of filing, in the source's words"),
    is_correction: field(flag, "Whether it corrects an earlier one", { example: false }),
    url: nullable(url, "Where it can be read"),
    items: nullable(text, "The items of an 8-K that it reports under, between commas", {
      example: "2.02,9.01"
    }),
    period_end: nullable(day, "The last day of the period that a periodic report is of", {
      example: "2023-12-31"
    })
  }
)
export interface Disclosure extends ValueOf<typeof Disclosure> {}

/** Filings by company: `corp_code` is the issuer's and `stock_code` the company's symbol where the file had none. */
export const disclosures: CompanyList<typeof Disclosure> = {
  record: Disclosure,
  completed: (filed, { symbol }, issuer) => ({
    ...filed,
    corp_code: filed.corp_code ?? issuer?.corp_code ?? null,
    stock_code: filed.stock_code ?? symbol
  })
}
