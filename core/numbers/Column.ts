/**
 * Columns of bars, oldest first: one number a bar. An indicator's output has the length of its input, NaN without a
 * value.
 */

/** Numbers by bar, oldest first; NaN where there is none. */
export type Column = Float64Array<ArrayBufferLike>

/**
 * Throws RangeError for a column with NaN or an infinity, whose meaning an indicator can't guess. Either makes the sum
 * non-finite, so that only a column with such a sum is searched.
 */
export const checkFinite = (name: string, values: Column): void => {
  const { length } = values
  // Two partial sums, so that additions don't wait for each other.
  let even = 0
  let odd = 0
  let i = 1
  for (; i < length; i += 2) {
    even += values[i - 1] as number
    odd += values[i] as number
  }
  if (i === length) even += values[i - 1] as number
  if (Number.isFinite(even + odd)) return
  for (i = 0; i < length; i++)
    if (!Number.isFinite(values[i]))
      throw new RangeError(`${name}[${i}] is not a finite number: ${values[i]}`)
}
