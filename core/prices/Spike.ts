/** Bars whose low or high is so far from their open and close that it is probably a bad tick. */
import { type BarColumns } from "./BarColumns.ts"

/** A low or high beyond this factor of open and close is a spike. */
const minSpike = 2

type Prices = { readonly [Name in "open" | "high" | "low" | "close"]: number }

/**
 * Whether a bar's low is below half of the lesser of its open and close.
 *
 * @example
 * ```ts
 * import { isLowSpiked } from "findata/prices"
 *
 * isLowSpiked({ open: 127.67, low: 1.26, close: 129.04 }) // => true
 * ```
 */
export const isLowSpiked = ({ close, low, open }: Omit<Prices, "high">): boolean =>
  low * minSpike < Math.min(open, close)

/**
 * Whether a bar's high is above twice the greater of its open and close.
 *
 * @example
 * ```ts
 * import { isHighSpiked } from "findata/prices"
 *
 * isHighSpiked({ open: 127.67, high: 131, close: 129.04 }) // => false
 * ```
 */
export const isHighSpiked = ({ close, high, open }: Omit<Prices, "low">): boolean =>
  high > Math.max(open, close) * minSpike

/**
 * The bars with the lesser of open and close in place of a spiked low, and the greater in place of a spiked high; the same
 * columns where there is no spike. Bars of the `accepted` dates stay as they are.
 */
export const withoutSpikes = (bars: BarColumns, accepted: ReadonlySet<string> = new Set()): BarColumns => {
  let { high, low } = bars
  for (let i = 0; i < bars.length; i++) {
    const open = bars.open[i] as number
    const close = bars.close[i] as number
    const isLow = isLowSpiked({ open, low: bars.low[i] as number, close })
    const isHigh = isHighSpiked({ open, high: bars.high[i] as number, close })
    if (!(isLow || isHigh) || accepted.has(bars.date[i] as string)) continue
    if (isLow) {
      if (low === bars.low) low = bars.low.slice()
      low[i] = Math.min(open, close)
    }
    if (isHigh) {
      if (high === bars.high) high = bars.high.slice()
      high[i] = Math.max(open, close)
    }
  }
  if (low === bars.low && high === bars.high) return bars
  const { close, date, length, open, volume } = bars
  return { length, date, open, high, low, close, volume }
}
