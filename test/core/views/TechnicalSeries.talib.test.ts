/** The last 1,000 points against TA-Lib's C library over the sample's raw bars (test/figures/README.md). */
import { assert, describe, it } from "@effect/vitest"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import { technicalSeries } from "../../../core/views/TechnicalSeries.ts"
import { readFigures, sampleBars } from "../figures.ts"

describe.for(["AAPL", "IBM"])("%s from 2017 to 2021", (symbol) => {
  const figures = readFigures(`test/figures/indicators/${symbol}.talib.csv.gz`).slice(-1000)
  const series = technicalSeries(columnsOf(sampleBars(symbol)), 1000)

  it.for([
    ["rsi", "rsi14"],
    ["macd", "macd"],
    ["macd_signal", "macd_signal"],
    ["macd_histogram", "macd_hist"],
    ["bollinger_upper", "bb_upper"],
    ["bollinger_middle", "bb_middle"],
    ["bollinger_lower", "bb_lower"],
    ["atr", "atr14"],
    ["sma_20", "sma20"],
    ["sma_50", "sma50"],
    ["sma_200", "sma200"]
  ] as const)("has in %s TA-Lib's %s", ([indicator, column]) => {
    figures.forEach((figure, i) => {
      const ours = series[i]?.[indicator] ?? Number.NaN
      assert.approximately(ours, Number(figure[column]), 1e-8, figure.date)
    })
  })
})
