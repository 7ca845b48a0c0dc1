/** How a file writes its numbers and dates. */
import { Result } from "effect"

export const dateOrders = ["ymd", "mdy", "dmy"] as const
export type DateOrder = (typeof dateOrders)[number]

export const decimalMarks = [".", ","] as const
export type DecimalMark = (typeof decimalMarks)[number]

export const thousandsMarks = [",", ".", " ", "'", "none"] as const
export type ThousandsMark = (typeof thousandsMarks)[number]

/** What is said of a file's notation; null is what isn't said. */
export interface SaidNotation {
  readonly date_order: DateOrder | null
  readonly decimal: DecimalMark | null
  readonly thousands: ThousandsMark | null
}

/** A notation of which nothing is said. */
export const unsaid: SaidNotation = { date_order: null, decimal: null, thousands: null }

/** The notation by which cells are read. */
export interface Notation {
  /** Null refuses dates that don't begin with their year or name their month. */
  readonly date_order: DateOrder | null
  readonly decimal: DecimalMark
  /** The marks that may separate thousands. */
  readonly thousands: ReadonlyArray<string>
  /** Whether a single comma before three digits is sure to separate thousands. */
  readonly sure: boolean
}

const isPoint = ({ decimal, thousands }: SaidNotation): boolean =>
  decimal === null ? thousands !== "." : decimal === "."

/** The notation that was said; an error where its parts contradict each other. */
export const notationOf = (said: SaidNotation): Result.Result<Notation, string> => {
  const { date_order, thousands } = said
  const decimal = isPoint(said) ? "." : ","
  if (thousands === decimal) {
    return Result.fail(`--thousands ${thousands} and --decimal ${decimal} are the same mark`)
  }
  const marks = thousandsMarks.filter((mark) => mark !== "none" && mark !== decimal)
  return Result.succeed({
    date_order,
    decimal,
    thousands: thousands === null ? marks : marks.filter((mark) => mark === thousands),
    sure: said.decimal !== null || thousands !== null
  })
}

/**
 * The notation of a file of which nothing is said: points before decimals, thousands separated where no other reading is
 * possible, dates that begin with their year or name their month.
 */
export const plain: Notation = Result.getOrThrow(notationOf(unsaid))
