/** Quantiles of numbers in ascending order. */

/**
 * The value below which a part from 0 to 1 of so many ascending values are, between two values on the line between them: definition
 * 7 of Hyndman and Fan (1996), Sample Quantiles in Statistical Packages. NaN of no values.
 */
export const quantile = (length: number, at: (place: number) => number, part: number): number => {
  if (length === 0) return Number.NaN
  const place = part * (length - 1)
  const [low, high] = [at(Math.floor(place)), at(Math.ceil(place))]
  const rest = place - Math.floor(place)
  // high - low may be more than a number can be.
  const between =
    high - low < Number.POSITIVE_INFINITY ? low + (high - low) * rest : low * (1 - rest) + high * rest
  // Rounded, it may be beyond the two.
  return Math.min(high, Math.max(low, between))
}
