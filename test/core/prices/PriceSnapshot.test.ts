/** Snapshots computed by hand, and one of Apple's shares from the sample's bars and their split. */
import { assert, describe, it } from "@effect/vitest"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import { priceSnapshot } from "../../../core/prices/PriceSnapshot.ts"
import { flat } from "./bars.ts"
import { counting, splitAdjusted } from "../views/bars.ts"

describe("the average volume", () => {
  it("of 20 days is that of the last 20 bars, rounded", () => {
    // 11 + 12 + ... + 30 = 20 x 20.5 = 410; 410 / 20 = 20.5, rounded 21
    assert.strictEqual(priceSnapshot(columnsOf(counting(30))).average_volume_20d, 21)
  })

  it("of 50 days is that of the last 50 bars, rounded", () => {
    // 2 + 3 + ... + 51 = 50 x 26.5 = 1325; 1325 / 50 = 26.5, rounded 27
    assert.strictEqual(priceSnapshot(columnsOf(counting(51))).average_volume_50d, 27)
  })

  it.for([
    [19, null, null],
    [20, 11, null],
    [49, 40, null],
    [50, 41, 26]
  ] as const)("of %d bars is %s over 20 days, %s over 50", ([length, twenty, fifty]) => {
    const { average_volume_20d, average_volume_50d } = priceSnapshot(columnsOf(counting(length)))
    assert.deepStrictEqual([average_volume_20d, average_volume_50d], [twenty, fifty])
  })

  it("of days without trading is 0", () => {
    const halted = counting(20).map(({ date }) => flat(date, 5, 0))
    assert.strictEqual(priceSnapshot(columnsOf(halted)).average_volume_20d, 0)
  })
})

describe("Apple's snapshot of 2021-03-31", () => {
  const { price, range_52w, returns } = priceSnapshot(columnsOf(splitAdjusted("AAPL")))

  it("has the day's price", () => {
    // 122.15 - 119.90 = 2.25; 2.25 / 119.90 = 1.876564 percent
    const { change_percent, ...rest } = price
    assert.approximately(change_percent ?? Number.NaN, 1.876564, 5e-7)
    assert.deepStrictEqual(rest, {
      current: 122.15,
      change: 2.25,
      open: 121.65,
      high: 123.54,
      low: 121.15,
      previous_close: 119.9,
      volume: 109_019_052
    })
  })

  it("has the year's low before the split on today's shares", () => {
    // 236.90 / 4 = 59.225
    assert.deepStrictEqual(range_52w, {
      high: 146.25,
      high_date: "2021-01-25",
      low: 59.225,
      low_date: "2020-04-02"
    })
  })

  it.for([
    ["1w", 120.09, 1.71538], // the close of 2021-03-24
    ["1m", 121.26, 0.73396], // of 2021-02-26, a Friday: 2021-02-28 was a Sunday
    ["3m", 132.69, -7.943327], // of 2020-12-31
    ["6m", 115.81, 5.474484], // of 2020-09-30
    ["ytd", 132.69, -7.943327], // of 2020-12-31
    ["1y", 63.5725, 92.142829] // of 2020-03-31, 254.29 before the split of 4
  ] as const)("has over %s, from a close of %d, a return of %d percent", ([horizon, base, percent]) => {
    assert.approximately((122.15 / base - 1) * 100, percent, 5e-7)
    assert.approximately(returns[horizon] ?? Number.NaN, percent, 5e-7)
  })
})

describe("a snapshot", () => {
  it("has no return of the day besides its change", () => {
    assert.hasAllKeys(priceSnapshot(columnsOf(counting(3))).returns, ["1w", "1m", "3m", "6m", "ytd", "1y"])
  })

  it("of no bars is null throughout", () => {
    const { average_volume_20d, average_volume_50d, price, range_52w, returns } = priceSnapshot(columnsOf([]))
    const values = [price, range_52w, returns].flatMap((part) => Object.values(part))
    assert.deepStrictEqual([...new Set([...values, average_volume_20d, average_volume_50d])], [null])
  })
})
