/** Filings, insiders, shares and dividends of OpenDART's answers. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readFileSync } from "node:fs"
import {
  answer,
  brokenIn,
  dividends2020,
  everything,
  filings2023,
  present,
  recorded,
  rowsIn
} from "./answers.ts"

const annual = "00126380.11011.2023-12-31.json"

describe("filings", () => {
  it.effect("have the members of the answer, trimmed, and an address", () =>
    Effect.gen(function* () {
      const [first] = JSON.parse(recorded("list.json")).list
      const [row] = yield* rowsIn(
        "list.json",
        answer([{ ...first, report_nm: " [기재정정]사업보고서 (2023.12) ", rm: "" }])
      )
      assert.deepStrictEqual(row, {
        kind: "disclosures",
        rcept_no: "20240131000326",
        rcept_dt: "20240131",
        corp_code: "00126380",
        corp_name: "삼성전자",
        stock_code: "005930",
        corp_cls: "Y",
        report_nm: "[기재정정]사업보고서 (2023.12)",
        flr_nm: "삼성전자",
        url: "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20240131000326",
        period_end: "2023-12-31"
      })
    })
  )

  it.effect("are those of the chosen companies and days", () =>
    Effect.gen(function* () {
      const list = recorded("list.json")
      const since = (day: string) => rowsIn("list.json", list, { ...everything, since: day })
      assert.strictEqual((yield* since("2024-01-31")).length, 2)
      assert.deepStrictEqual(yield* since("2024-02-01"), [])
      assert.deepStrictEqual(yield* rowsIn("list.json", list, { ...everything, subjects: [] }), [])
    })
  )

  it.skipIf(!present(filings2023))(`of February 2023 (${filings2023})`, async () => {
    const rows = await Effect.runPromise(rowsIn("list.json", readFileSync(filings2023)))
    assert.deepStrictEqual(
      rows.map((row) => [row["rcept_no"], row["flr_nm"], row["rm"]]),
      [
        ["20230207800704", "삼성전자", "유"],
        ["20230203000495", "삼성물산", undefined],
        ["20230202000366", "송재혁", undefined]
      ]
    )
  })
})

describe("reports of ownership", () => {
  it.effect("of officers have no price", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* rowsIn("elestock.json", recorded("elestock.json")), [
        {
          kind: "insiders",
          corp_code: "00126380",
          filed_date: "2024-05-29",
          insider_name: "손준호",
          filing_id: "20240529000354",
          filing_url: "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20240529000354",
          position: "상무",
          relationship: "비등기임원",
          shares_change: "-1400",
          shares_owned_after: "0",
          ownership_percent: "0"
        }
      ])
    })
  )

  it.effect("of officers have no change where it is a dash, and none is known where it is empty", () =>
    Effect.gen(function* () {
      const [report] = JSON.parse(recorded("elestock.json")).list
      const changes = ["-", " - ", "", "-7"].map((sp_stock_lmp_irds_cnt) => ({
        ...report,
        sp_stock_lmp_irds_cnt
      }))
      assert.deepStrictEqual(
        (yield* rowsIn("elestock.json", answer(changes))).map((row) => row["shares_change"]),
        ["0", "0", undefined, "-7"]
      )
    })
  )

  it.effect("of major holders state a reason", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* rowsIn("majorstock.json", recorded("majorstock.json")), [
        {
          kind: "insiders",
          corp_code: "00126380",
          filed_date: "2024-05-24",
          insider_name: "삼성물산",
          filing_id: "20240524000517",
          filing_url: "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20240524000517",
          relationship: "일반",
          transaction_type: "특별관계자 및 보유주식수 변동",
          shares_change: "-205875",
          shares_owned_after: "1199285813",
          ownership_percent: "20.09"
        }
      ])
    })
  )
})

describe("shares", () => {
  const [common] = JSON.parse(recorded("stockTotqySttus.json")).list

  it.effect("are those issued of each class, without sums and notes", () =>
    Effect.gen(function* () {
      const list = [
        common,
        {
          ...common,
          se: "우선주",
          istc_totqy: "822,886,700",
          tesstk_co: "1,000",
          distb_stock_co: "822,885,700"
        },
        { ...common, se: "종류주식", istc_totqy: "-" },
        { ...common, se: "합 계", istc_totqy: "6,792,669,250" },
        { ...common, se: "비고" }
      ]
      const row = { kind: "shares", corp_code: "00126380", date: "2023-12-31" }
      assert.deepStrictEqual(yield* rowsIn("stockTotqySttus.json", answer(list)), [
        { ...row, share_class: "common", count: "5969782550" },
        { ...row, share_class: "preferred", count: "822886700" }
      ])
    })
  )

  it.effect("without a day are refused, unless their file's name has one", () =>
    Effect.gen(function* () {
      const list = answer([{ ...common, stlm_dt: undefined }])
      const [broken] = yield* brokenIn("stockTotqySttus.json", list)
      assert.match(broken?.message ?? "", /^The day of the count \(stlm_dt\) is missing: /)
      assert.deepInclude((yield* rowsIn(annual, list))[0], { date: "2023-12-31" })
    })
  )
})

describe("dividends per share", () => {
  const [first] = JSON.parse(recorded("alotMatter.json")).list
  const paid = (members: Readonly<Record<string, string>>) => ({
    ...first,
    se: "주당 현금배당금(원)",
    stock_knd: "보통주",
    ...members
  })
  const list = answer([
    first,
    paid({ thstrm: "1,444", frmtrm: "1,444", lwfr: "2,994" }),
    paid({ stock_knd: "우선주", thstrm: "1,445" })
  ])

  it.effect("are those of common shares over the year, and the two years before", () =>
    Effect.gen(function* () {
      const row = {
        kind: "statements",
        corp_code: "00126380",
        span: "12",
        filed_at: "2024-03-12",
        filing_id: "20240312000736",
        filing_url: "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20240312000736",
        form: "사업보고서",
        currency: "KRW"
      }
      assert.deepStrictEqual(yield* rowsIn(annual, list), [
        { ...row, fiscal_date: "2023-12-31", dividends_per_share: "1444" },
        { ...row, fiscal_date: "2022-12-31", dividends_per_share: "1444" },
        { ...row, fiscal_date: "2021-12-31", dividends_per_share: "2994" }
      ])
    })
  )

  it.effect("of an unknown report are refused, and of other answers there are none", () =>
    Effect.gen(function* () {
      const [broken, ...others] = yield* brokenIn("alotMatter.json", list)
      assert.match(broken?.message ?? "", /^The answer doesn't say of which report it is: /)
      assert.deepStrictEqual(others, [])
      assert.deepStrictEqual(yield* rowsIn(annual, recorded("alotMatter.json")), [])
      assert.deepStrictEqual(
        yield* rowsIn(annual, answer([paid({ thstrm: "-", frmtrm: "-", lwfr: "-" })])),
        []
      )
    })
  )

  it.skipIf(!present(dividends2020))(
    `of Samsung's first quarter of 2020 are 354 won (${dividends2020})`,
    async () => {
      const rows = await Effect.runPromise(
        rowsIn("00126380.11013.2020-03-31.json", readFileSync(dividends2020))
      )
      assert.strictEqual(rows.length, 1)
      assert.deepInclude(rows[0], { fiscal_date: "2020-03-31", span: "3", dividends_per_share: "354" })
    }
  )
})
