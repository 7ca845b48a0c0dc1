/** Indicators of imported bars against TA-Lib's of the raw ones (test/figures/README.md). */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { Technicals } from "../../core/mod.ts"
import { companyOf } from "../contract/look.ts"
import { readFigures } from "../core/figures.ts"
import type { Law } from "./scene.ts"

const points = ["2021-03-30", "2021-03-31"]

const pageOf = Effect.fnUntraced(function* (symbol: string, day: string, series: number | null) {
  const technicals = yield* Technicals
  return yield* technicals.of(yield* companyOf(symbol), series, day)
})

/** On days for which none of the indicators' bars is followed by a split: IBM's was in 1999, Apple's in 2014. */
const rawDays = [
  ["IBM", "2021-03-31"],
  ["IBM", "2008-10-10"],
  ["AAPL", "2020-08-28"]
] as const

export const appleTechnicalsLaws = (law: Law): void => {
  for (const [symbol, day] of rawDays) {
    law(
      `compute TA-Lib's indicators of ${symbol} on ${day}`,
      Effect.gen(function* () {
        const figures = readFigures(`test/figures/indicators/${symbol}.talib.csv.gz`)
        const figure = figures.find(({ date }) => date === day) ?? assert.fail()
        const { atr, bollinger_bands, macd, rsi, ...page } = yield* pageOf(symbol, day, null)
        const indicators: ReadonlyArray<readonly [string, number | null]> = [
          ["rsi14", rsi],
          ["macd", macd.macd],
          ["macd_signal", macd.signal],
          ["macd_hist", macd.histogram],
          ["bb_upper", bollinger_bands.upper],
          ["bb_middle", bollinger_bands.middle],
          ["bb_lower", bollinger_bands.lower],
          ["atr14", atr],
          ["sma20", page.sma_20],
          ["sma50", page.sma_50],
          ["sma200", page.sma_200]
        ]
        for (const [column, value] of indicators) {
          assert.approximately(value ?? Number.NaN, Number(figure[column]), 1e-6, column)
        }
      })
    )
  }

  law(
    "compute indicators on the shares of the day: prices before a split are divided",
    Effect.gen(function* () {
      const before = yield* pageOf("AAPL", "2020-08-28", null)
      const { series = [] } = yield* pageOf("AAPL", "2021-03-31", 300)
      const after = series.find(({ date }) => date === "2020-08-28") ?? assert.fail()
      assert.strictEqual(after.close, 499.23 / 4)
      assert.approximately(after.sma_20 ?? Number.NaN, (before.sma_20 ?? Number.NaN) / 4, 1e-6)
      assert.approximately(after.rsi ?? Number.NaN, before.rsi ?? Number.NaN, 1e-4)
    })
  )

  law(
    "return a series of the last bars that ends with the page's values",
    Effect.gen(function* () {
      const {
        atr,
        bollinger_bands,
        close,
        macd,
        rsi,
        series = [],
        ...page
      } = yield* pageOf("IBM", "2021-03-31", 2)
      assert.deepStrictEqual(
        series.map(({ date }) => date),
        points
      )
      assert.deepStrictEqual(series.at(-1), {
        date: "2021-03-31",
        close: close ?? assert.fail(),
        rsi,
        macd: macd.macd,
        macd_signal: macd.signal,
        macd_histogram: macd.histogram,
        bollinger_upper: bollinger_bands.upper,
        bollinger_middle: bollinger_bands.middle,
        bollinger_lower: bollinger_bands.lower,
        atr,
        sma_20: page.sma_20,
        sma_50: page.sma_50,
        sma_200: page.sma_200
      })
    })
  )
}
