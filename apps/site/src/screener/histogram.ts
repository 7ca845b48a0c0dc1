/** The distribution of a figure as a small histogram, by its percentiles over the universe. */

/** The columns of a histogram, from left to right. */
export interface Histogram {
  /** Where the first begins and the last ends; what is further out is in neither. */
  readonly from: number
  readonly to: number
  /** The height of each, 0 to 1, the highest 1. */
  readonly heights: ReadonlyArray<number>
}

/** As many as can be distinguished in a row's height. */
const columns = 28

/** The ends of the percentiles that are drawn: a few values far out would leave all others in one column. */
const [lowest, highest] = [0.02, 0.98]

/** The share of values up to a value, 0 to 1, by percentiles in equal steps from the least value to the largest. */
export const shareUpTo = (percentiles: ReadonlyArray<number>, value: number): number => {
  const steps = percentiles.length - 1
  const after = percentiles.findIndex((one) => one > value)
  if (after === 0) return 0
  if (after < 0) return 1
  const [low, high] = [percentiles[after - 1] ?? value, percentiles[after] ?? value]
  return (after - 1 + (value - low) / (high - low)) / steps
}

/** The value below which a share is; between two percentiles on the line between them. */
const valueAt = (percentiles: ReadonlyArray<number>, share: number): number => {
  const at = share * (percentiles.length - 1)
  const [low, high] = [percentiles[Math.floor(at)] ?? 0, percentiles[Math.ceil(at)] ?? 0]
  return low + (high - low) * (at - Math.floor(at))
}

/** Null where all values are the same, or none is known. */
export const histogramOf = (percentiles: ReadonlyArray<number>): Histogram | null => {
  const ends = [
    [valueAt(percentiles, lowest), valueAt(percentiles, highest)],
    [percentiles[0] ?? 0, percentiles.at(-1) ?? 0]
  ] as const
  const [from, to] = ends.find(([low, high]) => low < high) ?? [0, 0]
  if (from === to) return null
  const step = (to - from) / columns
  // The least value of all is in the first column.
  const edges = Array.from({ length: columns + 1 }, (_, i) => shareUpTo(percentiles, from + step * i))
  const shares = edges
    .slice(1)
    .map((share, i) => share - (i === 0 ? Math.min(edges[0] ?? 0, lowest) : (edges[i] ?? 0)))
  const tallest = Math.max(...shares)
  return { from, to, heights: shares.map((share) => share / tallest) }
}

/** How much of each column meets a condition, 0 to 1: that of values at least or at most as large. */
export const shareMet = (
  { from, heights, to }: Histogram,
  side: "above" | "below",
  value: number
): ReadonlyArray<number> => {
  const step = (to - from) / heights.length
  return heights.map((_, i) => {
    const below = Math.min(1, Math.max(0, (value - from - step * i) / step))
    return side === "below" ? below : 1 - below
  })
}
