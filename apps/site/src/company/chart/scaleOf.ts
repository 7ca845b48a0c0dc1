/** The prices that the scale of a chart makes room for. */
import type { BarColumns } from "../../../../../core/prices/mod.ts"

/**
 * The lowest and the highest price of the bars from one index to another, of the spiked ones by open and close alone; null
 * without a bar.
 */
export const scaleOf = (
  { close, high, length, low, open }: BarColumns,
  spiked: ReadonlySet<number>,
  from: number,
  to: number
): { readonly minValue: number; readonly maxValue: number } | null => {
  let minValue = Number.POSITIVE_INFINITY
  let maxValue = Number.NEGATIVE_INFINITY
  for (let i = Math.max(0, Math.floor(from)); i <= Math.min(length - 1, Math.ceil(to)); i++) {
    const [bottom, top] = spiked.has(i) ? [close, open] : [low, high]
    minValue = Math.min(minValue, bottom[i] as number, top[i] as number)
    maxValue = Math.max(maxValue, bottom[i] as number, top[i] as number)
  }
  return minValue <= maxValue ? { minValue, maxValue } : null
}
