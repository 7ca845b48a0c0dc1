/** A company's technical page: the indicators of its last bar and, when asked for, of those before it. */
import type { Bar } from "../prices/Bar.ts"
import { technicalParameters } from "./TechnicalParameters.ts"
import { type TechnicalPoint, technicalSeries } from "./TechnicalSeries.ts"

/** In the units of a `TechnicalPoint`; null where history is too short. */
export interface TechnicalPage {
  readonly interval: "1day"
  /** The day of the last bar; null without one. */
  readonly price_date: string | null
  readonly close: number | null
  readonly rsi: number | null
  readonly macd: {
    readonly macd: number | null
    readonly signal: number | null
    readonly histogram: number | null
  }
  readonly bollinger_bands: {
    readonly upper: number | null
    readonly middle: number | null
    readonly lower: number | null
  }
  readonly atr: number | null
  readonly sma_20: number | null
  readonly sma_50: number | null
  readonly sma_200: number | null
  readonly parameters: typeof technicalParameters
  /** The last bars, oldest first; absent when not asked for. */
  readonly series?: ReadonlyArray<TechnicalPoint>
}

/**
 * The indicators of split-adjusted daily bars, oldest first, at the last of them, with a series of the last `points`,
 * from 1 on; null for none.
 */
export const technicalPage = (bars: ReadonlyArray<Bar>, points: number | null): TechnicalPage => {
  const series = technicalSeries(bars, points ?? 1)
  const last = series.at(-1)
  return {
    interval: "1day",
    price_date: last?.date ?? null,
    close: last?.close ?? null,
    rsi: last?.rsi ?? null,
    macd: {
      macd: last?.macd ?? null,
      signal: last?.macd_signal ?? null,
      histogram: last?.macd_histogram ?? null
    },
    bollinger_bands: {
      upper: last?.bollinger_upper ?? null,
      middle: last?.bollinger_middle ?? null,
      lower: last?.bollinger_lower ?? null
    },
    atr: last?.atr ?? null,
    sma_20: last?.sma_20 ?? null,
    sma_50: last?.sma_50 ?? null,
    sma_200: last?.sma_200 ?? null,
    parameters: technicalParameters,
    ...(points === null ? {} : { series })
  }
}
