/** The order of rows by a column. */
import type { FigureColumn } from "../figures/FigureColumn.ts"

/** Fewer rows are sorted by comparing them. */
const fewRows = 500

/** The values of 11 bits, and of the highest 10 of a word. */
const [digitValues, highValues] = [2048, 1024]

/** A digit of the keys: how many have each value, the words that it is in and how far to shift them. */
interface Digit {
  readonly counts: Int32Array
  readonly words: Int32Array
  readonly shift: number
}

const count = (digit: Int32Array, value: number): void => {
  digit[value] = (digit[value] as number) + 1
}

/** Moves positions from one array to another by a digit, those of equal digits in their order; false where all are equal. */
const moved = ({ counts, shift, words }: Digit, from: Int32Array, to: Int32Array): boolean => {
  const { length } = from
  const mask = counts.length - 1
  if (counts[((words[0] as number) >>> shift) & mask] === length) return false
  let sum = 0
  for (let i = 0; i <= mask; i++) {
    const count = counts[i] as number
    counts[i] = sum
    sum += count
  }
  for (let i = 0; i < length; i++) {
    const at = from[i] as number
    const digit = ((words[at] as number) >>> shift) & mask
    const place = counts[digit] as number
    counts[digit] = place + 1
    to[place] = at
  }
  return true
}

/**
 * The given rows, of which each has a known value, by their values: the least first, or the greatest first. Rows of equal values
 * stay in the order in which they were given. A radix sort of the bits of the doubles, whose time is in proportion to the
 * rows (Knuth (1998), The Art of Computer Programming 3, 5.2.5).
 */
export const sortedRows = (values: Float64Array, rows: Int32Array, descending: boolean): Int32Array => {
  const { length } = rows
  if (length < fewRows) {
    const sign = descending ? -1 : 1
    return rows.toSorted((a, b) => sign * ((values[a] as number) - (values[b] as number)))
  }
  const doubles = new Float64Array(length)
  // Adding 0 turns -0 into 0.
  for (let i = 0; i < length; i++) doubles[i] = (values[rows[i] as number] as number) + 0
  // Every platform that findata runs on has the lower word first.
  const bits = new Int32Array(doubles.buffer)
  const low = new Int32Array(length)
  const high = new Int32Array(length)
  const counts = [0, 1, 2, 3, 4, 5].map((digit) => new Int32Array(digit % 3 === 2 ? highValues : digitValues))
  const [low0, low1, low2, high0, high1, high2] = counts as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array
  ]
  const turned = descending ? -1 : 0
  for (let i = 0; i < length; i++) {
    const word = bits[2 * i + 1] as number
    // Keys in the order of the numbers: of negative ones all bits are turned round, of others the sign.
    const sign = word >> 31
    const lower = (bits[2 * i] as number) ^ sign ^ turned
    const upper = word ^ (sign | 0x8000_0000) ^ turned
    low[i] = lower
    high[i] = upper
    count(low0, lower & 2047)
    count(low1, (lower >>> 11) & 2047)
    count(low2, lower >>> 22)
    count(high0, upper & 2047)
    count(high1, (upper >>> 11) & 2047)
    count(high2, upper >>> 22)
  }
  let from = new Int32Array(length)
  let to = new Int32Array(length)
  for (let i = 0; i < length; i++) from[i] = i
  const digits = counts.map(
    (each, digit): Digit => ({ counts: each, words: digit < 3 ? low : high, shift: (digit % 3) * 11 })
  )
  for (const digit of digits) if (moved(digit, from, to)) [from, to] = [to, from]
  for (let i = 0; i < length; i++) to[i] = rows[from[i] as number] as number
  return to
}

/** The rows whose numbers are known, in order. */
export const knownRows = (values: Float64Array): Int32Array => {
  const rows = new Int32Array(values.length)
  let count = 0
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i] as number)) rows[count++] = i
  return rows.subarray(0, count)
}

/** The numbers, which are whole, are in ascending order. */
const isAscending = (numbers: ArrayLike<number>): boolean => {
  for (let i = 1; i < numbers.length; i++)
    if ((numbers[i - 1] as number) > (numbers[i] as number)) return false
  return true
}

/** The positions of the numbers, the least first. */
const positionsOf = (numbers: ArrayLike<number>): Int32Array => {
  const rows = new Int32Array(numbers.length)
  for (let i = 0; i < rows.length; i++) rows[i] = i
  return isAscending(numbers) ? rows : sortedRows(Float64Array.from(numbers), rows, false)
}

/** The first of all rows in an order that no two rows share, by a heap whose top is the last of them. */
const firstRows = (length: number, count: number, before: (a: number, b: number) => boolean): Int32Array => {
  const heap = Int32Array.from({ length: Math.min(count, length) }, (_, i) => i)
  const sink = (from: number): void => {
    const row = heap[from] as number
    let at = from
    for (let child = 2 * at + 1; child < heap.length; child = 2 * at + 1) {
      const other = child + 1
      if (other < heap.length && before(heap[child] as number, heap[other] as number)) child = other
      if (!before(row, heap[child] as number)) break
      heap[at] = heap[child] as number
      at = child
    }
    heap[at] = row
  }
  for (let i = (heap.length >>> 1) - 1; i >= 0; i--) sink(i)
  for (let row = heap.length; row < length; row++)
    if (before(row, heap[0] as number)) {
      heap[0] = row
      sink(0)
    }
  return heap.toSorted((a, b) => (before(a, b) ? -1 : 1))
}

/** Of more rows than this part of all, a whole sort is faster than a heap. */
const heapPart = 0.1

/** Whether a row comes before another one by numbers. */
const byNumbers =
  (values: Float64Array, descending: boolean, ids: ArrayLike<number>) =>
  (a: number, b: number): boolean => {
    const x = values[a] as number
    const y = values[b] as number
    if (x < y) return !descending
    if (x > y) return descending
    if (x !== y && Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(y)
    return (ids[a] as number) < (ids[b] as number)
  }

/** Whether a row comes before another one by texts, in the order of their UTF-16 code units. */
const byTexts =
  (values: ReadonlyArray<string | null>, descending: boolean, ids: ArrayLike<number>) =>
  (a: number, b: number): boolean => {
    const x = values[a] ?? null
    const y = values[b] ?? null
    if (x === y) return (ids[a] as number) < (ids[b] as number)
    if (x === null || y === null) return y === null
    return x < y !== descending
  }

/**
 * The rows of a column in the order of its values, those without one last and those of equal values by their ids, which
 * are all different: the positions of all, or of the first so many. Texts are in the order of their UTF-16 code units.
 */
export const order = (
  column: FigureColumn,
  descending: boolean,
  company_ids: ArrayLike<number>,
  first: number = Number.POSITIVE_INFINITY
): Int32Array => {
  const { length } = column.values
  const isFew = first < length * heapPart
  if (column.type === "text") {
    const before = byTexts(column.values, descending, company_ids)
    return isFew
      ? firstRows(length, first, before)
      : Int32Array.from({ length }, (_, i) => i)
          .toSorted((a, b) => (before(a, b) ? -1 : 1))
          .subarray(0, first)
  }
  const { values } = column
  if (isFew) return firstRows(length, first, byNumbers(values, descending, company_ids))
  const rows = positionsOf(company_ids)
  const all = new Int32Array(length)
  let known = 0
  let end = length
  for (let i = 0; i < length; i++) {
    const row = rows[i] as number
    if (Number.isNaN(values[row] as number)) all[--end] = row
    else all[known++] = row
  }
  all.subarray(end).reverse()
  all.set(sortedRows(values, all.subarray(0, known), descending))
  return all.subarray(0, first)
}
