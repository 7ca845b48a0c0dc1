/** Candles, and what makes a part of one long or short: TA-Lib's default settings. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, type Parameter, real } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

/** What is measured of a candle. */
type Size = "body" | "range" | "shadows"

const none: Column = new Float64Array()

/** A mean of bodies, ranges or shadows of the candles before one, times a factor. */
class Measure {
  readonly period: number
  private readonly candles: Candles
  private readonly size: Size
  private readonly factor: number
  /** How many bars before the one that is looked at the measured candle is. */
  private readonly ago: number
  /** Of the candles before the measured one of each bar. */
  private sums = none
  private sum = 0

  constructor(candles: Candles, size: Size, period: number, factor: number, ago: number) {
    this.candles = candles
    this.size = size
    this.period = period
    this.factor = factor
    this.ago = ago
  }

  /** On a bar that was measured. */
  at(i: number): number {
    return this.factor * ((this.sums[i] as number) / this.period)
  }

  /** Measures the bars from one up to another, into a column; it begins at the bar `begin`. */
  measure(from: number, to: number, begin: number, sums: Column): void {
    const { ago, candles, period, size } = this
    this.sums = sums
    let { sum } = this
    let i = Math.max(from, begin)
    if (from <= begin) {
      sum = 0
      for (let k = i - ago - period; k < i - ago; k++) sum += candles[size](k)
    }
    // A loop each, because a call that is chosen in a loop makes it several times slower.
    if (size === "body") {
      for (; i < to; i++) {
        sums[i] = sum
        sum += candles.body(i - ago) - candles.body(i - ago - period)
      }
    } else if (size === "range") {
      for (; i < to; i++) {
        sums[i] = sum
        sum += candles.range(i - ago) - candles.range(i - ago - period)
      }
    } else {
      for (; i < to; i++) {
        sums[i] = sum
        sum += candles.shadows(i - ago) - candles.shadows(i - ago - period)
      }
    }
    this.sum = sum
  }
}

/** The candles of a series, by their index. */
export class Candles {
  readonly measures: Array<Measure> = []
  opens = none
  highs = none
  lows = none
  closes = none

  load(open: Column, high: Column, low: Column, close: Column): void {
    this.opens = open
    this.highs = high
    this.lows = low
    this.closes = close
  }

  open(i: number): number {
    return this.opens[i] as number
  }
  high(i: number): number {
    return this.highs[i] as number
  }
  low(i: number): number {
    return this.lows[i] as number
  }
  close(i: number): number {
    return this.closes[i] as number
  }

  /** 1 for a white candle, which doesn't close below its open, -1 for a black one. */
  color(i: number): 1 | -1 {
    return this.isWhite(i) ? 1 : -1
  }
  isWhite(i: number): boolean {
    return (this.closes[i] as number) >= (this.opens[i] as number)
  }
  isBlack(i: number): boolean {
    return (this.closes[i] as number) < (this.opens[i] as number)
  }
  /** The upper end of the body. */
  top(i: number): number {
    return (this.isWhite(i) ? this.closes : this.opens)[i] as number
  }
  /** The lower end of the body. */
  bottom(i: number): number {
    return (this.isWhite(i) ? this.opens : this.closes)[i] as number
  }
  body(i: number): number {
    return Math.abs((this.closes[i] as number) - (this.opens[i] as number))
  }
  upper(i: number): number {
    return (this.highs[i] as number) - this.top(i)
  }
  lower(i: number): number {
    return this.bottom(i) - (this.lows[i] as number)
  }
  range(i: number): number {
    return (this.highs[i] as number) - (this.lows[i] as number)
  }
  /** The sum of both shadows. */
  shadows(i: number): number {
    return this.upper(i) + this.lower(i)
  }

  /** Whether a body lies above that of an earlier candle. */
  bodyGapUp(i: number, earlier: number): boolean {
    return this.bottom(i) > this.top(earlier)
  }
  /** Whether a body lies below that of an earlier candle. */
  bodyGapDown(i: number, earlier: number): boolean {
    return this.top(i) < this.bottom(earlier)
  }
  /** Whether a candle lies above an earlier one, shadows included. */
  gapUp(i: number, earlier: number): boolean {
    return this.low(i) > this.high(earlier)
  }
  /** Whether a candle lies below an earlier one, shadows included. */
  gapDown(i: number, earlier: number): boolean {
    return this.high(i) < this.low(earlier)
  }

  private measured(size: Size, period: number, factor: number, ago: number): Measure {
    const measure = new Measure(this, size, period, factor, ago)
    this.measures.push(measure)
    return measure
  }
  /** The mean of the ten bodies before a candle: a longer body is long, a shorter one short. */
  meanBody(ago: number): Measure {
    return this.measured("body", 10, 1, ago)
  }
  /** A tenth of the mean range of the ten candles before: a body up to it is a doji's. */
  dojiBody(ago: number): Measure {
    return this.measured("range", 10, 0.1, ago)
  }
  /** Half of the mean of both shadows of the ten candles before: a shadow below it is short. */
  shortShadow(ago: number): Measure {
    return this.measured("shadows", 10, 0.5, ago)
  }
  /** A tenth of the mean range of the ten candles before: a shadow below it is very short. */
  veryShortShadow(ago: number): Measure {
    return this.measured("range", 10, 0.1, ago)
  }
  /** A fifth of the mean range of the five candles before. */
  near(ago: number): Measure {
    return this.measured("range", 5, 0.2, ago)
  }
  /** Three fifths of the mean range of the five candles before. */
  far(ago: number): Measure {
    return this.measured("range", 5, 0.6, ago)
  }
  /** A twentieth of the mean range of the five candles before. */
  equal(ago: number): Measure {
    return this.measured("range", 5, 0.05, ago)
  }
}

/** What a pattern is. */
interface Declared {
  /** TA-Lib's name in lower case. */
  readonly name: string
  readonly title: string
  /** What has to be seen. */
  readonly meaning: string
  /** How many candles before the bar it looks at, beside those of its measures. */
  readonly before: number
  /** The default of how far a candle has to close into the body of the first, as a fraction of it. */
  readonly penetration?: number
  /** How many bars before its first value it begins to look, for what it remembers. */
  readonly early?: number
  /**
   * Begins to look for the pattern: what it returns writes 100 or -100 for each bar of a range at which it ends, else 0. Bars
   * are looked at in turn, after the measures that were taken of the candles.
   */
  readonly detect: (candles: Candles, penetration: number) => (from: number, to: number, out: Column) => void
}

const penetrationOf = (standard: number): Parameter => real("penetration", standard, 0, 3e37)

const stageOf = ({ before, detect, early = 0 }: Declared, penetration: number): Stage => {
  const candles = new Candles()
  const detected = detect(candles, penetration)
  const { measures } = candles
  const first = measures.reduce((most, { period }) => Math.max(most, period), 0) + before
  const begin = first - early
  return {
    first,
    history: first,
    scratch: measures.length,
    run: (from, to, open: Column, high: Column, low: Column, close: Column, out: Column, ...sums) => {
      candles.load(open, high, low, close)
      for (const [m, measure] of measures.entries()) measure.measure(from, to, begin, sums[m] as Column)
      detected(Math.max(from, begin), to, out)
      out.fill(Number.NaN, from, Math.min(to, first))
      // A stage outlives its run, columns needn't.
      candles.load(none, none, none, none)
    }
  }
}

/** A pattern of candles. */
export const pattern = (declared: Declared): Indicator => {
  const { meaning, name, penetration, title } = declared
  return {
    name,
    title,
    group: "pattern",
    inputs: ["open", "high", "low", "close"],
    parameters: penetration === undefined ? [] : [penetrationOf(penetration)],
    outputs: [{ name, unit: "pattern", meaning }],
    formula: meaning,
    source: "Morris 2006, Candlestick Charting Explained",
    talib: true,
    memory: "window",
    stage: (depth = penetration ?? 0) => stageOf(declared, depth)
  }
}

/** Looks for a pattern in columns of bars. */
export type PatternFunction = (
  open: Column,
  high: Column,
  low: Column,
  close: Column,
  penetration?: number
) => Float64Array<ArrayBuffer>

/**
 * The function of a declared pattern. It throws RangeError for columns of different lengths, a number that isn't finite, or a negative
 * penetration.
 */
export const patternFunction =
  (indicator: Indicator): PatternFunction =>
  (open, high, low, close, penetration) => {
    const [parameter] = indicator.parameters
    const values = parameter === undefined ? [] : [checked(parameter, penetration ?? parameter.default)]
    return computeOne(indicator.stage(...values), { open, high, low, close })
  }
