/** Fetching from OpenDART: what is asked, what isn't asked again, and what is done about refusals. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { FetchFailed } from "../../../core/mod.ts"
import { answer, recorded, zip } from "./answers.ts"
import { type Answers, entriesOf, fetching, importOf, key, noData, samsung, serverOf } from "./server.ts"

const filing = (rcept_no: string, report_nm: string) => ({
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

const annual = filing("20240312000736", "사업보고서 (2023.12)")
const quarter = filing("20240516001421", "분기보고서 (2024.03)")
const ownership = filing("20240529000354", "임원ㆍ주요주주특정증권등소유상황보고서")

const listed = (from: string, to: string, more = "", page = 1) =>
  `list.json?corp_code=00126380&bgn_de=${from}&end_de=${to}${more}&sort=date&sort_mth=asc&page_no=${page}&page_count=100`
const periodic = (to = "20240603") => listed("20150101", to, "&pblntf_ty=A")

const report = (endpoint: string, bsns_year: number, reprt_code: string, scope = "") =>
  `${endpoint}.json?corp_code=00126380&bsns_year=${bsns_year}&reprt_code=${reprt_code}${scope}`
const statements = (year: number, code: string, scope: string) =>
  report("fnlttSinglAcntAll", year, code, `&fs_div=${scope}`)

/** Accounts of a report. */
const accounts = (rcept_no: string, reprt_code: string, bsns_year: string) =>
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

const company = "company.json?corp_code=00126380"
const insiders = "elestock.json?corp_code=00126380"

const answers: Answers = {
  [periodic()]: answer([annual, quarter]),
  [listed("20150101", "20240603")]: answer([annual, quarter, ownership]),
  [company]: recorded("company.json"),
  [insiders]: recorded("elestock.json"),
  [statements(2023, "11011", "CFS")]: recorded("fnlttSinglAcntAll.json"),
  [report("alotMatter", 2023, "11011")]: recorded("alotMatter.json"),
  [report("stockTotqySttus", 2023, "11011")]: recorded("stockTotqySttus.json"),
  [statements(2024, "11013", "OFS")]: accounts("20240516001421", "11013", "2024")
}

/** One of two pages of filings. */
const page = (of: object, page_no: number) =>
  JSON.stringify({ status: "000", message: "정상", page_no, total_page: 2, list: [of] })

/** Why an entry fails when the profile and the list of issuers are answered by the content. */
const refused = (content: Answers[string], entry: string) =>
  Effect.gen(function* () {
    const { web } = serverOf({ ...answers, [company]: content, "corpCode.xml": content })
    const entries = yield* entriesOf(fetching(web, {}, { subjects: null }))
    const found = entries.find(({ name }) => name === entry)
    assert.isDefined(found)
    return yield* Effect.flip(Stream.runCollect(found?.batches ?? Stream.empty))
  })

/** The kind of each row, with its day or number. */
const kindsOf = (rows: ReadonlyArray<Readonly<Record<string, unknown>>>) =>
  rows.map((row) => `${row["kind"]} ${row["fiscal_date"] ?? row["rcept_no"] ?? row["date"] ?? ""}`.trim())

describe("a first fetch", () => {
  it.effect("has the profile, all filings, insiders' reports, and each periodic report", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf(answers)
      const { rows, versions } = yield* importOf(web)
      assert.deepStrictEqual(kindsOf(rows), [
        "companies",
        "disclosures 20240312000736",
        "disclosures 20240516001421",
        "disclosures 20240529000354",
        "insiders",
        "statements 2023-12-31",
        "shares 2023-12-31",
        "statements 2024-03-31"
      ])
      assert.deepStrictEqual(asked, [
        periodic(),
        company,
        listed("20150101", "20240603"),
        insiders,
        statements(2023, "11011", "CFS"),
        report("alotMatter", 2023, "11011"),
        report("stockTotqySttus", 2023, "11011"),
        statements(2024, "11013", "CFS"),
        statements(2024, "11013", "OFS"),
        report("alotMatter", 2024, "11013"),
        report("stockTotqySttus", 2024, "11013")
      ])
      assert.deepStrictEqual(versions, {
        "company.json 00126380": "report 20240516001421",
        "list.json 00126380": "2024-06-03",
        "annual report 00126380 2023-12-31": "20240312000736",
        "quarter report 00126380 2024-03-31": "20240516001421"
      })
    })
  )

  it.effect("asks nothing of an entry until it is read", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf(answers)
      const entries = yield* entriesOf(fetching(web))
      assert.strictEqual(entries.length, 4)
      assert.deepStrictEqual(asked, [periodic()])
    })
  )

  it.effect("gets all pages of filings", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf({
        [listed("20150101", "20240603")]: page(annual, 1),
        [listed("20150101", "20240603", "", 2)]: page(quarter, 2)
      })
      const { rows } = yield* importOf(web)
      assert.deepStrictEqual(kindsOf(rows), ["disclosures 20240312000736", "disclosures 20240516001421"])
      assert.strictEqual(asked.filter((address) => address.endsWith("page_no=3&page_count=100")).length, 0)
    })
  )

  it.effect("begins with the chosen day", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf({})
      yield* importOf(web, {}, { since: "2024-01-01" })
      assert.deepStrictEqual(asked, [
        listed("20240101", "20240603", "&pblntf_ty=A"),
        company,
        listed("20240101", "20240603")
      ])
    })
  )

  it.effect("gets an issuer with several securities once", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf({})
      yield* importOf(web, {}, {}, [samsung, { ...samsung, company_id: 8, symbol: "005935" }])
      assert.strictEqual(asked.filter((address) => address === company).length, 1)
    })
  )
})

describe("a second fetch", () => {
  it.effect("on the same day asks only for the list of periodic reports", () =>
    Effect.gen(function* () {
      const { versions } = yield* importOf(serverOf(answers).web)
      const { asked, web } = serverOf(answers)
      assert.deepStrictEqual((yield* importOf(web, versions)).rows, [])
      assert.deepStrictEqual(asked, [periodic()])
    })
  )

  it.effect("asks for filings since the last one, and for a corrected report alone", () =>
    Effect.gen(function* () {
      const { versions } = yield* importOf(serverOf(answers).web)
      const corrected = filing("20240604000123", "[기재정정]사업보고서 (2023.12)")
      const { asked, web } = serverOf({
        [periodic("20240605")]: answer([annual, quarter, corrected]),
        [listed("20240603", "20240605")]: answer([corrected]),
        [statements(2023, "11011", "CFS")]: accounts("20240604000123", "11011", "2023")
      })
      const { rows } = yield* importOf(web, versions, { today: "2024-06-05" })
      assert.deepStrictEqual(kindsOf(rows), ["disclosures 20240604000123", "statements 2023-12-31"])
      assert.deepStrictEqual(asked, [
        periodic("20240605"),
        company,
        listed("20240603", "20240605"),
        statements(2023, "11011", "CFS"),
        report("alotMatter", 2023, "11011"),
        report("stockTotqySttus", 2023, "11011")
      ])
    })
  )
})

describe("a report filed some days ago", () => {
  it.effect("is asked for again the next day, until its figures must have appeared", () =>
    Effect.gen(function* () {
      const name = "quarter report 00126380 2024-03-31"
      const versionOn = (today: string) =>
        Effect.map(
          importOf(serverOf({ [periodic(today.replaceAll("-", ""))]: answer([quarter]) }).web, {}, { today }),
          ({ versions }) => versions[name]
        )
      assert.strictEqual(yield* versionOn("2024-05-16"), "20240516001421 as of 2024-05-16")
      assert.strictEqual(yield* versionOn("2024-05-19"), "20240516001421 as of 2024-05-19")
      assert.strictEqual(yield* versionOn("2024-05-20"), "20240516001421")
    })
  )
})

describe("a fiscal year that doesn't end in December", () => {
  it.effect("is asked for by each year it may have, and counts by the filing's number", () =>
    Effect.gen(function* () {
      const march = filing("20240620000123", "사업보고서 (2024.03)")
      const other = accounts("20250620000999", "11011", "2024")
      const { asked, web } = serverOf({
        [periodic("20240630")]: answer([march]),
        [statements(2024, "11011", "CFS")]: other,
        [statements(2023, "11011", "CFS")]: accounts("20240620000123", "11011", "2023")
      })
      const { rows } = yield* importOf(web, {}, { today: "2024-06-30" })
      assert.deepStrictEqual(kindsOf(rows), ["statements 2024-03-31"])
      assert.deepStrictEqual(asked.slice(3), [
        statements(2024, "11011", "CFS"),
        statements(2024, "11011", "OFS"),
        statements(2023, "11011", "CFS"),
        report("alotMatter", 2023, "11011"),
        report("stockTotqySttus", 2023, "11011")
      ])
    })
  )
})

describe("the list of issuers", () => {
  const codes = [
    ["00126380", "삼성전자", "005930"],
    ["01723440", "새회사", "123450"]
  ].map(
    ([code, name, symbol]) =>
      `<list><corp_code>${code}</corp_code><corp_name>${name}</corp_name><stock_code>${symbol}</stock_code></list>`
  )
  const archive = zip({ "CORPCODE.xml": `<result>${codes.join("")}</result>` })

  it.effect("is fetched once a week for all companies, which stay on their exchange", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf({ "corpCode.xml": yield* archive })
      const { rows, versions } = yield* importOf(web, {}, { subjects: null })
      assert.deepStrictEqual(
        rows.map((row) => [row["symbol"], row["exchange"]]),
        [
          ["005930", "KOSPI"],
          ["123450", "KRX"]
        ]
      )
      assert.strictEqual(versions["corpCode.xml"], "week of 2024-06-03")
      assert.include(asked, "corpCode.xml")
      const again = serverOf({})
      yield* importOf(again.web, versions, { subjects: null, today: "2024-06-09" })
      assert.notInclude(again.asked, "corpCode.xml")
    })
  )

  it.effect("has no rows while it hasn't changed", () =>
    Effect.gen(function* () {
      const { web } = serverOf({}, ["corpCode.xml"])
      assert.deepStrictEqual((yield* importOf(web, {}, { subjects: null })).rows, [])
    })
  )

  it.effect("is fetched for a chosen company whose number isn't known, and no other company's is", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf({ "corpCode.xml": yield* archive })
      const { rows } = yield* importOf(web, {}, {}, [{ ...samsung, corp_code: null }])
      assert.deepStrictEqual(
        rows.map((row) => row["symbol"]),
        ["005930"]
      )
      assert.deepStrictEqual(asked, ["corpCode.xml"])
      const abroad = serverOf({})
      yield* importOf(abroad.web, {}, {}, [{ ...samsung, exchange: "NYSE", corp_code: null }])
      assert.deepStrictEqual(abroad.asked, [])
    })
  )
})

describe("a refusal", () => {
  it.effect("fails the entry with the service's own words", () =>
    Effect.gen(function* () {
      const spent = JSON.stringify({ status: "020", message: "요청 제한을 초과하였습니다." })
      const url = "https://opendart.fss.or.kr/api/"
      assert.deepInclude(yield* refused(spent, "company.json 00126380"), {
        _tag: "FetchFailed",
        url: `${url}company.json?corp_code=00126380`,
        message: "OpenDART answered 020: 요청 제한을 초과하였습니다."
      })
      const page = "<result><status>010</status><message>등록되지 않은 키입니다.</message></result>"
      assert.deepInclude(yield* refused(page, "corpCode.xml"), {
        _tag: "FetchFailed",
        url: `${url}corpCode.xml`,
        message: "OpenDART answered 010: 등록되지 않은 키입니다."
      })
      assert.deepInclude(yield* refused(noData, "corpCode.xml"), {
        message: "Expected a zip archive with CORPCODE.xml"
      })
    })
  )

  it.effect("never shows the key", () =>
    Effect.gen(function* () {
      const cut = new FetchFailed({ url: "", status: 502, message: "Bad gateway" })
      for (const content of [cut, "<html>", "{", recorded("elestock.json").slice(0, 50)]) {
        for (const entry of ["company.json 00126380", "corpCode.xml"]) {
          const error = yield* refused(content, entry)
          assert.notInclude(`${JSON.stringify(error)} ${error.message}`, key)
        }
      }
      const { web } = serverOf(answers)
      const entries = yield* entriesOf(fetching(web))
      assert.notInclude(entries.map(({ name, version }) => `${name} ${version}`).join(), key)
    })
  )
})
