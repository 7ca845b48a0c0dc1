/** Scales of charts: round values that cover what is drawn, and the place of a value between two ends. */

/** From the lowest round value at or below all values to the highest at or above, in steps of 1, 2, 2.5 or 5 times a power of ten. */
export interface Ticks {
  readonly low: number
  readonly high: number
  readonly values: ReadonlyArray<number>
}

const steps = [1, 2, 2.5, 5, 10]

/**
 * About so many steps, at least one; without values from 0 to 1. A single value stands within a step. Nothing is below `least`,
 * where the lowest value that is possible is known: no price falls by more than all of it.
 */
export const ticksOf = (
  values: ReadonlyArray<number>,
  wanted = 4,
  least = Number.NEGATIVE_INFINITY
): Ticks => {
  const lowest = values.length === 0 ? 0 : values.reduce((a, b) => Math.min(a, b))
  const highest = values.length === 0 ? 1 : values.reduce((a, b) => Math.max(a, b))
  const spread = highest - lowest || Math.abs(highest) || 1
  const power = 10 ** Math.floor(Math.log10(spread / wanted))
  const step = power * (steps.find((one) => (one * power * wanted) / spread >= 1 - 1e-9) ?? 10)
  const first = Math.floor(lowest / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9))
  // Multiples of the step, without what is lost by adding it up.
  const made = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12))
  )
  return {
    low: Math.max(made[0] ?? 0, least),
    high: made.at(-1) ?? 1,
    values: made.filter((value) => value >= least)
  }
}

/** What places a value on a line from `start` to `end`; either may be the larger. */
export const scaleOf =
  (low: number, high: number, start: number, end: number) =>
  (value: number): number =>
    start + ((value - low) / (high - low || 1)) * (end - start)

/** A day's month since the year 0. */
const monthOf = (at: number): number => {
  const date = new Date(at * 86_400_000)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The first day of a month since the year 0. */
const startOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12) / 86_400_000

const monthsBetween = [1, 2, 3, 6, 12, 24, 60, 120, 240]

/**
 * First days of months from one day to another, at the least of some distances at which there are at most so many: of quarters
 * from January on, of half years, of years.
 */
export const monthTicks = (first: number, last: number, max: number): ReadonlyArray<number> => {
  const from = monthOf(first)
  const [start, end] = [startOf(from) < first ? from + 1 : from, monthOf(last)]
  const every = monthsBetween.find((step) => Math.floor(end / step) - Math.ceil(start / step) < max) ?? 600
  const begin = Math.ceil(start / every)
  const count = Math.max(0, Math.floor(end / every) - begin + 1)
  return Array.from({ length: count }, (_, i) => startOf((begin + i) * every))
}

/** How much room the texts beside an axis need, with their distance from it. */
export const marginFor = (texts: ReadonlyArray<string>): number =>
  texts.reduce((widest, text) => Math.max(widest, textWidth(text)), 0) + 10

const wide = "%+−…MW"

/** About how many pixels a label of a chart takes: letters of Chinese, Japanese and Korean are twice as wide as others. */
export const textWidth = (text: string): number =>
  [...text].reduce(
    (width, letter) => width + (letter >= "\u2e80" ? 12 : wide.includes(letter) ? 10.5 : 6.8),
    0
  )
