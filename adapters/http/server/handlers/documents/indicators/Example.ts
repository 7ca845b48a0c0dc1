/** What is shown of an indicator: its values over real bars, with the defaults of its parameters. */
import type { Column, Indicator } from "../../../../../../core/indicators/mod.ts"
import { defaultsOf, outputsOf } from "../../../../../../core/ports.ts"
import { type Stretch, stretches } from "./Stretch.ts"

export interface Example {
  readonly indicator: Indicator
  readonly stretch: Stretch
  /** Over the stretch, in the order of the declaration. */
  readonly outputs: ReadonlyArray<Column>
  /** The first bar that is drawn, and the one after the last. */
  readonly from: number
  readonly to: number
  /** The bar whose value is stated: the last one, or the last of those on which a candle pattern ends. */
  readonly last: number
}

/** How many bars are drawn of an indicator, of a candle pattern, and of these after its last bar. */
const [drawn, drawnOfPattern, drawnAfter] = [86, 30, 5]

const outputsOver = (indicator: Indicator, { columns }: Stretch): ReadonlyArray<Column> =>
  outputsOf(indicator, defaultsOf(indicator), columns)

/** Where a candle pattern ends last in a stretch, of those that are drawn with the bars before it; -1 where it never does. */
export const lastOccurrence = (indicator: Indicator, stretch: Stretch): number => {
  const [values = new Float64Array()] = outputsOver(indicator, stretch)
  return values.findLastIndex(
    (value, i) =>
      value !== 0 &&
      !Number.isNaN(value) &&
      i >= drawnOfPattern - drawnAfter &&
      i < values.length - drawnAfter
  )
}

/** Of a candle pattern that ends in no stretch it is that of other indicators. */
export const exampleOf = (indicator: Indicator): Example => {
  const ends = indicator.group === "pattern" ? stretches().map((one) => lastOccurrence(indicator, one)) : []
  const place = ends.findIndex((at) => at !== -1)
  const isFound = place !== -1
  const stretch = stretches()[isFound ? place : 0] as Stretch
  const last = isFound ? (ends[place] as number) : stretch.dates.length - 1
  const to = isFound ? last + 1 + drawnAfter : stretch.dates.length
  const from = to - (isFound ? drawnOfPattern : drawn)
  return { indicator, stretch, outputs: outputsOver(indicator, stretch), from, to, last }
}

/** Whether there is something to draw. */
export const isShown = ({ indicator, last, outputs }: Example): boolean =>
  indicator.group !== "pattern" || outputs[0]?.[last] !== 0

/** How many bars the stretch of a candle pattern has before the one that it ends on, `first` in its warm-up, and after it. */
export const aroundPattern = (first: number): readonly [before: number, after: number] => [
  first + drawnOfPattern - drawnAfter,
  drawnAfter
]
