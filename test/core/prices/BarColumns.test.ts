/** Bars as columns. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  barAt,
  barsOf,
  columnsOf,
  countBefore,
  countUpTo,
  lastOf,
  reversed,
  sliceOf
} from "../../../core/prices/BarColumns.ts"
import { anyBars, anyDay, flat } from "./bars.ts"

describe("columns", () => {
  it("contain the bars they were made of, in their order", () =>
    fc.assert(fc.property(anyBars(20), (bars) => assert.deepStrictEqual(barsOf(columnsOf(bars)), bars))))

  it("are reversed bar by bar", () =>
    fc.assert(
      fc.property(anyBars(20), (bars) =>
        assert.deepStrictEqual(barsOf(reversed(columnsOf(bars))), bars.toReversed())
      )
    ))

  it("are cut as a list of bars is", () =>
    fc.assert(
      fc.property(anyBars(20), fc.nat(25), fc.nat(25), (bars, start, end) => {
        assert.deepStrictEqual(barsOf(sliceOf(columnsOf(bars), start, end)), bars.slice(start, end))
        assert.deepStrictEqual(barsOf(lastOf(columnsOf(bars), end + 1)), bars.slice(-end - 1))
      })
    ))

  it("count the bars before a day, and up to it", () =>
    fc.assert(
      fc.property(anyBars(20), anyDay, (bars, day) => {
        assert.strictEqual(countBefore(columnsOf(bars), day), bars.filter(({ date }) => date < day).length)
        assert.strictEqual(countUpTo(columnsOf(bars), day), bars.filter(({ date }) => date <= day).length)
      })
    ))
})

describe("a bar of columns", () => {
  const [first, last] = [flat("2024-01-02", 1), flat("2024-01-03", 2)]
  const columns = columnsOf([first, last])

  it("is counted from the beginning, or from the end", () => {
    assert.deepStrictEqual(
      [0, 1, -1, -2].map((index) => barAt(columns, index)),
      [first, last, last, first]
    )
  })

  it("is null beyond the columns", () => {
    assert.deepStrictEqual(
      [2, -3].map((index) => barAt(columns, index)),
      [null, null]
    )
    assert.isNull(barAt(columnsOf([]), -1))
  })
})
