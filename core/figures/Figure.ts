/** A figure of the catalogue: what it says of itself, what it needs to be read, and how it is computed. */
import type { FigureMeaning } from "../records/FigureMeaning.ts"
import type { StatementGroup } from "../financials/StatementFigures.ts"
import type { Known } from "./Known.ts"

/** Groups of the catalogue, in its order. */
export const figureGroups = [
  "company",
  "price",
  "return",
  "volume",
  "risk",
  "valuation",
  "income",
  "cash flow",
  "balance",
  "per share",
  "margins",
  "returns on capital",
  "financial health",
  "growth",
  "dividends",
  "consensus",
  "insiders",
  "dates",
  "indicators",
  "patterns"
] as const satisfies ReadonlyArray<StatementGroup | string>

/** One of `figureGroups`. */
export type FigureGroup = (typeof figureGroups)[number]

/**
 * What is read of a company for a figure. `bars`: the latest raw bar, and for several
 * securities of an issuer those of mean volumes; `volumes`: these of each security; `year`: bars of the year
 * before it; `technical`: those of indicators; `history`: all; `months`: those of 61 months. `splits`: splits and stock dividends;
 * `actions`: these, and payments of the last year, of the months of `months` too; `payments`: with `actions`, all payments.
 */
export type Part =
  | "statements"
  | "bars"
  | "volumes"
  | "year"
  | "technical"
  | "history"
  | "months"
  | "splits"
  | "actions"
  | "payments"
  | "shares"
  | "ratings"
  | "insiders"
  | "filings"
  | "earnings"

/** A number is null where unknown, as are a text and a date, YYYY-MM-DD. */
export type FigureValue = number | string | null

/** A figure of a company on a day. */
export interface Figure extends FigureMeaning<FigureGroup> {
  readonly needs: ReadonlyArray<Part>
  /** Null where the figure is unknown. */
  readonly of: (known: Known) => FigureValue
  /** Of a multiple: what it divides by, as `Computation` has it; null where that is unknown. */
  readonly divisor?: (known: Known) => number | null
}

/** A parameter of a figure that is a function, such as the 14 of `rsi(14)`. */
export interface FigureParameter {
  readonly name: string
  /** Null where the parameter must be given. */
  readonly default: number | null
  readonly minimum: number
  readonly maximum: number
  /** Whether it is a whole number. */
  readonly whole: boolean
}

/** A figure by function call, of the split-adjusted daily bars: its value on the last of them. */
export interface FigureFunction extends FigureMeaning<FigureGroup> {
  readonly parameters: ReadonlyArray<FigureParameter>
  readonly needs: ReadonlyArray<Part>
  /** What these arguments need, where it isn't `needs`. */
  readonly needsOf?: (args: ReadonlyArray<number>) => ReadonlyArray<Part>
  /**
   * What is wrong with arguments together, each within its parameter's bounds; null where nothing is. Absent where any of
   * them go together.
   */
  readonly refused?: (args: ReadonlyArray<number>) => string | null
  /** Null in the warm-up, and where its `null_when` says. */
  readonly of: (known: Known, args: ReadonlyArray<number>) => number | null
}
