/** Small histograms of figures. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { histogramOf, shareMet, shareUpTo } from "../../../apps/site/src/screener/histogram.ts"

/** The percentiles of values in ascending order, by steps of one. */
const percentilesOf = (values: ReadonlyArray<number>): ReadonlyArray<number> =>
  Array.from({ length: 101 }, (_, p) => values[Math.round((p / 100) * (values.length - 1))] ?? 0)

const even = Array.from({ length: 101 }, (_, p) => p)

describe("A histogram", () => {
  it("of values that are evenly spread is flat", () => {
    const { from, heights, to } = histogramOf(even) ?? assert.fail("None")
    assert.deepStrictEqual([from, to], [2, 98])
    for (const height of heights) assert.approximately(height, 1, 1e-9)
  })

  it("leaves out what is far out", () => {
    const { to } = histogramOf([...even.slice(0, 100), 1e12]) ?? assert.fail("None")
    assert.strictEqual(to, 98)
  })

  it("shows many equal values as one high column", () => {
    const zeros = percentilesOf([
      ...Array.from({ length: 60 }, () => 0),
      ...Array.from({ length: 41 }, (_, i) => i + 1)
    ])
    const { heights } = histogramOf(zeros) ?? assert.fail("None")
    assert.strictEqual(heights[0], 1)
    assert.isTrue(heights.slice(1).every((height) => height < 0.1))
  })

  it("is none of values that are all the same", () => {
    assert.isNull(histogramOf(Array.from({ length: 101 }, () => 5)))
    assert.isNull(histogramOf([]))
  })

  it("is of all values where most are the same", () => {
    const { from, to } = histogramOf([...Array.from({ length: 100 }, () => 5), 9]) ?? assert.fail("None")
    assert.deepStrictEqual([from, to], [5, 9])
  })

  it("has no column below zero or above one, and its shares lie between those of its ends", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), {
          minLength: 1,
          maxLength: 300
        }),
        (values) => {
          const percentiles = percentilesOf(values.toSorted((a, b) => a - b))
          const histogram = histogramOf(percentiles)
          if (histogram === null) return
          assert.isTrue(histogram.heights.every((height) => height >= 0 && height <= 1))
          assert.strictEqual(Math.max(...histogram.heights), 1)
        }
      )
    )
  })
})

describe("A share", () => {
  it("of values up to one is none before the least and all from the largest on", () => {
    assert.deepStrictEqual(
      [-1, 0, 50, 50.5, 100, 101].map((value) => shareUpTo(even, value)),
      [0, 0, 0.5, 0.505, 1, 1]
    )
  })

  it("of columns that meets a condition", () => {
    const histogram = { from: 0, to: 4, heights: [1, 1, 1, 1] }
    assert.deepStrictEqual(shareMet(histogram, "below", 1.5), [1, 0.5, 0, 0])
    assert.deepStrictEqual(shareMet(histogram, "above", 1.5), [0, 0.5, 1, 1])
    assert.deepStrictEqual(shareMet(histogram, "above", -7), [1, 1, 1, 1])
    assert.deepStrictEqual(shareMet(histogram, "above", 9), [0, 0, 0, 0])
  })
})
