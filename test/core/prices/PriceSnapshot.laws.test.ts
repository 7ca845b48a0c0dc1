/** Properties of every snapshot. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import type { Bar } from "../../../core/prices/Bar.ts"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import { isGapBetween } from "../../../core/prices/Gaps.ts"
import { baseDay, percentReturn } from "../../../core/prices/Returns.ts"
import { priceSnapshot } from "../../../core/prices/PriceSnapshot.ts"
import { anyBars } from "./bars.ts"

const bars = anyBars(300)
const someBars = bars.filter(({ length }) => length > 0)

it("no number is NaN, infinite or -0: a snapshot survives a round trip through JSON", () => {
  fc.assert(
    fc.property(bars, (series) => {
      const snapshot = priceSnapshot(columnsOf(series))
      assert.deepStrictEqual(JSON.parse(JSON.stringify(snapshot)), snapshot)
    })
  )
})

it("the range contains every accepted high and low of the year, and has them on its dates", () => {
  fc.assert(
    fc.property(someBars, (series) => {
      const accepted = new Set(series.map(({ date }) => date))
      const { high, high_date, low, low_date } = priceSnapshot(columnsOf(series), accepted).range_52w
      const start = baseDay("1y", series.at(-1)?.date ?? "")
      const year = series.filter(({ date }) => date > start)
      const highest = Math.max(...year.map((bar) => bar.high))
      const lowest = Math.min(...year.map((bar) => bar.low))
      assert.deepStrictEqual(
        [high, high_date, low, low_date],
        [
          highest,
          year.findLast((bar) => bar.high === highest)?.date,
          lowest,
          year.findLast((bar) => bar.low === lowest)?.date
        ]
      )
    })
  )
})

/** Whether the last bar follows another without a gap. */
const hasChange = (series: ReadonlyArray<Bar>): boolean => {
  const [before, last] = series.slice(-2)
  return before !== undefined && last !== undefined && !isGapBetween(before.date, last.date)
}

it("the current price is the previous close plus the change, to 6 decimals", () => {
  fc.assert(
    fc.property(someBars, (series) => {
      const { change, current, previous_close } = priceSnapshot(columnsOf(series)).price
      if (change === null) assert.isFalse(hasChange(series))
      else assert.approximately((previous_close ?? Number.NaN) + change, current ?? Number.NaN, 5e-7)
    })
  )
})

it("the change's percentage is of the previous close", () => {
  fc.assert(
    fc.property(someBars, (series) => {
      const { change_percent, current, previous_close } = priceSnapshot(columnsOf(series)).price
      assert.strictEqual(change_percent, hasChange(series) ? percentReturn(previous_close, current) : null)
    })
  )
})

it("50 bars that reach back to the base of the year give the same as all", () => {
  fc.assert(
    fc.property(someBars, (series) => {
      const start = baseDay("1y", series.at(-1)?.date ?? "")
      const base = series.findLastIndex(({ date }) => date <= start)
      const enough = series.slice(Math.max(0, Math.min(base, series.length - 50)))
      assert.deepStrictEqual(priceSnapshot(columnsOf(enough)), priceSnapshot(columnsOf(series)))
    })
  )
})
