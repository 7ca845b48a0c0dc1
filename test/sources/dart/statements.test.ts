/** Statements of OpenDART's reports: real figures of both scopes, and what is known of a report by its file's name. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Struct } from "effect"
import { readFileSync } from "node:fs"
import { statementRows } from "../../../adapters/sources/dart/mod.ts"
import { answer, brokenIn, present, recorded, rowsIn, samsung2020, zip } from "./answers.ts"
import { half, id, year } from "./reports.ts"

/** Typed from the filing 20200515001451, in millions of won. */
const firstQuarter = {
  CFS: {
    sales: 55_325_178,
    operating_income: 6_447_345,
    pretax_income: 6_756_852,
    total_assets: 357_457_535,
    total_current_assets: 186_739_748,
    total_non_current_assets: 170_717_787,
    total_liabilities: 91_069_812,
    total_current_liabilities: 64_763_290,
    total_non_current_liabilities: 26_306_522,
    retained_earnings: 257_078_919
  },
  OFS: {
    sales: 40_087_939,
    operating_income: 3_032_343,
    pretax_income: 3_087_628,
    net_income: 2_305_931,
    total_assets: 220_572_391,
    total_current_assets: 76_640_880,
    total_non_current_assets: 143_931_511,
    total_liabilities: 43_143_638,
    total_current_liabilities: 41_130_269,
    total_non_current_liabilities: 2_013_369,
    total_shareholders_equity: 177_428_753,
    retained_earnings: 172_188_829
  }
}

/** The same months of 2019, as the filing compares them. */
const before = {
  CFS: { sales: 52_385_546, operating_income: 6_233_282, pretax_income: 6_912_978 },
  OFS: { sales: 37_038_395, operating_income: 3_896_923, pretax_income: 4_154_401, net_income: 3_088_628 }
}

const inWon = (millions: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(millions).map(([line, value]) => [line, value * 1e6]))

const consolidated = {
  corp_code: "00126380",
  filed_at: "2020-05-15",
  filing_id: "20200515001451",
  filing_url: "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20200515001451",
  form: "분기보고서",
  currency: "KRW",
  year: null,
  span: 3
}

const provenance = {
  CFS: consolidated,
  OFS: { ...consolidated, filing_id: "20200515001451/OFS", form: "분기보고서 (별도)" }
}

describe.skipIf(!present(samsung2020))(`Samsung's first quarter of 2020 (${samsung2020})`, () => {
  const { list } = present(samsung2020) ? JSON.parse(readFileSync(samsung2020, "utf8")) : { list: [] }

  it.each(["CFS", "OFS"] as const)("has exactly the figures of the filing in scope %s", (scope) => {
    const { broken, rows } = statementRows(list, scope)
    assert.deepStrictEqual(broken, [])
    assert.deepStrictEqual(
      rows.map((row) => Struct.omit(row, ["tags"])),
      [
        { ...provenance[scope], fiscal_date: "2020-03-31", ...inWon(firstQuarter[scope]) },
        { ...provenance[scope], fiscal_date: "2019-03-31", ...inWon(before[scope]) }
      ]
    )
  })

  it("is consolidated where no scope is asked for", () => {
    assert.deepStrictEqual(statementRows(list), statementRows(list, "CFS"))
  })

  it("names each figure's account", () => {
    const [row] = statementRows(list, "CFS").rows
    assert.deepInclude(row?.["tags"], { sales: "매출액", pretax_income: "법인세차감전 순이익" })
  })
})

describe("a report's answer", () => {
  it.effect("gets its last day and scope from its file's name where it states none", () =>
    Effect.gen(function* () {
      const [row, ...others] = yield* rowsIn(year, recorded("fnlttSinglAcntAll.json"))
      assert.deepStrictEqual(row, {
        kind: "statements",
        corp_code: "00126380",
        fiscal_date: "2023-12-31",
        span: "12",
        year: "2023",
        filed_at: "2024-03-12",
        filing_id: "20240312000736",
        filing_url: "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20240312000736",
        form: "사업보고서",
        currency: "KRW",
        tags: '{"total_assets":"ifrs-full_Assets"}',
        total_assets: "296857289000000"
      })
      assert.deepStrictEqual(others, [])
    })
  )

  it.effect("is refused without a day", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* brokenIn("samsung.json", recorded("fnlttSinglAcntAll.json")), [
        {
          line: 1,
          message:
            "The report's last day isn't in the answer: name the file after it, as in 00126380.11011.2023-12-31.CFS.json"
        }
      ])
    })
  )

  it.effect("states its own days", () =>
    Effect.gen(function* () {
      const [row] = yield* rowsIn("samsung.json", recorded("fnlttSinglAcnt.json"))
      assert.deepInclude(row, { fiscal_date: "2023-12-31", total_current_assets: "195936557000000" })
    })
  )

  it.effect("of an unknown report code is refused", () =>
    Effect.gen(function* () {
      const [broken] = yield* brokenIn(
        half,
        answer([{ ...id("BS", "ifrs-full_Assets", {}), reprt_code: "1" }])
      )
      assert.strictEqual(broken?.message, 'Unknown reprt_code "1": expected 11013, 11012, 11014 or 11011')
    })
  )
})

/** An annual report's answer with nothing but assets. */
const assets = (thstrm_amount: string) =>
  answer([{ ...id("BS", "ifrs-full_Assets", { thstrm_amount }), reprt_code: "11011" }])

describe("an archive of answers", () => {
  it.effect("has the consolidated statements of a report, else the separate ones", () =>
    Effect.gen(function* () {
      const archive = yield* zip({
        "2022/00126380.11011.2022-12-31.OFS.json": assets("1"),
        "2023/00126380.11011.2023-12-31.OFS.json": assets("2"),
        "2023/00126380.11011.2023-12-31.CFS.json": assets("3")
      })
      assert.deepStrictEqual(
        (yield* rowsIn("2024-01-01.zip", archive)).map((row) => [row["fiscal_date"], row["total_assets"]]),
        [
          ["2022-12-31", "1"],
          ["2023-12-31", "3"]
        ]
      )
    })
  )
})
