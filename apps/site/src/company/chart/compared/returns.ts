/** Other companies' closes at the bars of a chart, and their returns since the first bar that is shown. */
import { percentReturn, type PriceGap } from "../../../../../../core/prices/mod.ts"

/** A company whose line is drawn over the company's own. */
export interface ComparedLine {
  /** As the address has it. */
  readonly input: string
  readonly name: string
  /** A custom property of CSS. */
  readonly color: `--${string}`
  /** A close for each bar; NaN where there is none. */
  readonly values: Float64Array
}

/** How many companies are drawn beside the chart's own. */
export const maxCompared = 5

interface Closes {
  readonly data: ReadonlyArray<{ readonly date: string; readonly close: number }>
  readonly gaps: ReadonlyArray<Pick<PriceGap, "after" | "until">>
}

/**
 * For each date the close of that day, else the last one before, because exchanges rest on different days; NaN before the first
 * close, after the last and within a gap. All are oldest first.
 */
export const closesAt = (dates: ReadonlyArray<string>, { data, gaps }: Closes): Float64Array => {
  const values = new Float64Array(dates.length).fill(Number.NaN)
  const last = data.at(-1)?.date ?? ""
  let next = 0
  for (const [i, date] of dates.entries()) {
    while (next < data.length && (data[next]?.date ?? "") <= date) next += 1
    const isWithinGap = gaps.some(({ after, until }) => date > after && date < until)
    if (next > 0 && date <= last && !isWithinGap) values[i] = data[next - 1]?.close ?? Number.NaN
  }
  return values
}

/** The return at a bar since the first bar from `first` on that has a value, in percent; null where either is unknown. */
export const returnSince = (values: ArrayLike<number>, first: number, index: number): number | null => {
  let base = Math.max(0, first)
  while (base < values.length && Number.isNaN(values[base])) base += 1
  const value = values[index] ?? Number.NaN
  return base > index || Number.isNaN(value) ? null : percentReturn(values[base] ?? null, value)
}
