/** What a number is among those of the whole universe, or of the same group. */

/** The groups of rows: a number from 0 for each row, -1 for a row of an unknown one. */
export interface Groups {
  readonly of: Int32Array
  readonly count: number
}

/** All rows in one group. */
export const wholeOf = (length: number): Groups => ({ of: new Int32Array(length), count: 1 })

/** The rows of equal texts in a group each. */
export const groupsOf = (texts: ReadonlyArray<string | null>): Groups => {
  const numbers = new Map<string, number>()
  const of = new Int32Array(texts.length)
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i] ?? null
    if (text === null) {
      of[i] = -1
      continue
    }
    let number = numbers.get(text)
    if (number === undefined) {
      number = numbers.size
      numbers.set(text, number)
    }
    of[i] = number
  }
  return { of, count: numbers.size }
}

/**
 * Ranks from 1, the largest, where equal numbers share the least (competition ranks: 1, 2, 2, 4), or percentiles of them:
 * 100 x (known - rank) / (known - 1), the percentage of the other known numbers that are no larger, as `compareToSector` has it
 * where the largest is best; unknown without others.
 */
export const ranked = (
  name: "rank" | "percentile",
  values: Float64Array,
  ascending: Int32Array,
  { count, of }: Groups
): Float64Array => {
  const known = new Int32Array(count)
  for (const row of ascending) {
    const group = of[row] as number
    if (group >= 0) known[group] = (known[group] as number) + 1
  }
  const seen = new Int32Array(count)
  const ranks = new Int32Array(count)
  const last = new Float64Array(count).fill(Number.NaN)
  const out = new Float64Array(values.length).fill(Number.NaN)
  for (let i = ascending.length - 1; i >= 0; i--) {
    const row = ascending[i] as number
    const group = of[row] as number
    if (group < 0) continue
    const value = values[row] as number
    const place = (seen[group] as number) + 1
    seen[group] = place
    if (value !== last[group]) {
      last[group] = value
      ranks[group] = place
    }
    const rank = ranks[group] as number
    const all = known[group] as number
    out[row] = name === "rank" ? rank : all === 1 ? Number.NaN : (100 * (all - rank)) / (all - 1)
  }
  return out
}

/**
 * (value - mean) / standard deviation of the population (divided by the number of values, not by one less); unknown where all
 * known numbers of the group are equal.
 */
export const zscores = (values: Float64Array, { count, of }: Groups): Float64Array => {
  const { length } = values
  const known = new Int32Array(count)
  const sums = new Float64Array(count)
  const least = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  const greatest = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
  for (let i = 0; i < length; i++) {
    const group = of[i] as number
    const value = values[i] as number
    if (group < 0 || Number.isNaN(value)) continue
    known[group] = (known[group] as number) + 1
    sums[group] = (sums[group] as number) + value
    if (value < (least[group] as number)) least[group] = value
    if (value > (greatest[group] as number)) greatest[group] = value
  }
  const means = sums.map((sum, group) => sum / (known[group] as number))
  const squares = new Float64Array(count)
  for (let i = 0; i < length; i++) {
    const group = of[i] as number
    const value = values[i] as number
    if (group < 0 || Number.isNaN(value)) continue
    squares[group] = (squares[group] as number) + (value - (means[group] as number)) ** 2
  }
  // The mean of equal numbers may differ from them in the last digit.
  const deviations = squares.map((sum, group) =>
    least[group] === greatest[group] ? Number.NaN : Math.sqrt(sum / (known[group] as number))
  )
  const out = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    const group = of[i] as number
    const value =
      group < 0
        ? Number.NaN
        : ((values[i] as number) - (means[group] as number)) / (deviations[group] as number)
    out[i] = Number.isFinite(value) ? value : Number.NaN
  }
  return out
}
