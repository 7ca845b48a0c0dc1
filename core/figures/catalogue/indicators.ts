/** Figures by function call: indicators of split-adjusted daily bars. */
import { atr, bollinger, ema, macd, rsi, sma } from "../../indicators/mod.ts"
import type { Column } from "../../numbers/Column.ts"
import type { BarColumns } from "../../prices/BarColumns.ts"
import type { FigureUnit } from "../../records/FigureMeaning.ts"
import type { FigureFunction, FigureParameter } from "../Figure.ts"

const bars = (standard: number, name = "time_period", minimum = 2): FigureParameter => ({
  name,
  default: standard,
  minimum,
  maximum: 500,
  whole: true
})

/** What a function says of itself, and its column from the bars and all of its arguments. */
interface Declared {
  readonly title: string
  readonly unit: FigureUnit
  readonly meaning: string
  readonly formula: string
  readonly source?: string
  readonly null_when?: string
  readonly parameters: ReadonlyArray<FigureParameter>
  readonly refused?: NonNullable<FigureFunction["refused"]>
  readonly column: (bars: BarColumns, ...args: ReadonlyArray<number>) => Column
}

const tooFew = "there are too few bars since the first, or since a gap"

const indicator = ([name, { column, null_when = tooFew, ...declared }]: [
  string,
  Declared
]): FigureFunction => ({
  ...declared,
  name,
  group: "indicators",
  type: "number",
  null_when,
  needs: ["technical", "splits"],
  of: (known, args) => {
    const all = declared.parameters.map(({ default: standard }, i) => args[i] ?? standard ?? Number.NaN)
    return declared.refused?.(all) == null ? known.indicator((bars) => column(bars, ...all)) : null
  }
})

const macdParameters = [bars(12, "fast_period"), bars(26, "slow_period"), bars(9, "signal_period", 1)]
const bandParameters = [bars(5), { name: "nb_dev", default: 2, minimum: 0.01, maximum: 10, whole: false }]

const slowAboveFast = ([fast = 0, slow = 0]: ReadonlyArray<number>): string | null =>
  fast < slow ? null : `fast_period is below slow_period (not ${fast} against ${slow})`

const macdOf = (output: "macd" | "signal" | "histogram") => ({
  unit: "price" as const,
  source: "Appel 1979; each mean begins with the plain mean of its first closes",
  parameters: macdParameters,
  refused: slowAboveFast,
  column: ({ close }: BarColumns, fast = 12, slow = 26, signal = 9) => macd(close, fast, slow, signal)[output]
})

const bandOf = (output: "upper" | "middle" | "lower") => ({
  unit: "price" as const,
  source: "Bollinger 2001, Bollinger on Bollinger Bands",
  parameters: bandParameters,
  column: ({ close }: BarColumns, length = 5, deviations = 2) => bollinger(close, length, deviations)[output]
})

const declared = {
  sma: {
    title: "Simple moving average",
    unit: "price",
    meaning: "Mean of the last closes",
    formula: "sum of closes / their number",
    parameters: [bars(30)],
    column: ({ close }, length = 30) => sma(close, length)
  },
  ema: {
    title: "Exponential moving average",
    unit: "price",
    meaning: "Mean of closes whose weights decrease exponentially with age",
    formula:
      "mean before + 2 / (time_period + 1) x (close - mean before), from the plain mean of the first closes",
    parameters: [bars(30)],
    column: ({ close }, length = 30) => ema(close, length)
  },
  rsi: {
    title: "Relative strength index",
    unit: "ratio",
    meaning: "Wilder's relative strength index, 0 to 100",
    formula:
      "100 x G / (G + L), where G and L are Wilder's means of the rises and of the falls from close to close",
    null_when: `no close has changed, or ${tooFew}`,
    source: "Wilder 1978, New Concepts in Technical Trading Systems",
    parameters: [bars(14)],
    column: ({ close }, length = 14) => rsi(close, length)
  },
  atr: {
    title: "Average true range",
    unit: "price",
    meaning: "Wilder's average true range",
    formula:
      "Wilder's mean of true ranges, the largest of high - low, abs(high - close before), abs(low - close before)",
    source: "Wilder 1978, New Concepts in Technical Trading Systems",
    parameters: [bars(14, "time_period", 1)],
    column: ({ close, high, low }, length = 14) => atr(high, low, close, length)
  },
  macd: {
    title: "MACD",
    meaning: "Fast exponential mean of closes less the slow one",
    formula: "ema(fast_period) - ema(slow_period)",
    ...macdOf("macd")
  },
  macd_signal: {
    title: "MACD signal",
    meaning: "Exponential mean of macd",
    formula: "exponential mean of signal_period values of macd",
    ...macdOf("signal")
  },
  macd_histogram: {
    title: "MACD histogram",
    meaning: "macd less its signal",
    formula: "macd - macd_signal",
    ...macdOf("histogram")
  },
  bbands_upper: {
    title: "Upper Bollinger band",
    meaning: "The middle band plus nb_dev standard deviations",
    formula: "bbands_middle + nb_dev x population standard deviation of the closes",
    ...bandOf("upper")
  },
  bbands_middle: {
    title: "Middle Bollinger band",
    meaning: "Mean of the closes of the window",
    formula: "sma(time_period)",
    ...bandOf("middle")
  },
  bbands_lower: {
    title: "Lower Bollinger band",
    meaning: "The middle band less nb_dev standard deviations",
    formula: "bbands_middle - nb_dev x population standard deviation of the closes",
    ...bandOf("lower")
  }
} satisfies Readonly<Record<string, Declared>>

/** What the technical page's figures of the same indicators say too. */
export const indicatorMeaning = (name: keyof typeof declared): string => declared[name].meaning

/** Each is null in its warm-up, and begins anew after a gap in the bars. */
export const indicatorFigures: ReadonlyArray<FigureFunction> =
  Object.entries<Declared>(declared).map(indicator)
