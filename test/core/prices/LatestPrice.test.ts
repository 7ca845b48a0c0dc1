/** The latest price and its change, computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import { latestPrice } from "../../../core/prices/LatestPrice.ts"
import { flat } from "./bars.ts"

const friday = flat("2024-03-08", 10)
const monday = { date: "2024-03-11", open: 11, high: 13, low: 10.5, close: 12, volume: 300 }

describe("the latest price", () => {
  it("is the last bar, with the change from the previous close", () => {
    // 12 - 10 = 2; 2 / 10 = 20 percent
    assert.deepStrictEqual(latestPrice(columnsOf([flat("2024-03-07", 99), friday, monday])), {
      current: 12,
      change: 2,
      change_percent: 20,
      open: 11,
      high: 13,
      low: 10.5,
      previous_close: 10,
      volume: 300
    })
  })

  it("has no change without a previous bar", () => {
    assert.deepStrictEqual(latestPrice(columnsOf([monday])), {
      current: 12,
      change: null,
      change_percent: null,
      open: 11,
      high: 13,
      low: 10.5,
      previous_close: null,
      volume: 300
    })
  })

  it("is null without a bar", () => {
    assert.deepStrictEqual(latestPrice(columnsOf([])), {
      current: null,
      change: null,
      change_percent: null,
      open: null,
      high: null,
      low: null,
      previous_close: null,
      volume: null
    })
  })

  it("of a halted day has a volume of 0 and a change of 0", () => {
    const { change, change_percent, volume } = latestPrice(columnsOf([friday, flat("2024-03-11", 10, 0)]))
    assert.deepStrictEqual([change, change_percent, volume], [0, 0, 0])
  })
})

describe("the change", () => {
  it("of a fall is negative", () => {
    // 7.5 - 10 = -2.5; -2.5 / 10 = -25 percent
    const { change, change_percent } = latestPrice(columnsOf([friday, flat("2024-03-11", 7.5)]))
    assert.deepStrictEqual([change, change_percent], [-2.5, -25])
  })

  it("is rounded to the decimals of prices: 0.3 - 0.1 is 0.2", () => {
    assert.strictEqual(latestPrice(columnsOf([flat("2024-03-08", 0.1), flat("2024-03-11", 0.3)])).change, 0.2)
  })

  it("below the sixth decimal is 0, not -0", () => {
    const { change } = latestPrice(columnsOf([flat("2024-03-08", 5e-7), flat("2024-03-11", 2e-7)]))
    assert.isTrue(Object.is(change, 0))
  })

  it("from a close rounded to 0 has no percentage", () => {
    const { change, change_percent } = latestPrice(columnsOf([flat("2024-03-08", 0), flat("2024-03-11", 2)]))
    assert.deepStrictEqual([change, change_percent], [2, null])
  })
})
