/**
 * Columns of bars, oldest first: one number a bar. An indicator's output has the length of its input, NaN without a
 * value.
 */

/** Numbers by bar, oldest first; NaN where there is none. */
export type Column = Float64Array<ArrayBufferLike>

/** Adds up in four partial sums, so that additions don't wait for each other. */
const total = (values: Column): number => {
  const { length } = values
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let i = 0
  for (; i + 3 < length; i += 4) {
    a += values[i] as number
    b += values[i + 1] as number
    c += values[i + 2] as number
    d += values[i + 3] as number
  }
  for (; i < length; i++) a += values[i] as number
  return a + b + c + d
}

/**
 * Throws RangeError for a column with NaN or an infinity, whose meaning an indicator can't guess. Either makes the sum
 * non-finite, so that only a column with such a sum is searched.
 */
export const checkFinite = (name: string, values: Column): void => {
  if (Number.isFinite(total(values))) return
  const index = values.findIndex((value) => !Number.isFinite(value))
  if (index >= 0) throw new RangeError(`${name}[${index}] is not a finite number: ${values[index]}`)
}
