/** Indicators against TA-Lib's C library over the sample's bars (test/figures/README.md), to 12 significant digits. */
import { assert, describe, it } from "@effect/vitest"
import { atr, bollinger, type Column, macd, rsi, sma } from "../../../core/indicators/mod.ts"
import { readFigures, sampleBars } from "../figures.ts"
import { absolute, columnOf, farthest, relative } from "./figures.ts"

/** TA-Lib seeds the fast average later; by then the two have converged. */
const macdMeets = 300

describe.for(["AAPL", "IBM"])("%s from 1998 to 2021", (symbol) => {
  const figures = readFigures(`test/figures/indicators/${symbol}.talib.csv.gz`)
  const bars = sampleBars(symbol)
  const close = Float64Array.from(bars, (bar) => bar.close)
  const high = Float64Array.from(bars, (bar) => bar.high)
  const low = Float64Array.from(bars, (bar) => bar.low)
  const bands = bollinger(close)
  const lines = macd(close)
  const exact: ReadonlyArray<readonly [column: string, ours: Column]> = [
    ["rsi14", rsi(close)],
    ["atr14", atr(high, low, close)],
    ["bb_upper", bands.upper],
    ["bb_middle", bands.middle],
    ["bb_lower", bands.lower],
    ["sma20", sma(close, 20)],
    ["sma50", sma(close, 50)],
    ["sma200", sma(close, 200)]
  ]
  const late: ReadonlyArray<readonly [column: string, ours: Column]> = [
    ["macd", lines.macd],
    ["macd_signal", lines.signal],
    ["macd_hist", lines.histogram]
  ]

  it("has 5,849 bars", () => {
    assert.strictEqual(bars.length, 5849)
    assert.strictEqual(figures.length, 5849)
  })

  it.for(exact)("%s equals TA-Lib's on every bar", ([column, ours]) => {
    assert.isAtMost(farthest(ours, columnOf(figures, column), relative).distance, 1e-9)
  })

  it.for(late)("%s equals TA-Lib's from bar 300 on", ([column, ours]) => {
    assert.isAtMost(farthest(ours, columnOf(figures, column), absolute, macdMeets).distance, 1e-6)
  })
})
