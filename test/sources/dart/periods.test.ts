/** The periods that amounts of OpenDART's reports are of. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { account, half, id, linesIn, year } from "./reports.ts"

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
