/** The indicators of daily bars, a point for each bar. */
import { atr, bollinger, type Column, macd, rsi, sma } from "../indicators/mod.ts"
import type { Bar } from "../prices/Bar.ts"
import { technicalParameters as parameters } from "./TechnicalParameters.ts"

/** Prices, MACD and ATR in the company's currency on today's shares, RSI 0 to 100; null while an indicator warms up. */
export interface TechnicalPoint {
  readonly date: string
  readonly close: number
  /** Null also where nothing has moved. */
  readonly rsi: number | null
  readonly macd: number | null
  readonly macd_signal: number | null
  readonly macd_histogram: number | null
  readonly bollinger_upper: number | null
  readonly bollinger_middle: number | null
  readonly bollinger_lower: number | null
  readonly atr: number | null
  readonly sma_20: number | null
  readonly sma_50: number | null
  readonly sma_200: number | null
}

type Indicator = Exclude<keyof TechnicalPoint, "date" | "close">

const columnsOf = (bars: ReadonlyArray<Bar>): { readonly [K in Indicator]: Column } => {
  const high = Float64Array.from(bars, (bar) => bar.high)
  const low = Float64Array.from(bars, (bar) => bar.low)
  const close = Float64Array.from(bars, (bar) => bar.close)
  const lines = macd(close, parameters.macd.fast, parameters.macd.slow, parameters.macd.signal)
  const bands = bollinger(close, parameters.bollinger_bands.period, parameters.bollinger_bands.deviations)
  return {
    rsi: rsi(close, parameters.rsi.period),
    macd: lines.macd,
    macd_signal: lines.signal,
    macd_histogram: lines.histogram,
    bollinger_upper: bands.upper,
    bollinger_middle: bands.middle,
    bollinger_lower: bands.lower,
    atr: atr(high, low, close, parameters.atr.period),
    sma_20: sma(close, parameters.sma_20.period),
    sma_50: sma(close, parameters.sma_50.period),
    sma_200: sma(close, parameters.sma_200.period)
  }
}

const valueAt = (column: Column, index: number): number | null => {
  const value = column[index] as number
  return Number.isNaN(value) ? null : value
}

/**
 * The points of the last `points` of these split-adjusted daily bars, oldest first; of all of them when there are fewer.
 * Nothing is rounded. `technicalHistory(points)` bars are enough.
 */
export const technicalSeries = (bars: ReadonlyArray<Bar>, points: number): ReadonlyArray<TechnicalPoint> => {
  const columns = columnsOf(bars)
  const first = Math.max(0, bars.length - points)
  return bars.slice(first).map(({ close, date }, offset) => {
    const index = first + offset
    return {
      date,
      close,
      rsi: valueAt(columns.rsi, index),
      macd: valueAt(columns.macd, index),
      macd_signal: valueAt(columns.macd_signal, index),
      macd_histogram: valueAt(columns.macd_histogram, index),
      bollinger_upper: valueAt(columns.bollinger_upper, index),
      bollinger_middle: valueAt(columns.bollinger_middle, index),
      bollinger_lower: valueAt(columns.bollinger_lower, index),
      atr: valueAt(columns.atr, index),
      sma_20: valueAt(columns.sma_20, index),
      sma_50: valueAt(columns.sma_50, index),
      sma_200: valueAt(columns.sma_200, index)
    }
  })
}
