/** What OpenDART answers about Samsung Electronics in tests of fetching, and how it is asked. */
import { answer, recorded } from "./answers.ts"
import type { Answers } from "./server.ts"

export const filing = (rcept_no: string, report_nm: string) => ({
  corp_code: "00126380",
  corp_name: "삼성전자",
  stock_code: "005930",
  corp_cls: "Y",
  report_nm,
  rcept_no,
  flr_nm: "삼성전자",
  rcept_dt: rcept_no.slice(0, 8),
  rm: ""
})

export const annual = filing("20240312000736", "사업보고서 (2023.12)")
export const quarter = filing("20240516001421", "분기보고서 (2024.03)")
const ownership = filing("20240529000354", "임원ㆍ주요주주특정증권등소유상황보고서")

export const listed = (from: string, to: string, more = "", page = 1) =>
  `list.json?corp_code=00126380&bgn_de=${from}&end_de=${to}${more}&sort=date&sort_mth=asc&page_no=${page}&page_count=100`
export const periodic = (to = "20240603") => listed("20150101", to, "&pblntf_ty=A")

export const report = (endpoint: string, bsns_year: number, reprt_code: string, scope = "") =>
  `${endpoint}.json?corp_code=00126380&bsns_year=${bsns_year}&reprt_code=${reprt_code}${scope}`
export const statements = (year: number, code: string, scope: string) =>
  report("fnlttSinglAcntAll", year, code, `&fs_div=${scope}`)

/** Accounts of a report. */
export const accounts = (rcept_no: string, reprt_code: string, bsns_year: string) =>
  answer([
    {
      ...JSON.parse(recorded("fnlttSinglAcntAll.json")).list[0],
      rcept_no,
      reprt_code,
      bsns_year,
      frmtrm_amount: "",
      bfefrmtrm_amount: ""
    }
  ])

export const company = "company.json?corp_code=00126380"
export const insiders = "elestock.json?corp_code=00126380"

export const answers: Answers = {
  [periodic()]: answer([annual, quarter]),
  [listed("20150101", "20240603")]: answer([annual, quarter, ownership]),
  [company]: recorded("company.json"),
  [insiders]: recorded("elestock.json"),
  [statements(2023, "11011", "CFS")]: recorded("fnlttSinglAcntAll.json"),
  [report("alotMatter", 2023, "11011")]: recorded("alotMatter.json"),
  [report("stockTotqySttus", 2023, "11011")]: recorded("stockTotqySttus.json"),
  [statements(2024, "11013", "OFS")]: accounts("20240516001421", "11013", "2024")
}

/** The kind of each row, with its day or number. */
export const kindsOf = (rows: ReadonlyArray<Readonly<Record<string, unknown>>>) =>
  rows.map((row) => `${row["kind"]} ${row["fiscal_date"] ?? row["rcept_no"] ?? row["date"] ?? ""}`.trim())
