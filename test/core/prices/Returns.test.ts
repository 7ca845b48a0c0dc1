/** Returns computed by hand: base days around month ends, leap days and New Year, gaps and short histories. */
import { assert, describe, it } from "@effect/vitest"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import type { Horizon } from "../../../core/prices/Fields.ts"
import { baseDay, percentReturn, priceReturns } from "../../../core/prices/Returns.ts"
import { flat } from "./bars.ts"

const closes = (...days: ReadonlyArray<readonly [date: string, close: number]>) =>
  days.map(([date, close]) => flat(date, close))

const unknown = { "1d": null, "1w": null, "1m": null, "3m": null, "6m": null, ytd: null, "1y": null }

describe("the base day", () => {
  const cases: ReadonlyArray<readonly [horizon: Horizon, day: string, base: string]> = [
    ["1d", "2024-03-01", "2024-02-29"],
    ["1w", "2024-03-07", "2024-02-29"],
    ["1w", "2025-01-02", "2024-12-26"],
    ["1m", "2024-03-15", "2024-02-15"],
    ["1m", "2024-03-31", "2024-02-29"],
    ["1m", "2023-03-29", "2023-02-28"],
    ["1m", "2024-01-31", "2023-12-31"],
    ["1m", "2024-02-29", "2024-01-29"],
    ["3m", "2024-05-31", "2024-02-29"],
    ["3m", "2024-02-15", "2023-11-15"],
    ["6m", "2024-08-31", "2024-02-29"],
    ["6m", "2024-12-31", "2024-06-30"],
    ["ytd", "2024-01-02", "2023-12-31"],
    ["ytd", "2024-12-31", "2023-12-31"],
    ["1y", "2024-02-29", "2023-02-28"],
    ["1y", "2025-02-28", "2024-02-28"],
    ["1y", "2024-03-01", "2023-03-01"]
  ]

  it.for(cases)("of %s up to %s is %s", ([horizon, day, base]) => {
    assert.strictEqual(baseDay(horizon, day), base)
  })
})

describe("a percent return", () => {
  it.for([
    // (110 - 100) x 100 / 100
    [100, 110, 10],
    // (75 - 100) x 100 / 100
    [100, 75, -25],
    // (1000 - 8) x 100 / 8
    [8, 1000, 12_400],
    [0.01, 0, -100],
    [3.3, 3.3, 0]
  ] as const)("from %d to %d is %d", ([base, last, expected]) => {
    assert.strictEqual(percentReturn(base, last), expected)
  })

  it.for([
    [null, 10],
    [10, null],
    [null, null],
    [0, 10],
    [0, 0],
    [-1, 10]
  ] as const)("from %s to %s is null", ([base, last]) => {
    assert.isNull(percentReturn(base, last))
  })
})

describe("the returns of bars", () => {
  it("are each measured from the close of the base day", () => {
    const bars = closes(
      ["2023-08-15", 50], // 1y: (120 - 50) x 100 / 50 = 140
      ["2023-12-29", 96], // ytd: (120 - 96) x 100 / 96 = 25
      ["2024-02-15", 80], // 6m: (120 - 80) x 100 / 80 = 50
      ["2024-05-15", 160], // 3m: (120 - 160) x 100 / 160 = -25
      ["2024-07-15", 200], // 1m: (120 - 200) x 100 / 200 = -40
      ["2024-08-08", 100], // 1w: (120 - 100) x 100 / 100 = 20
      ["2024-08-14", 150], // 1d: (120 - 150) x 100 / 150 = -20
      ["2024-08-15", 120]
    )
    assert.deepStrictEqual(priceReturns(columnsOf(bars)), {
      "1d": -20,
      "1w": 20,
      "1m": -40,
      "3m": -25,
      "6m": 50,
      ytd: 25,
      "1y": 140
    })
  })

  it("use the last bar before a base day without one", () => {
    // A week before 2024-03-11 is 2024-03-04: not traded, the bar of 2024-03-01 is the last before it.
    const bars = closes(["2024-02-29", 5], ["2024-03-01", 10], ["2024-03-05", 20], ["2024-03-11", 15])
    assert.strictEqual(priceReturns(columnsOf(bars))["1w"], 50)
  })

  it("are measured from a bar up to ten days before the base day, and are null beyond", () => {
    // A week before 2024-03-18 is 2024-03-11, a day before it 2024-03-17.
    for (const [first, day, week] of [
      ["2024-02-29", null, null],
      ["2024-03-01", null, 10],
      ["2024-03-07", 10, 10]
    ] as const) {
      const bars = closes([first, 10], ["2024-03-18", 11])
      assert.deepInclude(priceReturns(columnsOf(bars)), { "1d": day, "1w": week })
    }
  })

  it("across months without bars are null, whatever was known before", () => {
    // 005930 at KRX, with nothing between February 2024 and January 2025.
    const bars = closes(["2024-02-13", 75_200], ["2025-01-02", 53_400], ["2025-02-11", 55_700])
    assert.deepStrictEqual(priceReturns(columnsOf(bars)), { ...unknown, "1m": 230_000 / 53_400 })
  })

  it("of the year's first trading day are measured from last year's final close", () => {
    const bars = closes(["2023-12-28", 90], ["2023-12-29", 100], ["2024-01-02", 98])
    assert.strictEqual(priceReturns(columnsOf(bars)).ytd, -2)
  })

  it("of the year's last trading day are measured from the final close of the year before", () => {
    const bars = closes(["2022-12-30", 80], ["2023-01-03", 40], ["2023-12-28", 90], ["2023-12-29", 100])
    assert.strictEqual(priceReturns(columnsOf(bars)).ytd, 25)
  })

  it("of a company listed this year are null for the year", () => {
    const { "1y": year, ytd } = priceReturns(columnsOf(closes(["2024-01-02", 10], ["2024-12-31", 20])))
    assert.deepStrictEqual([ytd, year], [null, null])
  })

  it("up to a leap day are measured from 28 February of the year before", () => {
    const bars = closes(["2023-02-28", 10], ["2023-03-01", 20], ["2024-02-29", 30])
    assert.strictEqual(priceReturns(columnsOf(bars))["1y"], 200)
  })

  it("of a month end in a longer month are measured from the shorter month's end", () => {
    const bars = closes(["2024-04-29", 10], ["2024-04-30", 20], ["2024-05-31", 30])
    assert.strictEqual(priceReturns(columnsOf(bars))["1m"], 50)
  })

  it("from an adjusted close rounded to 0 are null", () => {
    assert.isNull(priceReturns(columnsOf(closes(["2024-03-07", 0], ["2024-03-08", 10])))["1d"])
  })

  it("of one bar are null", () => {
    assert.deepStrictEqual(priceReturns(columnsOf(closes(["2024-03-08", 10]))), unknown)
  })

  it("of no bars are null", () => {
    assert.deepStrictEqual(priceReturns(columnsOf([])), unknown)
  })
})
