/** Properties of the returns of every series. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import { baseDay, horizons, priceReturns } from "../../../core/prices/Returns.ts"
import { addDays, daysBetween } from "../../../core/time/CalendarDate.ts"
import { anyBars, anyDay } from "./bars.ts"

const someBars = anyBars(150).filter((bars) => bars.length > 0)

const longestDays = { "1d": 1, "1w": 7, "1m": 31, "3m": 92, "6m": 184, ytd: 366, "1y": 366 }

describe.for(horizons)("over %s", (horizon) => {
  it("the base day is before the day, at most the longest such period", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const days = daysBetween(baseDay(horizon, day), day)
        assert.isAtLeast(days, 1)
        assert.isAtMost(days, longestDays[horizon])
      })
    )
  })

  it("a later day never has an earlier base day", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        assert.isAtMost(daysBetween(baseDay(horizon, addDays(day, 1)), baseDay(horizon, day)), 0)
      })
    )
  })

  it("the return leads from the newest close up to the base day, not more than ten days before it, to the last one", () => {
    fc.assert(
      fc.property(someBars, (bars) => {
        const last = bars.at(-1) ?? assert.fail()
        const base = bars.filter(({ date }) => date <= baseDay(horizon, last.date)).at(-1)
        const percent = priceReturns(columnsOf(bars))[horizon]
        const isFar = base !== undefined && daysBetween(base.date, baseDay(horizon, last.date)) > 10
        if (base === undefined || isFar) assert.isNull(percent)
        else assert.approximately(base.close * (1 + (percent ?? Number.NaN) / 100), last.close, 1e-6)
      })
    )
  })

  it("the return of a constant price is 0", () => {
    fc.assert(
      fc.property(someBars, (bars) => {
        assert.include(
          [0, null],
          priceReturns(columnsOf(bars.map((bar) => ({ ...bar, close: 12.34 }))))[horizon]
        )
      })
    )
  })

  it("the return does not depend on the adjustment basis", () => {
    fc.assert(
      fc.property(someBars, (bars) => {
        const quartered = bars.map((bar) => ({ ...bar, close: bar.close / 4 }))
        assert.strictEqual(
          priceReturns(columnsOf(quartered))[horizon],
          priceReturns(columnsOf(bars))[horizon]
        )
      })
    )
  })
})
