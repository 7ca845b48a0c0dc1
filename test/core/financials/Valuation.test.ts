/** Valuations computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { Lines } from "../../../core/financials/Line.ts"
import { valuation } from "../../../core/financials/Valuation.ts"
import { appleStatements } from "./apple.ts"
import { anyLines, annual, quarterly, scaled } from "./made.ts"

const known: Partial<Lines> = {
  sales: 500,
  net_income: 50,
  ebitda: 100,
  free_cash_flow: 40,
  total_shareholders_equity: 400,
  total_debt: 300,
  preferred_stock: 20,
  non_controlling_interest: 30,
  cash_and_cash_equivalents: 100,
  short_term_investments: 150
}

const unknown = { pe_ratio: null, pb_ratio: null, ps_ratio: null, ev_ebitda: null, pfcf_ratio: null }

/** The valuation at a market cap of 1000 dollars, with some lines replaced. */
const valued = (lines: Partial<Lines> = {}) => valuation(1000, "USD", [annual(2020, { ...known, ...lines })])

describe("a valuation", () => {
  it("is the market cap over each figure", () => {
    // 1000 / 50; 1000 / 400; 1000 / 500; (1000 + 300 + 20 + 30 - 100 - 150) / 100 = 1100 / 100; 1000 / 40
    assert.deepStrictEqual(valued(), {
      pe_ratio: 20,
      pb_ratio: 2.5,
      ps_ratio: 2,
      ev_ebitda: 11,
      pfcf_ratio: 25
    })
  })

  it("counts missing preferred stock, minority interest and investments as 0", () => {
    // (1000 + 300 - 100) / 100 = 12
    const absent = { preferred_stock: null, non_controlling_interest: null, short_term_investments: null }
    assert.strictEqual(valued(absent).ev_ebitda, 12)
  })

  it("is negative for an enterprise with more cash than its market value", () => {
    // (1000 + 300 + 20 + 30 - 2000 - 150) / 100 = -8
    assert.strictEqual(valued({ cash_and_cash_equivalents: 2000 }).ev_ebitda, -8)
  })

  it.for(["total_debt", "cash_and_cash_equivalents"] as const)("has no ev_ebitda without %s", (line) => {
    assert.isNull(valued({ [line]: null }).ev_ebitda)
  })

  const divisors = [
    ["net_income", "pe_ratio"],
    ["total_shareholders_equity", "pb_ratio"],
    ["sales", "ps_ratio"],
    ["ebitda", "ev_ebitda"],
    ["free_cash_flow", "pfcf_ratio"]
  ] as const

  it.for(divisors.flatMap(([line, ratio]) => [-1, 0, null].map((figure) => [line, figure, ratio] as const)))(
    "with a %s of %s has no %s, and all others",
    ([line, figure, ratio]) => {
      assert.deepStrictEqual(valued({ [line]: figure }), { ...valued(), [ratio]: null })
    }
  )

  it("is null without a market cap", () => {
    assert.deepStrictEqual(valuation(null, "USD", [annual(2020, known)]), unknown)
  })

  it("is null without statements", () => {
    assert.deepStrictEqual(valuation(1000, "USD", []), unknown)
  })

  it.for(["EUR", null])("is null for a price in %s and statements in dollars", (currency) => {
    assert.deepStrictEqual(valuation(1000, currency, [annual(2020, known)]), unknown)
  })
})

describe("the figures of a valuation", () => {
  it("are four quarters' flows and the last one's balances where these are later than the year", () => {
    const quarters = [
      quarterly(2021, 1, { net_income: 5, total_shareholders_equity: 800 }),
      ...[4, 3, 2].map((quarter) => quarterly(2020, quarter, { net_income: 15 }))
    ]
    const { pb_ratio, pe_ratio } = valuation(1000, "USD", [...quarters, annual(2020, known)])
    // 1000 / (5 + 15 + 15 + 15) = 20; 1000 / 800 = 1.25
    assert.deepStrictEqual([pe_ratio, pb_ratio], [20, 1.25])
  })

  it("are the year's flows and a later quarter's balances where quarters are missing", () => {
    const quarter = quarterly(2021, 1, { net_income: 5, total_shareholders_equity: 800 })
    const { pb_ratio, pe_ratio } = valuation(1000, "USD", [quarter, annual(2020, known)])
    // 1000 / 50; 1000 / 800
    assert.deepStrictEqual([pe_ratio, pb_ratio], [20, 1.25])
  })

  it("come from the latest balance sheet alone, never from an earlier one", () => {
    assert.isNull(valuation(1000, "USD", [quarterly(2021, 1, {}), annual(2020, known)]).pb_ratio)
  })

  it("leave out balances in a currency other than the price's, not the flows in the price's", () => {
    const statements = [quarterly(2021, 1, known, "EUR"), annual(2020, known)]
    const { pb_ratio, pe_ratio } = valuation(1000, "USD", statements)
    assert.deepStrictEqual([pe_ratio, pb_ratio], [20, null])
  })
})

describe("Apple on 2021-03-31, at 16,788,096,000 shares of 122.15 dollars", () => {
  // 16,788,096,000 x 122.15 = 2,050,665,926,400
  const ratios = valuation(2_050_665_926_400, "USD", appleStatements)

  it.for([
    // 2,050,665.9264 / (28,755 + 12,673 + 11,253 + 11,249 = 63,930)
    ["pe_ratio", 32.0767],
    // 2,050,665.9264 / 66,224
    ["pb_ratio", 30.9656],
    // 2,050,665.9264 / (111,439 + 64,698 + 59,685 + 58,313 = 294,135)
    ["ps_ratio", 6.9719],
    // (2,050,665.9264 + 112,043 - 36,010 - 40,816) / (36,883 + 18,237 + 16,586 + 16,678 = 88,384)
    ["ev_ebitda", 23.6002],
    // 2,050,665.9264 / (35,263 + 18,792 + 14,706 + 11,458 = 80,219)
    ["pfcf_ratio", 25.5633]
  ] as const)("has a %s of %s by its filings", ([name, expected]) => {
    assert.approximately(ratios[name] ?? Number.NaN, expected, 5e-5)
  })
})

it("a valuation does not depend on the unit of money", () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: -20, max: 20 }), (lines, power) => {
      // A power of two scales without rounding.
      const factor = 2 ** power
      assert.deepStrictEqual(
        valuation(1e9 * factor, "USD", [annual(2020, scaled(lines, factor))]),
        valuation(1e9, "USD", [annual(2020, lines)])
      )
    })
  )
})
