/** The quarters of a fiscal year, computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { balanceLines, flowLines } from "../../../core/financials/Line.ts"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { ends, filed, of2024, statementAt } from "./filed.ts"

/** Sales of 3, 6, 9 and 12 months. */
const q1 = of2024(1, 3, { sales: 10 })
const half = of2024(2, 6, { sales: 30 })
const nine = of2024(3, 9, { sales: 60 })
const year = of2024(4, 12, { sales: 100 })
const cumulative = [q1, half, nine, year]

/** Sales of the second and third quarter alone. */
const q2 = of2024(2, 3, { sales: 21 })
const q3 = of2024(3, 3, { sales: 33 })

const quarter = (filings: ReadonlyArray<FiledStatement>, of: 1 | 2 | 3 | 4) =>
  statementAt(filings, "Quarterly", ends[of - 1] ?? "")

const sales = (filings: ReadonlyArray<FiledStatement>, of: 1 | 2 | 3 | 4) => quarter(filings, of)?.sales

const everyFlow = (value: number) => Object.fromEntries(flowLines.map((line) => [line, value]))

describe("from cumulative figures", () => {
  it.for([
    [1, 10, null],
    // 30 - 10 = 20
    [2, 20, "6M - Q1"],
    // 60 - 30 = 30
    [3, 30, "9M - 6M"],
    // 100 - 60 = 40
    [4, 40, "FY - 9M"]
  ] as const)("Q%s is %s by %s", ([of, value, derivation]) => {
    const statement = quarter(cumulative, of)
    assert.deepStrictEqual([statement?.sales, statement?.provenance.sales?.derivation], [value, derivation])
  })

  it("every flow is derived", () => {
    const fourth = quarter([of2024(3, 9, everyFlow(60)), of2024(4, 12, everyFlow(100))], 4)
    assert.deepStrictEqual(new Set(flowLines.map((line) => fourth?.[line])), new Set([40]))
  })

  it("a quarter may be negative", () => {
    // 50 - 60 = -10
    assert.strictEqual(sales([nine, of2024(4, 12, { sales: 50 })], 4), -10)
  })

  it("a quarter without change is 0", () => {
    assert.isTrue(Object.is(sales([nine, of2024(4, 12, { sales: 60 })], 4), 0))
  })
})

describe("figures filed for three months", () => {
  it("take precedence over a difference", () => {
    assert.strictEqual(sales([q1, q2, half], 2), 21)
  })

  it("take precedence over a difference filed later", () => {
    const recast = filed(ends[1], 6, "2024-10-01", { sales: 99 })
    assert.strictEqual(sales([q1, q2, recast], 2), 21)
  })

  it("take precedence in the fourth quarter too", () => {
    assert.strictEqual(sales([...cumulative, of2024(4, 3, { sales: 41 })], 4), 41)
  })
})

describe("a missing operand leaves a quarter unknown", () => {
  it.for([
    [2, "the first quarter", [half, q3]],
    [2, "the half year", [q1, of2024(2, 3, { net_income: 1 })]],
    [3, "the half year", [q1, nine]],
    [3, "the nine months", [half, of2024(3, 3, { net_income: 1 })]],
    [4, "the nine months", [q1, half, year]],
    [4, "the year", [nine, of2024(4, 12, { net_income: 1 })]]
  ] as const)("Q%s without %s", ([of, , filings]) => {
    assert.isNull(sales(filings, of))
  })

  it("for its own line alone", () => {
    const fourth = quarter([of2024(3, 9, { sales: 60 }), of2024(4, 12, { sales: 100, net_income: 9 })], 4)
    assert.deepStrictEqual([fourth?.sales, fourth?.net_income], [40, null])
  })
})

describe("where the months before a quarter weren't filed as one figure", () => {
  it.for([
    // 100 - (10 + 21 + 33) = 36
    [4, 36, "FY - (Q1 + Q2 + Q3)", [q1, q2, q3, year]],
    // 60 - (10 + 21) = 29
    [3, 29, "9M - (Q1 + Q2)", [q1, q2, nine]]
  ] as const)("Q%s is %s by %s", ([of, value, derivation, filings]) => {
    const statement = quarter(filings, of)
    assert.deepStrictEqual([statement?.sales, statement?.provenance.sales?.derivation], [value, derivation])
  })

  it.for([
    ["Q1", [q2, q3, year]],
    ["Q2", [q1, q3, year]],
    ["Q3", [q1, q2, year]]
  ] as const)("Q4 is unknown without %s", ([, filings]) => {
    assert.isNull(sales(filings, 4))
  })

  it("derived quarters aren't summed again", () => {
    assert.isNull(sales([q1, half, q3, year], 4))
  })
})

describe("a line that is not a flow", () => {
  it("isn't derived from nine months: shares and earnings per share", () => {
    const known = { sales: 1, eps_basic: 3, eps_diluted: 3, shares_basic: 7, shares_diluted: 7 }
    const fourth = quarter([of2024(3, 9, known), of2024(4, 12, known)], 4)
    assert.deepStrictEqual(
      [fourth?.eps_basic, fourth?.eps_diluted, fourth?.shares_basic, fourth?.shares_diluted],
      [null, null, null, null]
    )
  })

  it("is as filed for three months: shares and earnings per share", () => {
    const second = quarter([of2024(2, 3, { eps_basic: 3, shares_basic: 7 }), half], 2)
    assert.deepStrictEqual([second?.eps_basic, second?.shares_basic], [3, 7])
  })

  it.for([3, 6, 9, 12] as const)("is the balance at the end of %s months", (span) => {
    const known = Object.fromEntries(balanceLines.map((line) => [line, 5]))
    const statement = quarter([of2024(4, span, known), nine], 4)
    assert.deepStrictEqual(new Set(balanceLines.map((line) => statement?.[line])), new Set([5]))
  })
})
