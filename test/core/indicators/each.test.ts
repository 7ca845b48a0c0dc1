/** Properties of single indicators: bounds, constant series, and what is refused. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { atr, bbands, type Column, macd, rsi } from "../../../core/indicators/mod.ts"
import { areNear, bars, closes } from "./series.ts"

const quadruple = (values: Column) => values.map((value) => value * 4)

describe("macd", () => {
  it("does not depend on the level of prices", () => {
    fc.assert(
      fc.property(closes, (values) =>
        areNear(macd(values.map((value) => value + 50)).macd, macd(values).macd)
      )
    )
  })

  it("is 0 for constant prices", () => {
    const { histogram, macd: line } = macd(new Float64Array(60).fill(12.5))
    assert.deepStrictEqual([line.at(-1), histogram.at(-1)], [0, 0])
  })

  it("takes the shorter period for the fast one", () => {
    fc.assert(
      fc.property(closes, (values) => assert.deepStrictEqual(macd(values, 26, 12), macd(values, 12, 26)))
    )
  })
})

describe("bbands", () => {
  it("keeps the middle between its bands", () => {
    fc.assert(
      fc.property(closes, (values) => {
        const { lower, middle, upper } = bbands(values, 20)
        return middle.every(
          (mean, i) => Number.isNaN(mean) || ((lower[i] as number) <= mean && mean <= (upper[i] as number))
        )
      })
    )
  })

  it("has zero width for constant prices", () => {
    const { lower, upper } = bbands(new Float64Array(40).fill(12.5), 20)
    assert.deepStrictEqual([lower.at(-1), upper.at(-1)], [12.5, 12.5])
  })

  it("is its middle with deviations of 0", () => {
    const { lower, middle, upper } = bbands(
      Float64Array.from({ length: 30 }, (_, i) => i % 7),
      20,
      0,
      0
    )
    assert.deepStrictEqual([lower, upper], [middle, middle])
  })
})

describe("rsi", () => {
  it("lies between 0 and 100", () => {
    fc.assert(
      fc.property(closes, (values) =>
        rsi(values).every((value) => Number.isNaN(value) || (value >= 0 && value <= 100))
      )
    )
  })

  it("does not depend on the unit", () => {
    fc.assert(fc.property(closes, (values) => areNear(rsi(values.map((value) => value * 4)), rsi(values))))
  })

  it("is 100 when prices only rise, and 0 when they only fall", () => {
    const rising = Float64Array.from({ length: 30 }, (_, i) => 10 + i)
    assert.deepStrictEqual([rsi(rising).at(-1), rsi(rising.toReversed()).at(-1)], [100, 0])
  })

  it("has no value for constant prices", () => {
    assert.isTrue(rsi(new Float64Array(30).fill(12.5)).every(Number.isNaN))
  })

  it("weights a new change by 1 / period after the initial mean", () => {
    const values = rsi(Float64Array.of(10, 12, 11, 14), 2)
    // rises 2, 0, 3: mean 1, then 1 + (3 - 1) / 2 = 2; falls 0, 1, 0: mean 0.5, then 0.25
    assert.deepStrictEqual([...values], [Number.NaN, Number.NaN, 100 * (1 / 1.5), 100 * (2 / 2.25)])
  })

  it("has its first value at index 14", () => {
    const rising = Float64Array.from({ length: 30 }, (_, i) => 10 + i)
    assert.strictEqual(
      rsi(rising).findIndex((value) => !Number.isNaN(value)),
      14
    )
  })
})

describe("atr", () => {
  it("is never negative, and has its first value at index 14", () => {
    fc.assert(
      fc.property(bars, ({ close, high, low }) => {
        const values = atr(high, low, close)
        return values.every((value, i) => (i < 14 ? Number.isNaN(value) : value >= 0))
      })
    )
  })

  it("scales with the unit of prices", () => {
    fc.assert(
      fc.property(bars, ({ close, high, low }) => {
        return areNear(
          atr(quadruple(high), quadruple(low), quadruple(close)),
          quadruple(atr(high, low, close))
        )
      })
    )
  })

  it("uses the previous close where a bar lies above or below it", () => {
    const high = Float64Array.of(10, 15, 9, 12)
    const low = Float64Array.of(8, 13, 7, 6)
    const close = Float64Array.of(9, 14, 8, 11)
    // 15 - 9, 14 - 7, and 12 - 6 around a close of 8
    assert.deepStrictEqual([...atr(high, low, close, 1)], [Number.NaN, 6, 7, 6])
  })

  it("weights a new range by 1 / period after the initial mean", () => {
    const low = new Float64Array(5)
    const high = Float64Array.of(1, 2, 4, 7, 1)
    // (2 + 4) / 2 = 3, 3 + (7 - 3) / 2 = 5, 5 + (1 - 5) / 2 = 3
    assert.deepStrictEqual([...atr(high, low, low, 2)], [Number.NaN, Number.NaN, 3, 5, 3])
  })

  it("refuses a low that isn't finite, naming its index", () => {
    const prices = new Float64Array(3)
    assert.throws(
      () => atr(prices, Float64Array.of(0, 0, Number.NaN), prices),
      "low[2] is not a finite number: NaN"
    )
  })

  it("refuses columns of different lengths", () => {
    assert.throws(
      () => atr(new Float64Array(3), new Float64Array(2), new Float64Array(3)),
      "high, low, close have one length, not 3, 2, 3"
    )
  })
})
