/** The declaration of an indicator, which catalogues, requests and charts are made of. */
import type { Parameter } from "./Parameter.ts"
import type { Stage } from "./Stage.ts"

/** The groups of indicators, in the order of catalogues. */
export const groups = [
  "overlap",
  "momentum",
  "volume",
  "volatility",
  "price",
  "cycle",
  "statistic",
  "pattern"
] as const

/** What kind of indicator it is, by TA-Lib's groups. */
export type Group = (typeof groups)[number]

/** A column of bars, or `other`: the closes of a second symbol on the same days. */
export const inputNames = ["open", "high", "low", "close", "volume", "other", "periods"] as const
/** One of `inputNames`: what an indicator is computed from. */
export type InputName = (typeof inputNames)[number]

/**
 * What an output is counted in. `price`: the price's unit, its differences too, which splits divide; `price_squared`;
 * `shares`: what splits multiply; `money`: price times shares; `percent`, `ratio`, `degrees`, `bars`: none of these;
 * `pattern`: 100 or 200 where a bullish candle pattern ends, the same below 0 for a bearish one, else 0.
 */
export const units = [
  "price",
  "price_squared",
  "shares",
  "money",
  "percent",
  "ratio",
  "degrees",
  "bars",
  "pattern"
] as const
/** One of `units`: what a value is counted in. */
export type Unit = (typeof units)[number]

/** How an output is usually drawn. `histogram`: as bars from 0. */
export const forms = ["line", "histogram", "points"] as const
/** One of `forms`: how an output is usually drawn. */
export type Form = (typeof forms)[number]

/** A column that an indicator answers. */
export interface Output {
  readonly name: string
  readonly unit: Unit
  /** A line where it isn't said. */
  readonly form?: Form
  /** What the value is, in a sentence without its full stop. */
  readonly meaning: string
}

/**
 * Which bars a value is of. `window`: as many as its periods reach back, all of them where its period is 0; `all`: every one;
 * `fading`: every one, of which older ones weigh less and less.
 */
export type Memory = "window" | "all" | "fading"

/** What an indicator takes and answers, by what formula, and how it is computed. */
export interface Indicator {
  /** TA-Lib's name in lower case where it has the function. */
  readonly name: string
  readonly title: string
  readonly group: Group
  readonly inputs: ReadonlyArray<InputName>
  readonly parameters: ReadonlyArray<Parameter>
  readonly outputs: ReadonlyArray<Output>
  /** Whether its values are prices, to be drawn over the bars; differences of prices and all other values aren't. */
  readonly overlay?: boolean
  /** The values that its own are usually compared with, the lowest first. */
  readonly levels?: ReadonlyArray<number>
  /** How its values are computed, seed included, in a sentence or two. */
  readonly formula: string
  /** Where the formula is from. */
  readonly source: string
  /** Whether TA-Lib has it. */
  readonly talib: boolean
  /** In what it differs from TA-Lib or from its source, and why. */
  readonly deviation?: string
  /** The message for parameters that don't go together, null for those that do. */
  readonly refuses?: (...parameters: ReadonlyArray<number>) => string | null
  /** Which bars a value is of; `fading` where it isn't said. */
  readonly memory?: Memory
  /** How it is computed with these parameters, which are within their bounds. */
  readonly stage: (...parameters: ReadonlyArray<number>) => Stage
}
