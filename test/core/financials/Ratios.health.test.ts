/** The financial health of one statement, computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { financialHealth } from "../../../core/financials/Ratios.ts"
import { linesOf } from "./made.ts"

describe("financial health", () => {
  const lines = linesOf({
    cash_and_cash_equivalents: 200,
    total_debt: 300,
    total_shareholders_equity: 400,
    ebit: 90,
    interest_expense: 12
  })

  it("is cash, debt less cash, debt over equity and earnings over interest", () => {
    // 300 - 200 = 100; 300 / 400 = 0.75; 90 / 12 = 7.5
    assert.deepStrictEqual(financialHealth(lines), {
      cash: 200,
      net_debt: 100,
      debt_to_equity_ratio: 0.75,
      interest_coverage_ratio: 7.5
    })
  })

  it("has a net debt less short-term investments too", () => {
    // 300 - 200 - 70
    assert.strictEqual(financialHealth({ ...lines, short_term_investments: 70 }).net_debt, 30)
  })

  it("has a negative net debt where cash exceeds debt", () => {
    assert.strictEqual(financialHealth({ ...lines, total_debt: 50 }).net_debt, -150)
  })

  it("has a ratio of 0 without debt", () => {
    assert.strictEqual(financialHealth({ ...lines, total_debt: 0 }).debt_to_equity_ratio, 0)
  })

  it.for([-400, 0, null])("has no debt ratio for an equity of %s", (total_shareholders_equity) => {
    assert.isNull(financialHealth({ ...lines, total_shareholders_equity }).debt_to_equity_ratio)
  })

  it.for([-12, 0, null])("has no coverage for an interest of %s", (interest_expense) => {
    assert.isNull(financialHealth({ ...lines, interest_expense }).interest_coverage_ratio)
  })

  it("has a negative coverage for a loss", () => {
    // -90 / 12 = -7.5
    assert.strictEqual(financialHealth({ ...lines, ebit: -90 }).interest_coverage_ratio, -7.5)
  })

  it.for(["total_debt", "cash_and_cash_equivalents"] as const)("has no net debt without %s", (line) => {
    assert.isNull(financialHealth({ ...lines, [line]: null }).net_debt)
  })
})
