/** Where each indicator of a series begins, and the properties of every series. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import { technicalPage } from "../../../core/views/TechnicalPage.ts"
import { technicalSeries } from "../../../core/views/TechnicalSeries.ts"
import { anyBars } from "../prices/bars.ts"
import { counting } from "./bars.ts"

const someBars = anyBars(260).filter(({ length }) => length > 0)

describe("the first value", () => {
  const series = technicalSeries(columnsOf(counting(210)), 210)

  it.for([
    ["rsi", 15],
    ["atr", 15],
    ["bollinger_upper", 20],
    ["bollinger_middle", 20],
    ["bollinger_lower", 20],
    ["sma_20", 20],
    ["macd", 26],
    ["macd_signal", 34],
    ["macd_histogram", 34],
    ["sma_50", 50],
    ["sma_200", 200]
  ] as const)("of %s is at bar %d", ([indicator, bar]) => {
    assert.strictEqual(series.findIndex((point) => point[indicator] !== null) + 1, bar)
  })
})

describe("every series", () => {
  it("survives a round trip through JSON: nothing in it is NaN, infinite or -0", () => {
    fc.assert(
      fc.property(anyBars(260), (bars) => {
        const series = technicalSeries(columnsOf(bars), 260)
        assert.deepStrictEqual(JSON.parse(JSON.stringify(series)), series)
      })
    )
  })

  it("is the end of a longer one", () => {
    fc.assert(
      fc.property(someBars, fc.integer({ min: 1, max: 260 }), (bars, points) => {
        assert.deepStrictEqual(
          technicalSeries(columnsOf(bars), points),
          technicalSeries(columnsOf(bars), 260).slice(-points)
        )
      })
    )
  })

  it("does not depend on later bars", () => {
    fc.assert(
      fc.property(someBars, fc.nat(259), (bars, days) => {
        const known = bars.slice(0, days + 1)
        assert.deepStrictEqual(
          technicalSeries(columnsOf(known), 1).at(0),
          technicalSeries(columnsOf(bars), 260)[known.length - 1]
        )
      })
    )
  })

  it("ends with the page's values", () => {
    fc.assert(
      fc.property(someBars, (bars) => {
        const { atr, bollinger_bands, close, macd, rsi, series, sma_20, sma_50, sma_200 } = technicalPage(
          columnsOf(bars),
          1
        )
        const { date } = bars.at(-1) ?? assert.fail()
        assert.deepStrictEqual(series, [
          {
            date,
            close: close ?? Number.NaN,
            rsi,
            macd: macd.macd,
            macd_signal: macd.signal,
            macd_histogram: macd.histogram,
            bollinger_upper: bollinger_bands.upper,
            bollinger_middle: bollinger_bands.middle,
            bollinger_lower: bollinger_bands.lower,
            atr,
            sma_20,
            sma_50,
            sma_200
          }
        ])
      })
    )
  })
})
