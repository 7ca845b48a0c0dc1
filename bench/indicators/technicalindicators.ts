/** The set by technicalindicators, from plain arrays. */
import { atr, bollingerbands, macd, rsi, sma } from "technicalindicators"
import type { Columns } from "./bars.ts"
import { packaged } from "./Package.ts"

export const technicalindicators = (columns: Columns) => {
  const [high, low, close] = [[...columns.high], [...columns.low], [...columns.close]]
  const exponential = { SimpleMAOscillator: false, SimpleMASignal: false }
  return packaged(
    { name: "technicalindicators", decimals: { rsi14: 2 }, otherwise: null },
    () => ({
      rsi: rsi({ values: close, period: 14 }),
      macd: macd({ values: close, fastPeriod: 12, slowPeriod: 26, signalPeriod: 9, ...exponential }),
      bands: bollingerbands({ values: close, period: 20, stdDev: 2 }),
      atr: atr({ high, low, close, period: 14 }),
      sma20: sma({ values: close, period: 20 }),
      sma50: sma({ values: close, period: 50 }),
      sma200: sma({ values: close, period: 200 })
    }),
    (set) => ({
      rsi14: set.rsi.at(-1),
      macd: set.macd.at(-1)?.MACD,
      macd_signal: set.macd.at(-1)?.signal,
      macd_hist: set.macd.at(-1)?.histogram,
      bb_upper: set.bands.at(-1)?.upper,
      bb_middle: set.bands.at(-1)?.middle,
      bb_lower: set.bands.at(-1)?.lower,
      atr14: set.atr.at(-1),
      sma20: set.sma20.at(-1),
      sma50: set.sma50.at(-1),
      sma200: set.sma200.at(-1)
    })
  )
}
