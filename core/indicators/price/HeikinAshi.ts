/** Heikin-Ashi candles. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"

const stage = (): Stage => {
  let openBefore = 0
  let closeBefore = 0
  return {
    first: 0,
    run: (
      from,
      to,
      open: Column,
      high: Column,
      low: Column,
      close: Column,
      opens: Column,
      highs: Column,
      lows: Column,
      closes: Column
    ) => {
      // The first bar is its own predecessor.
      let start = from === 0 ? (open[0] as number) : +openBefore
      let finish = from === 0 ? (close[0] as number) : +closeBefore
      for (let i = from; i < to; i++) {
        const begin = (start + finish) / 2
        const end =
          ((open[i] as number) + (high[i] as number) + (low[i] as number) + (close[i] as number)) / 4
        opens[i] = begin
        closes[i] = end
        highs[i] = Math.max(high[i] as number, begin, end)
        lows[i] = Math.min(low[i] as number, begin, end)
        start = begin
        finish = end
      }
      openBefore = start
      closeBefore = finish
    }
  }
}

/**
 * Heikin-Ashi candles, in the price's unit, from the first bar on, whose open is the mean of its own open and
 * close (Valcu 2004, Using the Heikin-Ashi Technique). Throws RangeError for columns of different lengths, or a
 * number that isn't finite.
 *
 * @example
 * ```ts
 * import { heikinAshi } from "findata/indicators"
 *
 * const open = Float64Array.of(124, 126.1, 127.6)
 * const high = Float64Array.of(126.4, 131, 134.8)
 * const low = Float64Array.of(124.6, 126, 130.5)
 * const close = Float64Array.of(124.8, 129, 134.2)
 * heikinAshi(open, high, low, close).close // => [124.95, 128.03, 131.77]
 * ```
 */
export const heikinAshi = (
  open: Column,
  high: Column,
  low: Column,
  close: Column
): Lines<"open" | "high" | "low" | "close"> =>
  computeNamed(stage(), { open, high, low, close }, ["open", "high", "low", "close"])

/** What `heikinAshi` takes and answers, by what formula, and how it is computed. */
export const HeikinAshi: Indicator = {
  name: "heikin_ashi",
  title: "Heikin-Ashi candles",
  group: "price",
  inputs: ["open", "high", "low", "close"],
  parameters: [],
  outputs: [
    { name: "open", unit: "price", meaning: "Mean of open and close of the candle before" },
    { name: "high", unit: "price", meaning: "Highest of high, open and close of the candle" },
    { name: "low", unit: "price", meaning: "Lowest of low, open and close of the candle" },
    { name: "close", unit: "price", meaning: "Mean of the bar's open, high, low and close" }
  ],
  overlay: true,
  formula:
    "close: (open + high + low + close) / 4 of the bar; open: mean of open and close of the candle before, of the bar itself for the first",
  source: "Valcu 2004, Using the Heikin-Ashi Technique",
  talib: false,
  stage: () => stage()
}
