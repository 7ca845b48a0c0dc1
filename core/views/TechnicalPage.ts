/** A company's technical page: the indicators of its last bar and, on request, of those before it. */
import { Record, Schema } from "effect"
import type { BarColumns } from "../prices/BarColumns.ts"
import { field, nullable } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import { type TradingDays, weekdays } from "../sessions/TradingDays.ts"
import { type Figure, type Indicator, price } from "./TechnicalIndicator.ts"
import { technicalIndicators } from "./TechnicalIndicators.ts"
import { TechnicalPoint, technicalSeries } from "./TechnicalSeries.ts"

type Indicators = typeof technicalIndicators

const indicators: Readonly<Record<string, Indicator>> = technicalIndicators

const figureFields = Record.map(indicators, (indicator) =>
  "lines" in indicator ? Schema.Struct(Record.map(indicator.lines, ({ value }) => value)) : indicator.value
) as {
  readonly [I in keyof Indicators]: Indicators[I] extends { readonly lines: infer L }
    ? Schema.Struct<{ readonly [K in keyof L]: Figure }>
    : Figure
}

const parameterFields = Record.map(technicalIndicators, ({ parameters }) => parameters) as {
  readonly [I in keyof Indicators]: Indicators[I]["parameters"]
}

const Parameters = Schema.Struct(parameterFields)

const technicalParameters = Record.map(technicalIndicators, ({ values }) => values) as typeof Parameters.Type

/** Null when history is too short, or has a gap among the bars that a figure needs. */
export const TechnicalPage = Schema.Struct({
  interval: field(Schema.Literal("1day"), "The length of a bar"),
  price_date: nullable(day, "The day of the last bar"),
  close: price("The close of the last bar, adjusted for splits"),
  ...figureFields,
  parameters: Parameters,
  /** The last bars, oldest first; absent unless requested. */
  series: Schema.optionalKey(Schema.Array(TechnicalPoint))
})
export interface TechnicalPage extends Schema.Schema.Type<typeof TechnicalPage> {}

/** The figures of a point, those of an indicator with several grouped under its name. */
const figuresOf = (point: Readonly<Record<string, unknown>> | undefined) =>
  Record.map(indicators, (indicator, name) =>
    "lines" in indicator
      ? Record.map(indicator.lines, (line) => point?.[line.point] ?? null)
      : (point?.[name] ?? null)
  ) as Pick<TechnicalPage, keyof Indicators>

/**
 * The indicators of split-adjusted daily bars, oldest first, at the last of them, with a series of the last `points`,
 * from 1 on; null for none. `days` are the exchange's trading days, by which bars have gaps.
 *
 * @example
 * ```ts
 * import { technicalPage } from "findata"
 * import { columnsOf } from "findata/prices"
 *
 * const bars = columnsOf([
 *   { date: "2021-03-30", open: 120.01, high: 121.39, low: 118.86, close: 119.9, volume: 83_655_585 },
 *   { date: "2021-03-31", open: 121.65, high: 123.54, low: 121.15, close: 122.15, volume: 109_019_052 }
 * ])
 * technicalPage(bars, null)
 * // => { price_date: "2021-03-31", close: 122.15, rsi: null, parameters: { rsi: { period: 14 } } }
 * ```
 */
export const technicalPage = (
  bars: BarColumns,
  points: number | null,
  days: TradingDays = weekdays
): TechnicalPage => {
  const series = technicalSeries(bars, points ?? 1, days)
  const last = series.at(-1)
  return {
    interval: "1day",
    price_date: last?.date ?? null,
    close: last?.close ?? null,
    ...figuresOf(last === undefined ? undefined : { ...last }),
    parameters: technicalParameters,
    ...(points === null ? {} : { series })
  }
}
