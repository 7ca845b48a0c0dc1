/** Columns of bars, oldest first: one number a bar. An indicator has the length of its input, NaN where it has no value yet. */

export type Column = Float64Array<ArrayBufferLike>

/** A column of that length without a value before index `first`; from there on it is 0 until it is written. */
export const blank = (length: number, first: number): Float64Array<ArrayBuffer> =>
  new Float64Array(length).fill(Number.NaN, 0, first)

/** Refuses what is no length of a window. */
export const checkPeriod = (name: string, period: number): void => {
  if (!Number.isSafeInteger(period) || period < 1) {
    throw new RangeError(`${name} is a whole number from 1, not ${period}`)
  }
}

/** Adds up in four sums, so that no addition waits for the one before it. */
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
 * Refuses a column that holds NaN or an infinity: what such a bar means is not for an indicator to guess. Neither leaves
 * a sum finite, so that only a column whose sum isn't is searched.
 */
export const checkFinite = (name: string, values: Column): void => {
  if (Number.isFinite(total(values))) return
  const index = values.findIndex((value) => !Number.isFinite(value))
  if (index >= 0) throw new RangeError(`${name}[${index}] is not a finite number: ${values[index]}`)
}
