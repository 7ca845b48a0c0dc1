/** What is found in moving windows without going through them, compared with what is found by going through them. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { crsi, donchian, fisher, rsi } from "../../../core/indicators/mod.ts"
import { compute, computeOne } from "../../../core/indicators/base/Stage.ts"
import {
  highestAgeStage,
  highestStage,
  lowestAgeStage,
  lowestStage
} from "../../../core/indicators/statistic/extremes.ts"
import { areNear } from "./series.ts"

const size = "max"
/** Few different values, so that many are equal. */
const few = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 30, maxLength: 200, size })
const runs = fc
  .array(fc.tuple(fc.constantFrom(-1, 0, 1), fc.integer({ min: 1, max: 60 })), {
    minLength: 4,
    maxLength: 12,
    size
  })
  .map((parts) => {
    let price = 500
    return parts.flatMap(([step, count]) => Array.from({ length: count }, () => (price += step)))
  })
const values = fc.oneof(few, runs).map((numbers) => Float64Array.from(numbers))
const period = fc.integer({ min: 1, max: 50 })

/** By going through each window: the extreme's value or age, the newest among equal ones. */
const extremes = (column: Float64Array, length: number, start: number, sign: 1 | -1, asAge: boolean) =>
  column.map((_, i) => {
    if (i < start + length - 1) return Number.NaN
    let at = i - length + 1
    for (let k = at; k <= i; k++) if (sign * (column[k] as number) >= sign * (column[at] as number)) at = k
    return asAge ? i - at : (column[at] as number)
  })

describe("the extremes of windows", () => {
  it.for([
    ["the highest", highestStage, 1, false],
    ["the lowest", lowestStage, -1, false],
    ["the newest among the highest, by age", highestAgeStage, 1, true],
    ["the newest among the lowest, by age", lowestAgeStage, -1, true]
  ] as const)("are %s of each", ([, of, sign, asAge]) => {
    fc.assert(
      fc.property(values, period, (close, length) =>
        assert.deepStrictEqual(computeOne(of(length), { close }), extremes(close, length, 0, sign, asAge))
      )
    )
  })

  it("are of values from an index on", () => {
    fc.assert(
      fc.property(values, period, fc.integer({ min: 0, max: 9 }), (close, length, start) =>
        assert.deepStrictEqual(
          computeOne(highestStage(length, start), { close }),
          extremes(close, length, start, 1, false)
        )
      )
    )
  })

  it("are found bar by bar, of columns that forget old bars", () => {
    const close = Float64Array.from({ length: 9000 }, (_, i) => 9000 - i + 3 * Math.sin(i))
    assert.deepStrictEqual(
      compute(highestStage(700), { close })[0] as Float64Array,
      extremes(close, 700, 0, 1, false)
    )
    assert.deepStrictEqual(donchian(close, close, 700).lower.at(-1), Math.min(...close.slice(-700)))
  })
})

/** The percent of the returns before each that were smaller; of prices from or to 0 too. */
const ranksOf = (close: Float64Array, length: number): Float64Array => {
  const returns = close.map((price, i) => (price - (close[i - 1] as number)) / (close[i - 1] as number))
  return returns.map((own, i) => {
    if (i <= length) return Number.NaN
    return (100 * returns.slice(i - length, i).filter((other) => other < own).length) / length
  })
}

/** How many closes in a row rose, or fell, below 0. */
const streaksOf = (close: Float64Array): Float64Array => {
  let streak = 0
  return close.map((price, i) => {
    const change = i === 0 ? 0 : price - (close[i - 1] as number)
    if (change > 0) streak = Math.max(streak, 0) + 1
    else streak = change < 0 ? Math.min(streak, 0) - 1 : 0
    return streak
  })
}

describe("crsi", () => {
  it("has the rank of each return among those before it", () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 50 }), (close, length) => {
        const strength = rsi(close, 3)
        const streaks = streaksOf(close).subarray(1)
        const streakStrength = Float64Array.of(Number.NaN, ...rsi(streaks, 2))
        const ranks = ranksOf(close, length)
        const expected = close.map((_, i) =>
          i <= Math.max(length, 3)
            ? Number.NaN
            : ((strength[i] as number) + (streakStrength[i] as number) + (ranks[i] as number)) / 3
        )
        assert.isTrue(areNear(crsi(close, 3, 2, length), expected))
      })
    )
  })
})

describe("fisher", () => {
  it("has the place of each middle in its window, or in the bars that there are", () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 50 }), (close, length) => {
        let [place, value] = [0, 0]
        const expected = close.map((price, i) => {
          if (i === 0) return 0
          const window = close.slice(Math.max(0, i - length + 1), i + 1)
          const [top, bottom] = [Math.max(...window), Math.min(...window)]
          place = top === bottom ? 0 : 0.66 * ((price - bottom) / (top - bottom) - 0.5) + 0.67 * place
          if (place > 0.99) place = 0.999
          if (place < -0.99) place = -0.999
          value = Math.atanh(place) + 0.5 * value
          return value
        })
        assert.isTrue(areNear(fisher(close, close, length).fisher, expected))
      })
    )
  })
})
