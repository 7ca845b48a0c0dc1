/** The indicators of daily bars, a point for each bar. */
import { Record, Schema } from "effect"
import type { Column } from "../indicators/mod.ts"
import { Bar } from "../prices/Bar.ts"
import { type BarColumns } from "../prices/BarColumns.ts"
import { betweenGaps } from "../prices/Gaps.ts"
import { pick } from "../records/Members.ts"
import { type TradingDays, weekdays } from "../sessions/TradingDays.ts"
import type { Figure, Indicator } from "./TechnicalIndicator.ts"
import { technicalIndicators } from "./TechnicalIndicators.ts"

type Indicators = typeof technicalIndicators

const indicators: Readonly<Record<string, Indicator>> = technicalIndicators

/** The names of an indicator's figures in the points. */
type PointsOf<I extends keyof Indicators> = Indicators[I] extends { readonly lines: infer L }
  ? L[keyof L] extends { readonly point: infer Point extends string }
    ? Point
    : never
  : I
type Point = { readonly [I in keyof Indicators]: PointsOf<I> }[keyof Indicators]

const pointFields = Object.fromEntries(
  Object.entries(indicators).flatMap(([name, indicator]) =>
    "lines" in indicator
      ? Object.values(indicator.lines).map(({ point, value }) => [point, value])
      : [[name, indicator.value]]
  )
) as { readonly [P in Point]: Figure }

/** Prices on today's shares; null while an indicator warms up, at first and after a gap in the bars. */
export const TechnicalPoint = Schema.Struct({
  ...pick(Bar.fields, ["date", "close"]),
  ...pointFields
}).annotate({ identifier: "TechnicalPoint" })
export interface TechnicalPoint extends Schema.Schema.Type<typeof TechnicalPoint> {}

/** By their names in the points, in order. */
const indicatorsOf = (bars: BarColumns): Readonly<Record<string, Column>> =>
  Object.fromEntries(
    Object.entries(indicators).flatMap(([name, indicator]) => {
      if (!("lines" in indicator)) return [[name, indicator.compute(bars)] as const]
      const columns = indicator.compute(bars)
      return Object.entries(indicator.lines).map(
        ([name, { point }]) => [point, columns[name] as Column] as const
      )
    })
  )

const valueAt = (column: Column, index: number): number | null => {
  const value = column[index] as number
  return Number.isNaN(value) ? null : value
}

/**
 * The points of the last `points` of these split-adjusted daily bars, oldest first; of all of them when there are
 * fewer. After a gap in the bars, by the exchange's trading days, each indicator begins anew (`betweenGaps`). Nothing is rounded. `technicalHistory(points)`
 * bars are enough.
 */
export const technicalSeries = (
  bars: BarColumns,
  points: number,
  days: TradingDays = weekdays
): ReadonlyArray<TechnicalPoint> => {
  const columns = Object.entries(betweenGaps(bars, "1day", indicatorsOf, days))
  const first = Math.max(0, bars.length - points)
  return Array.from({ length: bars.length - first }, (_, offset) => {
    const index = first + offset
    const point: Record<string, string | number | null> = {
      date: bars.date[index] as string,
      close: bars.close[index] as number
    }
    for (const [name, column] of columns) point[name] = valueAt(column, index)
    return point as TechnicalPoint
  })
}
