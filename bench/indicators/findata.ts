/** The set by findata, from columns. */
import { atr, bollinger, macd, rsi, sma } from "../../core/indicators/mod.ts"
import type { Columns } from "./bars.ts"
import { packaged } from "./Package.ts"

export const findata = ({ close, high, low }: Columns) =>
  packaged(
    { name: "findata", decimals: {}, otherwise: null },
    () => ({
      rsi: rsi(close),
      macd: macd(close),
      bands: bollinger(close),
      atr: atr(high, low, close),
      sma20: sma(close, 20),
      sma50: sma(close, 50),
      sma200: sma(close, 200)
    }),
    (set) => ({
      rsi14: set.rsi.at(-1),
      macd: set.macd.macd.at(-1),
      macd_signal: set.macd.signal.at(-1),
      macd_hist: set.macd.histogram.at(-1),
      bb_upper: set.bands.upper.at(-1),
      bb_middle: set.bands.middle.at(-1),
      bb_lower: set.bands.lower.at(-1),
      atr14: set.atr.at(-1),
      sma20: set.sma20.at(-1),
      sma50: set.sma50.at(-1),
      sma200: set.sma200.at(-1)
    })
  )
