/** Statements of OpenDART's reports: real figures of both scopes, and how periods, parts and accounts are chosen. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Struct } from "effect"
import { readFileSync } from "node:fs"
import { statementRows } from "../../../adapters/sources/dart/mod.ts"
import { answer, brokenIn, present, recorded, rowsIn, samsung2020, zip } from "./answers.ts"

/** An account of a report of 2023 by Samsung Electronics, of the first half unless given. */
const account = (members: Readonly<Record<string, string>>) => ({
  rcept_no: "20230814002534",
  reprt_code: "11012",
  bsns_year: "2023",
  corp_code: "00126380",
  currency: "KRW",
  ...members
})

const id = (sj_div: string, account_id: string, amounts: Readonly<Record<string, string>>) =>
  account({ sj_div, account_id, account_nm: account_id, ...amounts })

const half = "00126380.2023-06-30.CFS.json"
const year = "00126380.11011.2023-12-31.CFS.json"

/** The lines of each row by its period. */
const linesIn = (name: string, accounts: ReadonlyArray<unknown>, lines: ReadonlyArray<string>) =>
  Effect.map(rowsIn(name, answer(accounts)), (rows) =>
    rows.map((row) => [`${row["fiscal_date"]} ${row["span"]}`, ...lines.map((line) => row[line] ?? null)])
  )

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

const provenance = {
  corp_code: "00126380",
  filed_at: "2020-05-15",
  filing_id: "20200515001451",
  filing_url: "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20200515001451",
  form: "분기보고서",
  currency: "KRW",
  year: null,
  span: 3
}

describe.skipIf(!present(samsung2020))(`Samsung's first quarter of 2020 (${samsung2020})`, () => {
  const { list } = present(samsung2020) ? JSON.parse(readFileSync(samsung2020, "utf8")) : { list: [] }

  it.each(["CFS", "OFS"] as const)("has exactly the figures of the filing in scope %s", (scope) => {
    const { broken, rows } = statementRows(list, scope)
    assert.deepStrictEqual(broken, [])
    assert.deepStrictEqual(
      rows.map((row) => Struct.omit(row, ["tags"])),
      [
        { ...provenance, fiscal_date: "2020-03-31", ...inWon(firstQuarter[scope]) },
        { ...provenance, fiscal_date: "2019-03-31", ...inWon(before[scope]) }
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

describe("a report within a year", () => {
  it.effect("has the three months beside the cumulative ones, and those of the year before", () =>
    Effect.gen(function* () {
      const accounts = [
        id("IS", "ifrs-full_GrossProfit", {
          thstrm_amount: "11,650,000",
          thstrm_add_amount: "22,020,000",
          frmtrm_q_amount: "9,000",
          frmtrm_add_amount: "19,000",
          frmtrm_amount: "77"
        }),
        id("CF", "ifrs-full_CashFlowsFromUsedInOperatingActivities", {
          thstrm_amount: "500",
          frmtrm_q_amount: "400"
        }),
        id("BS", "ifrs-full_Assets", { thstrm_amount: "1000", frmtrm_amount: "900" })
      ]
      const lines = ["gross_profit", "operating_cash_flow", "total_assets"]
      assert.deepStrictEqual(yield* linesIn(half, accounts, lines), [
        ["2023-06-30 3", "11650000", null, "1000"],
        ["2023-06-30 6", "22020000", "500", "1000"],
        ["2022-06-30 3", "9000", null, null],
        ["2022-06-30 6", "19000", "400", null]
      ])
    })
  )

  it.effect("has one row for a first quarter", () =>
    Effect.gen(function* () {
      const sales = { thstrm_amount: "7", thstrm_add_amount: "7" }
      const accounts = [{ ...id("IS", "ifrs-full_Revenue", sales), reprt_code: "11013" }]
      assert.deepStrictEqual(yield* linesIn("x.2024-02-29.json", accounts, ["sales"]), [
        ["2024-02-29 3", "7"]
      ])
    })
  )
})

describe("an annual report", () => {
  it.effect("has the two years before, without a fiscal year of theirs", () =>
    Effect.gen(function* () {
      const amounts = { thstrm_amount: "3", frmtrm_amount: "2", bfefrmtrm_amount: "1" }
      const accounts = [id("IS", "ifrs-full_Revenue", amounts), id("BS", "ifrs-full_Assets", amounts)].map(
        (each) => ({ ...each, reprt_code: "11011" })
      )
      assert.deepStrictEqual(yield* linesIn(year, accounts, ["sales", "total_assets", "year"]), [
        ["2023-12-31 12", "3", "3", "2023"],
        ["2022-12-31 12", "2", "2", null],
        ["2021-12-31 12", "1", "1", null]
      ])
    })
  )

  it.effect("of a year of nine months covers nine, and one of eight isn't comparable", () =>
    Effect.gen(function* () {
      const sales = account({
        reprt_code: "11011",
        fs_div: "CFS",
        sj_div: "IS",
        account_nm: "매출액",
        thstrm_dt: "2023.04.01 ~ 2023.12.31",
        thstrm_amount: "9",
        frmtrm_dt: "2022.08.01 ~ 2023.03.31",
        frmtrm_amount: "8"
      })
      assert.deepStrictEqual(yield* linesIn("x.json", [sales], ["sales"]), [["2023-12-31 9", "9"]])
    })
  )
})

/** The rows of an annual report with the accounts. */
const annual = (accounts: ReadonlyArray<Readonly<Record<string, string>>>, name = year) =>
  rowsIn(name, answer(accounts.map((each) => ({ ...each, reprt_code: "11011" }))))

describe("an account", () => {
  it.effect("of the income statement counts, and then none of that of comprehensive income", () =>
    Effect.gen(function* () {
      const cis = [
        id("CIS", "ifrs-full_ProfitLossBeforeTax", { thstrm_amount: "8" }),
        id("CIS", "ifrs-full_Revenue", { thstrm_amount: "9" })
      ]
      const [both] = yield* annual([...cis, id("IS", "ifrs-full_Revenue", { thstrm_amount: "10" })])
      assert.deepInclude(both, { sales: "10", tags: '{"sales":"ifrs-full_Revenue"}' })
      const [alone] = yield* annual(cis)
      assert.deepInclude(alone, { sales: "9", pretax_income: "8" })
    })
  )

  it.effect("is known by its older id, and by its label where it has no standard one", () =>
    Effect.gen(function* () {
      const unused = { account_id: "-표준계정코드 미사용-", sj_div: "IS" }
      const [row] = yield* annual([
        id("IS", "ifrs_Revenue", { thstrm_amount: "10" }),
        account({ ...unused, account_nm: "Ⅴ. 영업이익 (손실)", thstrm_amount: "-2" }),
        account({ sj_div: "IS", account_id: "entity00126380_x", account_nm: "매출 원가", thstrm_amount: "7" })
      ])
      assert.deepInclude(row, { sales: "10", operating_income: "-2", cost_of_goods: "7" })
      assert.strictEqual(
        row?.["tags"],
        '{"sales":"ifrs_Revenue","cost_of_goods":"매출 원가","operating_income":"Ⅴ. 영업이익 (손실)"}'
      )
    })
  )

  it.effect("without an amount has none", () =>
    Effect.gen(function* () {
      const accounts = ["-", "", " "].map((thstrm_amount) =>
        id("BS", "ifrs-full_Inventories", { thstrm_amount })
      )
      const [row] = yield* annual([id("BS", "ifrs-full_Assets", { thstrm_amount: "1" }), ...accounts])
      assert.notProperty(row, "inventory")
    })
  )

  it.effect("whose amount is no number keeps its text, which the import refuses", () =>
    Effect.gen(function* () {
      const [row] = yield* annual([id("BS", "ifrs-full_Assets", { thstrm_amount: "1,23" })])
      assert.deepInclude(row, { total_assets: "1,23" })
    })
  )

  it.effect("of borrowings is a part of debt, or its total", () =>
    Effect.gen(function* () {
      const parts = [
        id("BS", "ifrs-full_ShorttermBorrowings", { thstrm_amount: "5" }),
        id("BS", "dart_CurrentPortionOfBonds", { thstrm_amount: "3" }),
        account({
          sj_div: "BS",
          account_id: "-표준계정코드 미사용-",
          account_nm: "사채",
          thstrm_amount: "40"
        }),
        id("BS", "dart_LongTermBorrowingsGross", { thstrm_amount: "60" })
      ]
      const [row] = yield* annual(parts)
      assert.deepInclude(row, { short_term_debt: "8", long_term_debt: "100" })
      const total = "ifrs-full_CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings"
      const [other] = yield* annual([...parts, id("BS", total, { thstrm_amount: "9" })])
      assert.deepInclude(other, { short_term_debt: "9" })
    })
  )
})

/** Net income, equity and others' interests in an annual report with the accounts. */
const figures = (name: string, ...accounts: ReadonlyArray<Readonly<Record<string, string>>>) =>
  linesIn(
    name,
    accounts.map((each) => ({ ...each, reprt_code: "11011" })),
    ["net_income", "total_shareholders_equity", "non_controlling_interest"]
  )

describe("net income and equity", () => {
  const profit = id("IS", "ifrs-full_ProfitLoss", { thstrm_amount: "10" })
  const owners = id("IS", "ifrs-full_ProfitLossAttributableToOwnersOfParent", { thstrm_amount: "8" })
  const others = id("BS", "ifrs-full_NoncontrollingInterests", { thstrm_amount: "20" })
  const equity = id("BS", "ifrs-full_Equity", { thstrm_amount: "100" })
  const separate = year.replace("CFS", "OFS")

  it.effect("are the parent's", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* figures(year, profit, owners), [["2023-12-31 12", "8", null, null]])
    })
  )

  it.effect("are unknown where only the group's are reported and others have a share", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* figures(year, profit, equity, others), [
        ["2023-12-31 12", null, null, "20"]
      ])
    })
  )

  it.effect("are the totals where others have no share, and in separate statements", () =>
    Effect.gen(function* () {
      const totals = [["2023-12-31 12", "10", "100", null]]
      assert.deepStrictEqual(yield* figures(year, profit, equity), totals)
      assert.deepStrictEqual(yield* figures(separate, profit, equity), totals)
    })
  )
})
