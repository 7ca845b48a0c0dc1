/** Properties of every resampled series. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { barsOf, columnsOf } from "../../../core/prices/BarColumns.ts"
import { addDays, type Bar, type DateRange } from "../../../core/mod.ts"
import { resample } from "../../../core/prices/mod.ts"
import { daysOf, maxBarsOfInterval } from "../../../core/prices/Resample.ts"
import { mondayOf } from "../../../core/time/CalendarDate.ts"
import { anyBars, flat } from "./bars.ts"

const intervals = ["1day", "1week", "1month"] as const

const within = (bars: ReadonlyArray<Bar>, { from, to }: DateRange): ReadonlyArray<Bar> =>
  bars.filter(({ date }) => (from === null || date >= from) && (to === null || date <= to))

const total = (bars: ReadonlyArray<Bar>): number => bars.reduce((sum, { volume }) => sum + volume, 0)

/** Bars, and a range that begins and ends near them, or is open, or is empty. */
const anyBarsAndRange = anyBars(120).chain((bars) => {
  const near = bars.flatMap(({ date }) => [addDays(date, -3), date, addDays(date, 3)])
  const end = fc.option(fc.constantFrom(...near, "2000-01-01"))
  return fc.record({ bars: fc.constant(bars), range: fc.record({ from: end, to: end }) })
})

describe.for(intervals)("of %s", (interval) => {
  it("the bars dated in a range are those built from the range's days", () => {
    fc.assert(
      fc.property(anyBarsAndRange, ({ bars, range }) => {
        assert.deepStrictEqual(
          barsOf(resample(columnsOf(within(bars, daysOf(interval, range))), interval)),
          within(barsOf(resample(columnsOf(bars), interval)), range)
        )
      })
    )
  })

  it("bars are dated in ascending order, no date twice", () => {
    fc.assert(
      fc.property(anyBars(120), (bars) => {
        const dates = barsOf(resample(columnsOf(bars), interval)).map(({ date }) => date)
        assert.deepStrictEqual(dates, [...new Set(dates)].toSorted())
      })
    )
  })

  it("no volume is lost", () => {
    fc.assert(
      fc.property(anyBars(120), (bars) => {
        assert.strictEqual(total(barsOf(resample(columnsOf(bars), interval))), total(bars))
      })
    )
  })

  it("the maxBarsOfInterval bar of 28 years traded on weekdays has the documented number of days", () => {
    const days = Array.from({ length: 28 * 365 }, (_, i) => addDays("2000-01-01", i))
    const weekdays = days.filter((day) => day < addDays(mondayOf(day), 5))
    const volumes = resample(columnsOf(weekdays.map((day) => flat(day, 1, 1))), interval).volume
    assert.strictEqual(Math.max(...volumes), maxBarsOfInterval[interval][0])
  })

  it("the maxBarsOfInterval bar of a leap year traded every day has the documented number of days", () => {
    const days = Array.from({ length: 366 }, (_, i) => flat(addDays("2024-01-01", i), 1, 1))
    const volumes = barsOf(resample(columnsOf(days), interval)).map(({ volume }) => volume)
    assert.strictEqual(Math.max(...volumes), maxBarsOfInterval[interval][1])
  })
})
