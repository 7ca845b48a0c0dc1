/**
 * The middle of ascending values, or the mean of the middle two; null of none.
 *
 * @example
 * ```ts
 * import { median } from "findata"
 *
 * median([9, 17, 32]) // => 17
 * median([9, 17, 32, 40]) // => 24.5
 * median([]) // => null
 * ```
 */
export const median = (ascending: ArrayLike<number>): number | null => {
  const upper = ascending[Math.floor(ascending.length / 2)]
  const lower = ascending[Math.floor((ascending.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}
