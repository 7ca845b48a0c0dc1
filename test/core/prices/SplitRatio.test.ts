/** The effect of splits on one share. */
import { assert, describe, it } from "@effect/vitest"
import { splitRatio } from "../../../core/prices/SplitRatio.ts"
import { action } from "./bars.ts"

const split = action("2020-08-31", "split", 4)

describe("the ratio between two days", () => {
  it("is 1 without splits", () => {
    assert.strictEqual(splitRatio([], "2020-01-01", "2020-12-31"), 1)
  })

  it("is that of a split effective on the later day", () => {
    assert.strictEqual(splitRatio([split], "2020-08-30", "2020-08-31"), 4)
  })

  it.for([
    ["2020-08-31", "2020-12-31", "on the earlier day"],
    ["2020-01-01", "2020-08-30", "after the later one"],
    ["2020-08-31", "2020-08-31", "on the only day of the range"]
  ] as const)("from %s to %s leaves out a split effective %s", ([after, to]) => {
    assert.strictEqual(splitRatio([split], after, to), 1)
  })

  it("is the product of splits and stock dividends", () => {
    // 4 x 1.5 = 6
    const actions = [action("2020-10-01", "stock_dividend", 1.5), split]
    assert.strictEqual(splitRatio(actions, "2020-01-01", "2020-12-31"), 6)
  })

  it("is below 1 for a reverse split", () => {
    assert.strictEqual(splitRatio([action("2009-07-01", "split", 0.05)], "2009-01-01", "2009-12-31"), 0.05)
  })

  it.for(["dividend", "spinoff", "rights"] as const)("leaves out a %s", (type) => {
    assert.strictEqual(splitRatio([action("2020-08-31", type, 2)], "2020-01-01", "2020-12-31"), 1)
  })
})
