/** The indicators that a chart can show, by the same functions as the technical page of the API. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { bollinger, type Column, macd, rsi, sma } from "../../../../../core/indicators/mod.ts"
import {
  type BarColumns,
  inStretches,
  type Interval,
  splitFactors,
  startOf
} from "../../../../../core/prices/mod.ts"

export const studies = ["sma_20", "sma_50", "sma_200", "bollinger_bands", "rsi", "macd"] as const

export type Study = (typeof studies)[number]

/** One line of an indicator: NaN where it has no value. */
export interface StudyLine {
  readonly study: Study
  /** Which of the indicator's lines; one that has a single line has its name. */
  readonly line: string
  readonly pane: "price" | "rsi" | "macd"
  /** A custom property of CSS. A histogram has the colours of gain and loss. */
  readonly color: `--${string}`
  readonly form: "line" | "band" | "histogram"
  readonly values: Column
}

const meanOf = (
  close: Column,
  study: "sma_20" | "sma_50" | "sma_200",
  color: StudyLine["color"]
): StudyLine => ({
  study,
  line: study,
  pane: "price",
  color,
  form: "line",
  values: sma(close, Number(study.slice(4)))
})

const made: { readonly [Name in Study]: (close: Column) => ReadonlyArray<StudyLine> } = {
  sma_20: (close) => [meanOf(close, "sma_20", "--series-2")],
  sma_50: (close) => [meanOf(close, "sma_50", "--series-3")],
  sma_200: (close) => [meanOf(close, "sma_200", "--series-4")],
  bollinger_bands: (close) => {
    const { lower, middle, upper } = bollinger(close)
    const line = { study: "bollinger_bands", pane: "price", color: "--series-1", form: "band" } as const
    return [
      { ...line, line: "upper", values: upper },
      { ...line, line: "middle", values: middle },
      { ...line, line: "lower", values: lower }
    ]
  },
  rsi: (close) => [
    { study: "rsi", line: "rsi", pane: "rsi", color: "--series-3", form: "line", values: rsi(close) }
  ],
  macd: (close) => {
    const { histogram, macd: line, signal } = macd(close)
    const own = { study: "macd", pane: "macd" } as const
    return [
      { ...own, line: "histogram", color: "--muted", form: "histogram", values: histogram },
      { ...own, line: "macd", color: "--series-3", form: "line", values: line },
      { ...own, line: "signal", color: "--series-2", form: "line", values: signal }
    ]
  }
}

/** The actions by which raw bars are compared: null where the bars are adjusted already. */
export type Unadjusted = Pick<Answer<"listCompanyActions">, "actions"> | null

/** By what the closes of raw bars were multiplied against those on the shares of the last one. */
const factorsOf = (bars: BarColumns, interval: Interval, { actions }: NonNullable<Unadjusted>): Column =>
  // A week or month with a split is on the new shares, as its close is.
  splitFactors(
    bars,
    actions
      .filter(({ effective_date }) => effective_date <= (bars.date.at(-1) ?? ""))
      .map((action) => ({ ...action, effective_date: startOf(interval, action.effective_date) }))
  )

const times = (values: Column, factors: Column, by: (value: number, factor: number) => number): Column =>
  values.map((value, i) => by(value, factors[i] ?? 1))

/**
 * The lines of the chosen indicators of these bars, oldest first, in the order of `studies`. At the bars whose indexes are
 * `gaps`, which follow a gap, each begins anew. Of raw bars they are computed on split-adjusted closes, and those in the unit of prices multiplied back.
 */
export const linesOf = (
  bars: BarColumns,
  gaps: ReadonlyArray<number>,
  interval: Interval,
  chosen: ReadonlyArray<Study>,
  unadjusted: Unadjusted = null
): ReadonlyArray<StudyLine> => {
  const factors = unadjusted === null ? null : factorsOf(bars, interval, unadjusted)
  const closes = factors === null ? bars.close : times(bars.close, factors, (close, factor) => close / factor)
  const compared = { ...bars, close: closes }
  return studies
    .filter((study) => chosen.includes(study))
    .flatMap((study) => {
      const columns = inStretches(compared, gaps, ({ close }) =>
        Object.fromEntries(made[study](close).map(({ line, values }) => [line, values]))
      )
      return made[study](new Float64Array(0)).map((line) => {
        const values = columns[line.line] ?? line.values
        return {
          ...line,
          values:
            factors === null || line.pane === "rsi"
              ? values
              : times(values, factors, (value, factor) => value * factor)
        }
      })
    })
}

/** Null where an indicator has no value. */
export const valueAt = ({ values }: StudyLine, index: number): number | null => {
  const value = values[index]
  return value === undefined || Number.isNaN(value) ? null : value
}
