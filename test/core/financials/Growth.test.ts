/** Growth computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { growth } from "../../../core/financials/Growth.ts"
import { annual, quarterly } from "./made.ts"

/** Annual statements up to 2020, newest first. */
const salesOf = (...sales: ReadonlyArray<number | null>) =>
  sales.map((figure, i) => annual(2020 - i, { sales: figure }))

describe("growth over a year", () => {
  it("is the change in percent", () => {
    // (110 - 100) / 100 x 100 = 10
    assert.strictEqual(growth(salesOf(110, 100), "sales", 1), 10)
  })

  it("is negative for a fall", () => {
    // (80 - 100) / 100 x 100 = -20
    assert.strictEqual(growth(salesOf(80, 100), "sales", 1), -20)
  })

  it("is Apple's of fiscal 2020, 5.5121 percent", () => {
    // Sales of its 10-K: (274,515 - 260,174) / 260,174
    const rate = growth(salesOf(274_515_000_000, 260_174_000_000), "sales", 1)
    assert.approximately(rate ?? Number.NaN, 5.5121, 5e-5)
  })
})

describe("growth over several years", () => {
  it("is the compound rate over three", () => {
    // 100 x 1.1^3 = 133.1
    const rate = growth(salesOf(133.1, 1, 1, 100), "sales", 3)
    assert.approximately(rate ?? Number.NaN, 10, 1e-12)
  })

  it("is the compound rate over five", () => {
    // 100 x 0.5^5 = 3.125
    const rate = growth(salesOf(3.125, 1, 1, 1, 1, 100), "sales", 5)
    assert.approximately(rate ?? Number.NaN, -50, 1e-12)
  })

  it("is Apple's of fiscal 2015 to 2020, 3.2704 percent", () => {
    // Sales of its 10-Ks: (274,515 / 233,715)^(1/5) - 1
    const rate = growth([annual(2020, { sales: 274_515 }), annual(2015, { sales: 233_715 })], "sales", 5)
    assert.approximately(rate ?? Number.NaN, 3.2704, 5e-5)
  })
})

describe("growth is null", () => {
  it("without statements", () => {
    assert.isNull(growth([], "sales", 1))
  })

  it("from one statement", () => {
    assert.isNull(growth(salesOf(110), "sales", 1))
  })

  it("when the base year is missing", () => {
    const statements = [annual(2020, { sales: 120 }), annual(2018, { sales: 100 })]
    assert.isNull(growth(statements, "sales", 1))
  })

  it.for([
    [110, 0],
    [0, 100],
    [110, -100],
    [-110, 100],
    [-110, -100],
    [110, null],
    [null, 100]
  ] as const)("to %s from %s", ([now, then]) => {
    assert.isNull(growth(salesOf(now, then), "sales", 1))
  })

  it("when the latest year lacks the line, even if an earlier one has it", () => {
    assert.isNull(growth(salesOf(null, 110, 100), "sales", 1))
  })

  it("across a change of the fiscal year's end", () => {
    const statements = [
      annual(2020, { sales: 150 }),
      { ...annual(2019, { sales: 100 }), fiscal_date: "2019-06-30" }
    ]
    assert.isNull(growth(statements, "sales", 1))
  })

  it("from one currency to another", () => {
    const statements = [annual(2020, { sales: 110 }, "EUR"), annual(2019, { sales: 100 }, "USD")]
    assert.isNull(growth(statements, "sales", 1))
  })
})

describe("growth ignores", () => {
  it("a gap between its two years", () => {
    // (800 / 100)^(1/3) - 1 = 1
    const statements = [annual(2020, { sales: 800 }), annual(2017, { sales: 100 })]
    assert.approximately(growth(statements, "sales", 3) ?? Number.NaN, 100, 1e-12)
  })

  it("the currencies of the years between", () => {
    const statements = [
      annual(2020, { sales: 800 }),
      annual(2019, { sales: 5 }, "EUR"),
      annual(2017, { sales: 100 })
    ]
    assert.approximately(growth(statements, "sales", 3) ?? Number.NaN, 100, 1e-12)
  })

  it("exact dates: a year of 53 weeks may end in the next calendar year", () => {
    const statements = [
      annual(2020, { sales: 110 }),
      { ...annual(2019, { sales: 100 }), fiscal_date: "2020-01-02" }
    ]
    assert.strictEqual(growth(statements, "sales", 1), 10)
  })

  it("quarters", () => {
    const statements = [
      quarterly(2021, 1, { sales: 7 }),
      annual(2020, { sales: 110 }),
      quarterly(2019, 4, { sales: 9 }),
      annual(2019, { sales: 100 })
    ]
    assert.strictEqual(growth(statements, "sales", 1), 10)
  })

  it("the order of the statements", () => {
    assert.strictEqual(growth(salesOf(110, 100, 90).toReversed(), "sales", 1), 10)
  })
})
