/** Which statements make up the last twelve months. */
import { assert, describe, it } from "@effect/vitest"
import { trailing, trailingFlow } from "../../../core/financials/Trailing.ts"
import { annual, quarterly } from "./made.ts"

const year2020 = annual(2020, { sales: 1000 })

/** The four quarters up to the second of 2021, newest first. */
const fourQuarters = [
  quarterly(2021, 2, { sales: 400 }),
  quarterly(2021, 1, { sales: 300 }),
  quarterly(2020, 4, { sales: 200 }),
  quarterly(2020, 3, { sales: 100 })
]

describe("a flow", () => {
  it("is the sum of four quarters where they end after the latest year", () => {
    // 400 + 300 + 200 + 100 = 1000, unlike any year
    const months = trailing([...fourQuarters, annual(2020, { sales: 900 })])
    assert.strictEqual(trailingFlow(months, "sales", "USD"), 1000)
  })

  it("is the sum of four quarters where no year is known", () => {
    assert.strictEqual(trailingFlow(trailing(fourQuarters), "sales", "USD"), 1000)
  })

  it("is the year's where the quarters end with it", () => {
    const quarters = [4, 3, 2, 1].map((quarter) => quarterly(2020, quarter, { sales: 1 }))
    assert.strictEqual(trailingFlow(trailing([...quarters, year2020]), "sales", "USD"), 1000)
  })

  it("is the year's where the quarters end before it", () => {
    const quarters = [3, 2, 1].map((quarter) => quarterly(2020, quarter, { sales: 1 }))
    const before = quarterly(2019, 4, { sales: 1 })
    assert.strictEqual(trailingFlow(trailing([...quarters, before, year2020]), "sales", "USD"), 1000)
  })

  it("is the year's where only three quarters are known", () => {
    assert.strictEqual(trailingFlow(trailing([...fourQuarters.slice(0, 3), year2020]), "sales", "USD"), 1000)
  })

  it("is the year's where one of the four quarters is missing", () => {
    const gap = [...fourQuarters.slice(0, 2), fourQuarters[3] ?? assert.fail(), quarterly(2020, 2, {})]
    assert.deepStrictEqual(trailing([...gap, year2020]).quarters, [])
  })

  it("that a quarter lacks is the year's, the others are the quarters'", () => {
    const [newest = assert.fail(), ...others] = fourQuarters.map((quarter) => ({ ...quarter, ebitda: 50 }))
    const months = trailing([
      { ...newest, sales: null },
      ...others,
      annual(2020, { sales: 900, ebitda: 120 })
    ])
    assert.strictEqual(trailingFlow(months, "sales", "USD"), 900)
    assert.strictEqual(trailingFlow(months, "ebitda", "USD"), 200)
  })

  it("that neither has is null", () => {
    assert.isNull(trailingFlow(trailing([...fourQuarters, year2020]), "ebitda", "USD"))
  })

  it("is null without statements", () => {
    assert.isNull(trailingFlow(trailing([]), "sales", "USD"))
  })

  it("may be negative", () => {
    const quarters = fourQuarters.map((quarter) => ({ ...quarter, net_income: -5 }))
    assert.strictEqual(trailingFlow(trailing(quarters), "net_income", "USD"), -20)
  })

  it("of quarters in another currency is null, whatever the year's", () => {
    const quarters = fourQuarters.map((quarter) => ({ ...quarter, currency: "EUR" }))
    assert.isNull(trailingFlow(trailing([...quarters, year2020]), "sales", "USD"))
  })

  it("of a year in another currency is null", () => {
    assert.isNull(trailingFlow(trailing([year2020]), "sales", "EUR"))
  })
})

describe("four quarters", () => {
  it("in two currencies aren't summed", () => {
    const [newest = assert.fail(), ...others] = fourQuarters
    const months = trailing([{ ...newest, currency: "EUR" }, ...others, year2020])
    assert.deepStrictEqual(months.quarters, [])
  })

  it("are the newest without a gap where a later one is missing", () => {
    const months = trailing([quarterly(2021, 4, { sales: 9 }), ...fourQuarters, year2020])
    assert.deepStrictEqual(months.quarters, fourQuarters)
  })

  it("are the newest four of more", () => {
    const months = trailing([quarterly(2021, 3, { sales: 9 }), ...fourQuarters])
    assert.strictEqual(months.quarters[0]?.quarter, 3)
  })

  it("are consecutive by label, whatever month the fiscal year ends in", () => {
    const dates = ["2020-12-26", "2020-09-26", "2020-06-27", "2020-03-28"]
    const named = [
      [2021, 1],
      [2020, 4],
      [2020, 3],
      [2020, 2]
    ] as const
    const quarters = named.map(([year, quarter], i) => ({
      ...quarterly(year, quarter, {}),
      fiscal_date: dates[i] ?? assert.fail()
    }))
    assert.deepStrictEqual(trailing(quarters).quarters, quarters)
  })

  it("are found in any order", () => {
    const months = trailing([year2020, ...fourQuarters.toReversed()])
    assert.deepStrictEqual(months.quarters, fourQuarters)
  })
})

describe("the latest statement", () => {
  it("is a quarter that ends after the latest year, even a single one", () => {
    const alone = quarterly(2021, 1, {})
    assert.strictEqual(trailing([year2020, alone]).latest, alone)
  })

  it("is the year where its last quarter ends with it", () => {
    assert.strictEqual(trailing([quarterly(2020, 4, {}), year2020]).latest, year2020)
  })

  it("is the latest of several years", () => {
    assert.strictEqual(trailing([annual(2019, {}), year2020, annual(2018, {})]).latest, year2020)
  })

  it("is null without statements", () => {
    assert.isNull(trailing([]).latest)
  })
})
