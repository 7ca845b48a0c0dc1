/** Indicators against Stock.Indicators over its own 502 bars (test/figures/README.md), from the first value on. */
import { assert, describe, it } from "@effect/vitest"
import { atr, bbands, type Column, ema, rsi, sma } from "../../../core/indicators/mod.ts"
import { technicalMacd } from "../../../core/indicators/TechnicalMacd.ts"
import { readFigures } from "../figures.ts"
import { columnOf, farthest, relative } from "./figures.ts"

const figures = readFigures("test/figures/indicators/stock-indicators.csv.gz")
const close = columnOf(figures, "close")
const bands = bbands(close, 20)
const lines = technicalMacd(close)

const columns: ReadonlyArray<readonly [column: string, ours: Column]> = [
  ["rsi14", rsi(close)],
  ["macd", lines.macd],
  ["macd_signal", lines.signal],
  ["macd_hist", lines.histogram],
  ["bb_upper", bands.upper],
  ["bb_middle", bands.middle],
  ["bb_lower", bands.lower],
  ["atr14", atr(columnOf(figures, "high"), columnOf(figures, "low"), close)],
  ["sma20", sma(close, 20)],
  ["ema20", ema(close, 20)]
]

describe("the library's 502 bars", () => {
  it.for(columns)("%s equals the library's on every bar", ([column, ours]) => {
    assert.isAtMost(farthest(ours, columnOf(figures, column), relative).distance, 1e-9)
  })
})
