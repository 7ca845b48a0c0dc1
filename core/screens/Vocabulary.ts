/** The names that an expression may use, as the language of screens needs to know them. */
import type { Figure, FigureFunction } from "../figures/Figure.ts"

/** What the value of a figure or of an expression is, besides a condition: money, ratios and counts are numbers. */
export type ValueType = Figure["type"]

/** A figure that is named without parentheses, such as `pe_ratio`. */
export type FigureNamed = Pick<Figure, "name" | "type">

/** A figure that is named with parentheses, such as `sma(200)`; its parameters with defaults come last. */
export type FigureCalled = Pick<FigureFunction, "name" | "parameters" | "refused" | "type">

/** All figures: a name may be that of a figure and that of a function. */
export interface Vocabulary {
  /** The figure of a name; undefined where there is none. */
  readonly figure: (name: string) => FigureNamed | undefined
  /** The figure function of a name; undefined where there is none. */
  readonly function: (name: string) => FigureCalled | undefined
  /** The names of all figures and figure functions, of which the nearest to an unknown one are suggested. */
  readonly names: ReadonlyArray<string>
  /** The formulas of who asks by their names, written `my.name`; empty for who has none or isn't known. */
  readonly own: ReadonlyMap<string, string>
}

/** How long before the day of a screen: `count` days, weeks, months, quarters or years. */
export interface Ago {
  readonly count: number
  readonly unit: "d" | "w" | "m" | "q" | "y"
}

/** A figure that an expression asks for. */
export interface FigureReference {
  /** The name in the vocabulary. */
  readonly figure: string
  /** All arguments of a figure function, defaults included; empty for a figure that is named without parentheses. */
  readonly args: ReadonlyArray<number>
  /** As known that long before the day of the screen; null for the day itself. */
  readonly ago: Ago | null
  readonly type: ValueType
  /** The reference as text without spaces: `rsi(14)`, `ago(pe_ratio,"1y")`. Equal keys are equal figures. */
  readonly key: string
}
