/** Volatility and drawdowns, computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import { drawdowns, maxDrawdown, volatility, volatilityOf, yearTo } from "../../../core/prices/Volatility.ts"
import { weekdays } from "../../../core/sessions/TradingDays.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"

const barsOf = (closes: ReadonlyArray<number>, first = "2021-01-01", step = 1) =>
  columnsOf(
    closes.map((close, i) => ({
      date: addDays(first, i * step),
      open: close,
      high: close,
      low: close,
      close,
      volume: 100
    }))
  )

/** Closes with these returns, from 100. */
const following = (returns: ReadonlyArray<number>) => {
  let close = 100
  return [close, ...returns.map((change) => (close *= Math.exp(change)))]
}

describe("volatility", () => {
  it("is that of returns of 1 % and -1 % in turn", () => {
    // The mean is 0, the sum of squares 20 x 0.0001, the sample variance 0.002 / 19; x 252, the root, in percent.
    const returns = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 0.01 : -0.01))
    const expected = Math.sqrt((0.002 / 19) * 252) * 100
    assert.approximately(volatility(barsOf(following(returns))) ?? 0, expected, 1e-9)
    assert.approximately(expected, 16.2869, 5e-5)
  })

  it("is 0 for a price that grows alike each day", () => {
    assert.approximately(volatility(barsOf(following(Array(30).fill(0.02)))) ?? 1, 0, 1e-6)
  })

  it("needs 20 returns, no gap and closes above 0", () => {
    const closes = following(Array(20).fill(0.01))
    assert.isNotNull(volatility(barsOf(closes)))
    assert.isNull(volatility(barsOf(closes.slice(1))))
    assert.isNull(volatility(barsOf(closes, "2021-01-01", 30)))
    assert.isNull(volatility(barsOf([...closes.slice(0, -1), 0])))
  })

  it("of the last returns looks at no bar before them", () => {
    const calm = following(Array(30).fill(0.01))
    const wild = following(Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 0.3 : -0.3)))
    const bars = barsOf([...wild, ...calm.map((close) => close * 50)])
    assert.approximately(volatilityOf(bars, 20, weekdays) ?? 1, 0, 1e-6)
    assert.isNull(volatilityOf(barsOf(calm), 31, weekdays))
  })

  it("doesn't change with the unit of the price", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), { minLength: 20, maxLength: 60 }),
        fc.double({ min: 0.01, max: 1000, noNaN: true }),
        (returns, factor) => {
          const closes = following(returns)
          const [one, other] = [closes, closes.map((close) => close * factor)].map((some) =>
            volatility(barsOf(some))
          )
          assert.approximately(other ?? 0, one ?? 1, 1e-6)
        }
      )
    )
  })
})

describe("the deepest fall", () => {
  it("is from the highest close before, not after", () => {
    // From 120 to 90; 95 is above, and 150 comes later.
    assert.strictEqual(maxDrawdown(barsOf([100, 120, 90, 110, 95, 150])), -25)
    assert.strictEqual(maxDrawdown(barsOf([100, 110, 120])), 0)
    assert.isNull(maxDrawdown(barsOf([])))
    assert.isNull(maxDrawdown(barsOf([100, 0])))
  })

  it("is of each close below the highest up to it", () => {
    assert.deepStrictEqual(
      [...(drawdowns(barsOf([100, 120, 90, 108, 150, 75])) ?? [])],
      [0, 0, -25, -10, 0, -50]
    )
    assert.isNull(drawdowns(barsOf([100, 0])))
  })

  it("is that of every pair of closes", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 40 }), (closes) => {
        const pairs = closes.flatMap((peak, i) =>
          closes.slice(i).map((close) => ((close - peak) * 100) / peak)
        )
        assert.approximately(maxDrawdown(barsOf(closes)) ?? 1, Math.min(...pairs), 1e-9)
      })
    )
  })
})

it("a year's bars begin with the last one on or before the day of a year before", () => {
  const bars = barsOf(Array(400).fill(1), "2020-01-01")
  // The last of them is 2021-02-03.
  assert.strictEqual(yearTo(bars).date[0], "2020-02-03")
  assert.strictEqual(yearTo(bars).date.at(-1), "2021-02-03")
  assert.strictEqual(yearTo(barsOf([1, 2])).length, 2)
})
