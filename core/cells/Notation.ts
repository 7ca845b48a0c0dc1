/** How a file writes its numbers and dates. */
import { Result } from "effect"

/**
 * The orders of year, month and day in a date of digits: 5 March 2024 is `2024-03-05`, `03/05/2024` or `05/03/2024`.
 */
export const dateOrders = ["ymd", "mdy", "dmy"] as const

/** One of `dateOrders`. */
export type DateOrder = (typeof dateOrders)[number]

/** What may separate a number's decimals. */
export const decimalMarks = [".", ","] as const

/** One of `decimalMarks`. */
export type DecimalMark = (typeof decimalMarks)[number]

/** What may separate thousands; `none` where nothing does. */
export const thousandsMarks = [",", ".", " ", "'", "none"] as const

/** One of `thousandsMarks`. */
export type ThousandsMark = (typeof thousandsMarks)[number]

/** The notation given for a file; null where unspecified. */
export interface GivenNotation {
  readonly date_order: DateOrder | null
  readonly decimal: DecimalMark | null
  readonly thousands: ThousandsMark | null
}

/** A notation left entirely unspecified. */
export const unspecified: GivenNotation = { date_order: null, decimal: null, thousands: null }

/** The notation in which cells are parsed. */
export interface Notation {
  /** Null refuses dates that don't begin with their year or name their month. */
  readonly date_order: DateOrder | null
  readonly decimal: DecimalMark
  /** The marks that may separate thousands. */
  readonly thousands: ReadonlyArray<string>
  /** Whether a single comma before three digits certainly separates thousands. */
  readonly sure: boolean
}

const isPoint = ({ decimal, thousands }: GivenNotation): boolean =>
  decimal === null ? thousands !== "." : decimal === "."

/** The given notation, completed; an error where its parts contradict each other. */
export const notationOf = (given: GivenNotation): Result.Result<Notation, string> => {
  const { date_order, thousands } = given
  const decimal = isPoint(given) ? "." : ","
  if (thousands === decimal) {
    return Result.fail(`--thousands ${thousands} and --decimal ${decimal} are the same mark`)
  }
  const marks = thousandsMarks.filter((mark) => mark !== "none" && mark !== decimal)
  return Result.succeed({
    date_order,
    decimal,
    thousands: thousands === null ? marks : marks.filter((mark) => mark === thousands),
    sure: given.decimal !== null || thousands !== null
  })
}

/**
 * The default notation: decimal points, thousands separated where no other reading is possible, dates that begin with
 * their year or name their month.
 */
export const plain: Notation = Result.getOrThrow(notationOf(unspecified))
