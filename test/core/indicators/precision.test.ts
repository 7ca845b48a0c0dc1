/**
 * Rounding errors that must not occur: large prices that hardly change, constant windows, and prices that have left a
 * window.
 */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { bbands, type Column, rsi, sma } from "../../../core/indicators/mod.ts"
import { areNear, closes } from "./series.ts"

const price = fc.double({ min: 0.01, max: 1e9, noNaN: true })

/** Closes near 1e9 that vary by 0.01; doubles of that size are multiples of 2^-23. */
const large = Float64Array.from({ length: 100 }, (_, i) => 1e9 + ((i * 7) % 11) * 0.01)
const unit = 2 ** 23

/** The population standard deviation of 20 such closes, from integers without rounding. */
const deviationOf = (window: Column): number => {
  const whole = Array.from(window, (close) => BigInt(close * unit))
  const sum = whole.reduce((a, b) => a + b, 0n)
  const squares = whole.reduce((a, b) => a + b * b, 0n)
  return Math.sqrt(Number(20n * squares - sum * sum)) / 20 / unit
}

describe("bbands", () => {
  it("has the exact deviation of closes near 1e9 that vary by 0.01", () => {
    const many = 1e6
    const { middle, upper } = bbands(large, 20, many, many)
    for (let i = 19; i < large.length; i++) {
      const deviation = ((upper[i] as number) - (middle[i] as number)) / many
      assert.closeTo(deviation / deviationOf(large.slice(i - 19, i + 1)), 1, 1e-9)
    }
  })

  it("has zero width at any constant price", () => {
    fc.assert(
      fc.property(price, (still) => {
        const { lower, upper } = bbands(new Float64Array(70).fill(still), 20)
        return lower.subarray(19).every((value, i) => value === still && upper[i + 19] === still)
      })
    )
  })

  it("has zero width as soon as a price has been constant for the whole window", () => {
    fc.assert(
      fc.property(closes, price, (before, still) => {
        const values = Float64Array.of(...before, ...new Float64Array(20).fill(still))
        const { lower, upper } = bbands(values, 20)
        return lower.at(-1) === still && upper.at(-1) === still
      })
    )
  })

  it("has the simple moving average in the middle, to the last digit", () => {
    fc.assert(
      fc.property(closes, (values) => assert.deepStrictEqual(bbands(values, 20).middle, sma(values, 20)))
    )
  })
})

describe("sma", () => {
  it("retains nothing of a price that has left the window", () => {
    const after = Float64Array.from({ length: 600 }, (_, i) => 1 + (i % 5) / 10)
    const means = sma(Float64Array.of(1e12, 0.1, 0.2, 0.3, ...after), 4)
    assert.isTrue(areNear(means.slice(7), sma(after, 4).slice(3)))
  })

  it("has no value for a period longer than any series", () => {
    assert.deepStrictEqual([...sma(Float64Array.of(1, 2), 100_000)], [Number.NaN, Number.NaN])
  })
})

describe("rsi", () => {
  it("is exactly 100 whatever the rises, and exactly 0 whatever the falls", () => {
    const steps = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 14, maxLength: 40 })
    fc.assert(
      fc.property(steps, (cents) => {
        let sum = 1000
        const rising = Float64Array.of(10, ...cents.map((step) => (sum += step) / 100))
        return rsi(rising).at(-1) === 100 && rsi(rising.toReversed()).at(-1) === 0
      })
    )
  })
})
