/** Columns of bars, oldest first: one number a bar. An indicator has the length of its input, NaN where it has no value yet. */

export type Column = Float64Array<ArrayBufferLike>

/** A column of that length without a value in it. */
export const blank = (length: number): Float64Array<ArrayBuffer> => new Float64Array(length).fill(Number.NaN)

/** Refuses what is no length of a window. */
export const checkPeriod = (name: string, period: number): void => {
  if (!Number.isSafeInteger(period) || period < 1) {
    throw new RangeError(`${name} is a whole number from 1, not ${period}`)
  }
}

/** Refuses a column that holds NaN or an infinity: what such a bar means is not for an indicator to guess. */
export const checkFinite = (name: string, values: Column): void => {
  for (let i = 0; i < values.length; i++) {
    if (!Number.isFinite(values[i]))
      throw new RangeError(`${name}[${i}] is not a finite number: ${values[i]}`)
  }
}
