/** Earnings per share and share counts, adjusted to the shares of a day by hand. */
import { assert, describe, it } from "@effect/vitest"
import type { ShareAdjustment } from "../../../core/financials/Fields.ts"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { statementsOf } from "../../../core/financials/Statements.ts"
import { action } from "../prices/bars.ts"
import { filed } from "./filed.ts"

/** A split of 2 for 1, a stock dividend of a twentieth, and a cash dividend. */
const actions = [
  action("2024-06-10", "split", 2),
  action("2025-06-10", "stock_dividend", 1.05),
  action("2025-03-01", "dividend", 3)
]

const end = "2023-12-31"
const averages = { eps_basic: 4.2, eps_diluted: 2.1, shares_basic: 1000, shares_diluted: 2000 }
const original = filed(end, 12, "2024-02-14", { ...averages, net_income: 4200 }, { form: "10-K" })

const year = (filings: ReadonlyArray<FiledStatement>, adjust: ShareAdjustment = "splits", of = actions) =>
  statementsOf(filings, "Annual", null, { actions: of, adjust })[0] ?? assert.fail()

describe("a year filed before both splits", () => {
  it("has earnings per share divided and share counts multiplied by them", () => {
    const { eps_basic, eps_diluted, shares_basic, shares_diluted } = year([original])
    // 4.2 / (2 x 1.05), 2.1 / 2.1, 1000 x 2.1, 2000 x 2.1
    assert.deepStrictEqual([eps_basic, eps_diluted, shares_basic, shares_diluted], [2, 1, 2100, 4200])
  })

  it("has amounts of money as filed", () => {
    assert.strictEqual(year([original]).net_income, 4200)
  })

  it("is as filed where that is requested", () => {
    assert.deepInclude(year([original], "none"), averages)
  })

  it("is as filed where no split is known", () => {
    assert.deepInclude(year([original], "splits", []), averages)
  })

  it("is adjusted only for splits already in effect", () => {
    assert.strictEqual(year([original], "splits", actions.slice(0, 1)).eps_basic, 2.1)
  })
})

describe("a split", () => {
  it.for([
    ["2024-06-09", 2.1],
    ["2024-06-10", 4.2],
    ["2024-06-11", 4.2]
  ] as const)("of 2024-06-10 in earnings filed on %s leaves %s", ([day, eps]) => {
    const filings = [filed(end, 12, day, { eps_basic: 4.2 })]
    assert.strictEqual(year(filings, "splits", actions.slice(0, 1)).eps_basic, eps)
  })

  it("leaves an undated version unadjusted", () => {
    assert.strictEqual(year([filed(end, 12, null, { eps_basic: 4.2 })]).eps_basic, 4.2)
  })
})

describe("a figure that a later filing", () => {
  it("restates after the split is on the restatement's shares", () => {
    const restated = filed(end, 12, "2025-02-14", { eps_basic: 2.11 })
    // 2.11 / 1.05
    assert.approximately(year([original, restated]).eps_basic ?? Number.NaN, 2.0095, 1e-4)
    assert.strictEqual(year([original, restated], "none").eps_basic, 2.11)
  })

  it("repeats before the split is adjusted for it", () => {
    const { eps_basic, provenance } = year([original, filed(end, 12, "2024-05-01", { eps_basic: 4.2 })])
    assert.deepStrictEqual([eps_basic, provenance.eps_basic?.filed_at], [2, "2024-02-14"])
  })

  it("repeats unchanged after the split keeps the first filing's shares", () => {
    const { eps_basic, provenance } = year([original, filed(end, 12, "2026-02-14", { eps_basic: 4.2 })])
    assert.deepStrictEqual([eps_basic, provenance.eps_basic?.filed_at], [2, "2024-02-14"])
  })

  it("dates, where the first filing is undated, is on the shares of that date", () => {
    const { eps_basic, provenance } = year([filed(end, 12, null, { eps_basic: 4.2 }), original])
    assert.deepStrictEqual([eps_basic, provenance.eps_basic?.filed_at], [2, "2024-02-14"])
  })
})
