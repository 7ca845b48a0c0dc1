/** Which account of OpenDART's reports gives a line: by id, label and part of the statement. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { answer, rowsIn } from "./answers.ts"
import { account, id, linesIn, year } from "./reports.ts"

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
