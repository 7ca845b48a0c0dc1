/** Round prices on the logarithmic axis of the price chart. */
import { assert, describe, it } from "@effect/vitest"
import { logTicks } from "../../../apps/site/src/company/chart/logarithmic/ticks.ts"

const ranges: ReadonlyArray<readonly [low: number, high: number]> = [
  [0.2, 145],
  [110, 182],
  [118.3, 121.9],
  [1, 10],
  [0.004, 70_000],
  [49_000, 91_500],
  [3, 2_400_000],
  [99.5, 100.5]
]
const heights = [120, 320, 560, 1200]

describe("The prices on a logarithmic axis", () => {
  it("are 1, 2 and 5 times powers of ten over decades", () => {
    assert.deepStrictEqual(logTicks(0.2, 145, 160), [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100])
    assert.deepStrictEqual(logTicks(0.15, 99, 100), [0.2, 0.5, 1, 2, 5, 10, 20, 50])
  })

  it("are evenly spaced over a part of a decade", () => {
    assert.deepStrictEqual(logTicks(110, 182, 2000), [110, 120, 130, 140, 150, 160, 170, 180])
    assert.deepStrictEqual(logTicks(30, 64, 1000), [30, 35, 40, 45, 50, 60])
  })

  it("are powers of ten where there is room for no others, and each second one where there isn't for each", () => {
    assert.deepStrictEqual(logTicks(0.5, 5000, 50), [1, 10, 100, 1000])
    assert.deepStrictEqual(logTicks(0.05, 5000, 20), [1, 100])
  })

  it("have room for their labels on each height and range, and are within it, without one twice", () => {
    for (const [low, high] of ranges)
      for (const height of heights) {
        const perDecade = height / Math.log10(high / low)
        const ticks = logTicks(low, high, perDecade)
        assert.isAtLeast(ticks.length, 1, `${low} to ${high} on ${height}`)
        for (const [i, tick] of ticks.entries()) {
          assert.isTrue(tick >= low && tick <= high, `${tick} of ${low} to ${high}`)
          if (i === 0) continue
          const pixels = Math.log10(tick / (ticks[i - 1] ?? 0)) * perDecade
          assert.isAtLeast(pixels, 28 - 1e-6, `${ticks[i - 1]} and ${tick} of ${low} to ${high} on ${height}`)
        }
      }
  })

  it("are close enough to read a price between them where an axis is high", () => {
    const widest = ranges.map(([low, high]) => {
      const perDecade = 560 / Math.log10(high / low)
      const ticks = logTicks(low, high, perDecade)
      const gaps = ticks.slice(1).map((tick, i) => Math.log10(tick / (ticks[i] ?? 0)) * perDecade)
      return Math.max(...gaps)
    })
    assert.isAtMost(Math.max(...widest), 120)
  })

  it("are none where no price is above zero, or there is no range", () => {
    for (const [low, high] of [
      [0, 10],
      [-1, 10],
      [5, 5],
      [1, Number.POSITIVE_INFINITY],
      [Number.NaN, 3]
    ] as const)
      assert.deepStrictEqual(logTicks(low, high, 100), [])
  })
})
