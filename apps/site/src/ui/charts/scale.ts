/** Scales of charts: round values that cover what is drawn, and the place of a value between two ends. */

/** From the lowest round value at or below all values to the highest at or above, in steps of 1, 2, 2.5 or 5 times a power of ten. */
export interface Ticks {
  readonly low: number
  readonly high: number
  readonly values: ReadonlyArray<number>
}

const steps = [1, 2, 2.5, 5, 10]

/** About so many steps, at least one; without values from 0 to 1. A single value stands within a step. */
export const ticksOf = (values: ReadonlyArray<number>, wanted = 4): Ticks => {
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
  return { low: made[0] ?? 0, high: made.at(-1) ?? 1, values: made }
}

/** What places a value on a line from `start` to `end`; either may be the larger. */
export const scaleOf =
  (low: number, high: number, start: number, end: number) =>
  (value: number): number =>
    start + ((value - low) / (high - low || 1)) * (end - start)

/** The days of `2021-03-31` since 1970. */
export const dayNumber = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / 86_400_000

/** About how many pixels a label of a chart takes: letters of Chinese, Japanese and Korean are twice as wide as others. */
export const textWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter >= "\u2e80" ? 12 : 6.8), 0)
