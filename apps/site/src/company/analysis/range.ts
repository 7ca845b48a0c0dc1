/** Where a figure stands among those of earlier days. */
import { median } from "../../../../../core/numbers/median.ts"

export interface DatedValue {
  readonly date: string
  readonly value: number
}

export interface Range {
  readonly latest: DatedValue
  readonly median: number
  /** The earliest of equal ones, as `highest`. */
  readonly lowest: DatedValue
  readonly highest: DatedValue
}

/** Of values by day, oldest first, those that are null left out; null where all are. */
export const rangeOf = (
  points: ReadonlyArray<{ readonly date: string; readonly value: number | null }>
): Range | null => {
  const known = points.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]))
  const ascending = known.toSorted((a, b) => a.value - b.value)
  const middle = median(ascending.map(({ value }) => value))
  const [latest, lowest] = [known.at(-1), ascending[0]]
  if (latest === undefined || lowest === undefined || middle === null) return null
  const highest = known.reduce((a, b) => (b.value > a.value ? b : a))
  return { latest, median: middle, lowest, highest }
}
