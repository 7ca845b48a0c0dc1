/** The set by trading-signals, from plain arrays of closes and of candles. */
import { ATR, BollingerBands, EMA, MACD, RSI, SMA } from "trading-signals"
import type { Columns } from "./bars.ts"
import { packaged } from "./Package.ts"

export const tradingSignals = ({ high, low, close }: Columns) => {
  const closes = [...close]
  const candles = closes.map((price, i) => ({ high: high[i] as number, low: low[i] as number, close: price }))
  return packaged(
    { name: "trading-signals", decimals: {}, otherwise: null },
    () => ({
      rsi: new RSI(14).updates(closes),
      macd: new MACD(new EMA(12), new EMA(26), new EMA(9)).updates(closes),
      bands: new BollingerBands(20, 2).updates(closes),
      atr: new ATR(14).updates(candles),
      sma20: new SMA(20).updates(closes),
      sma50: new SMA(50).updates(closes),
      sma200: new SMA(200).updates(closes)
    }),
    (set) => ({
      rsi14: set.rsi.at(-1),
      macd: set.macd.at(-1)?.macd,
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
