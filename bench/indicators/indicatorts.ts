/** The set by indicatorts, from plain arrays. */
import { atr, bb, macd, rsi, sma } from "indicatorts"
import type { Columns } from "./bars.ts"
import { packaged } from "./Package.ts"

export const indicatorts = (columns: Columns) => {
  const [high, low, close] = [[...columns.high], [...columns.low], [...columns.close]]
  return packaged(
    {
      name: "indicatorts",
      decimals: {},
      otherwise: "its ATR is a plain mean of true ranges, its MACD has no histogram"
    },
    () => ({
      rsi: rsi(close, { period: 14 }),
      macd: macd(close, { fast: 12, slow: 26, signal: 9 }),
      bands: bb(close, { period: 20 }),
      atr: atr(high, low, close, { period: 14 }),
      sma20: sma(close, { period: 20 }),
      sma50: sma(close, { period: 50 }),
      sma200: sma(close, { period: 200 })
    }),
    (set) => ({
      rsi14: set.rsi.at(-1),
      macd: set.macd.macdLine.at(-1),
      macd_signal: set.macd.signalLine.at(-1),
      macd_hist: null,
      bb_upper: set.bands.upper.at(-1),
      bb_middle: set.bands.middle.at(-1),
      bb_lower: set.bands.lower.at(-1),
      atr14: null,
      sma20: set.sma20.at(-1),
      sma50: set.sma50.at(-1),
      sma200: set.sma200.at(-1)
    })
  )
}
