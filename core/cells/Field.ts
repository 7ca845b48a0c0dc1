/** Parses the cells of imported rows: from text to a value or an error message. */
import { Result } from "effect"
import { countryCode } from "../codes/Country.ts"
import { currencyCode } from "../codes/Currency.ts"
import { sectorNamed } from "../codes/SectorNames.ts"
import { normalizeSymbol } from "../codes/Symbol.ts"
import { wordInAnyCase } from "./Word.ts"
import { readDate, readMoment } from "./DateText.ts"
import { type Notation, plain } from "./Notation.ts"
import { readInstant } from "./InstantText.ts"
import { type Numbers, readNumber } from "./NumberText.ts"
import { quote } from "./quote.ts"
import { webAddress } from "./WebAddress.ts"

export { quote }

/** How the cells of a column are parsed. */
export interface Field<A> {
  /** Parses a non-empty cell, in the notation of its file where that matters. */
  readonly parse: (text: string, notation?: Notation) => Result.Result<A, string>
  readonly required: boolean
  /** Cells without a value, which `parse` would refuse; absent when only an empty cell has none. */
  readonly blank?: RegExp
}

const field = <A>(parse: Field<A>["parse"]): Field<A> => ({ parse, required: true })

/** The same field where an empty cell or an absent column is null. */
export const optional = <A>(self: Field<A>): Field<A | null> => ({ ...self, required: false })

/** Text of a bounded length. */
export const withMost = (max: number) =>
  field((cell) => {
    if (cell.includes("\u0000")) return Result.fail("The text holds a NUL character")
    // A store would store different text, and never find the record again.
    if (!cell.isWellFormed()) return Result.fail("The text holds half a character (a lone surrogate)")
    return cell.length > max
      ? Result.fail(`At most ${max} characters, not ${cell.length}`)
      : Result.succeed(cell)
  })

/** A name or the like, at most 300 characters. */
export const text = withMost(300)

/** A sector: one of the eleven by any name that a source has for it, else as it is written. */
export const sector = field((cell) => Result.map(text.parse(cell), (name) => sectorNamed(name) ?? name))

/** Prose, at most 20,000 characters. */
export const longText = withMost(20_000)

/** A ticker symbol in its normal form, upper case. */
export const symbol = field((cell) => {
  const found = normalizeSymbol(cell)
  return found === null ? Result.fail(`Expected a ticker symbol, got ${quote(cell)}`) : Result.succeed(found)
})

/** Parses JSON; undefined when the text isn't JSON. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Above any sum of money or shares, and small enough that sums and products remain finite. */
const maxSum = 1e18

/** What vendors write for a missing number. */
const blank = /^(null|#?n\/a|[-\u2013\u2014])$/i

const numbers = (of: Numbers, isHeld: (value: number) => boolean, expected: string): Field<number> => ({
  parse: (cell, notation = plain) => {
    const read = readNumber(cell, notation, of)
    return Result.isFailure(read) || isHeld(read.success)
      ? read
      : Result.fail(`Expected ${expected}, got ${quote(cell)}`)
  },
  required: true,
  blank
})

const isSum = (value: number): boolean => Math.abs(value) <= maxSum

/** A number in the file's notation, at most 1e18 on either side of 0. */
export const number = numbers("number", isSum, `a number up to ${maxSum}`)

/** A percentage: 5 percent is `5` or `5%`. */
export const percent = numbers("percent", isSum, `a number up to ${maxSum}`)

/** A number above 0. */
export const positive: Field<number> = {
  ...number,
  parse: (cell, notation) =>
    Result.flatMap(number.parse(cell, notation), (value) =>
      value > 0 ? Result.succeed(value) : Result.fail(`Expected a number above 0, got ${quote(cell)}`)
    )
}

/** A whole number, also written `1200.0`. */
export const integer = numbers("integer", Number.isSafeInteger, "a whole number")

/** A date, returned as YYYY-MM-DD. */
export const date = field((cell, notation = plain) => readDate(cell, notation.date_order))

/**
 * A day of trading: a date, or a time within it, which is returned after it as `readMoment` does. The exchange's zone makes
 * a day of an instant.
 */
export const moment = field((cell, notation = plain) => readMoment(cell, notation.date_order))

/** Whether cells are read as days. */
export const isOfDays = ({ parse }: Field<unknown>): boolean => parse === date.parse || parse === moment.parse

/** An instant with its zone, returned as YYYY-MM-DDTHH:MM:SSZ. */
export const instant = field(readInstant)

/** A country as its ISO 3166-1 alpha-2 code, also from its English name. */
export const country = field((cell) => {
  const code = countryCode(cell)
  return code === null
    ? Result.fail(`Unknown country ${quote(cell)}: expected an English name or an ISO 3166-1 code`)
    : Result.succeed(code)
})

/** A currency as its ISO 4217 code, or as the code of its hundredth, such as GBX. */
export const currency = field((cell) => {
  const code = currencyCode(cell)
  return code === null
    ? Result.fail(`Unknown currency ${quote(cell)}: expected an ISO 4217 code`)
    : Result.succeed(code)
})

/** A yes or no: `true`, `1`, `yes`, `y` and their opposites, in any case. */
export const flag = field((cell) => {
  const word = cell.toLowerCase()
  if (["true", "1", "yes", "y"].includes(word)) return Result.succeed(true)
  if (["false", "0", "no", "n"].includes(word)) return Result.succeed(false)
  return Result.fail(`Expected true or false, got ${quote(cell)}`)
})

/** One of the words, in any case. */
export const oneOf = <const A extends string>(words: ReadonlyArray<A>): Field<A> =>
  field((cell) => {
    const word = wordInAnyCase(words, cell)
    return word === undefined
      ? Result.fail(`Expected one of ${words.join(", ")}, got ${quote(cell)}`)
      : Result.succeed(word)
  })

/** Digits padded with leading zeros to a fixed length, as registries number companies. */
export const digits = (length: number): Field<string> =>
  field((cell) =>
    /^\d+$/.test(cell) && cell.length <= length
      ? Result.succeed(cell.padStart(length, "0"))
      : Result.fail(`Expected up to ${length} digits, got ${quote(cell)}`)
  )

/** Several texts: a JSON array of strings, or one per line. At most 20,000 characters in all. */
export const list = field((cell) => {
  const whole = longText.parse(cell)
  if (Result.isFailure(whole)) return Result.fail(whole.failure)
  const items = cell.startsWith("[") ? jsonOf(cell) : undefined
  // A line may begin with a bracket too, `[실적] 흑자 전환`.
  if (items === undefined && !/^\[\s*"/.test(cell)) {
    return Result.succeed(
      cell
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== "")
    )
  }
  return Array.isArray(items) && items.every((item) => typeof item === "string")
    ? Result.succeed(items)
    : Result.fail(`Expected a JSON array of strings, got ${quote(cell)}`)
})

/** Texts by name: a JSON object of strings, at most 20,000 characters. */
export const texts = field((cell) => {
  const whole = longText.parse(cell)
  if (Result.isFailure(whole)) return Result.fail(whole.failure)
  const named = jsonOf(cell)
  return typeof named === "object" &&
    named !== null &&
    !Array.isArray(named) &&
    Object.values(named).every((text) => typeof text === "string")
    ? Result.succeed(named as Readonly<Record<string, string>>)
    : Result.fail(`Expected a JSON object of strings, got ${quote(cell)}`)
})

/** Text that matches a pattern, at most 2,000 characters. */
export const pattern = (shape: RegExp, expected: string): Field<string> => {
  const bounded = withMost(2000)
  return field((cell) =>
    Result.flatMap(bounded.parse(cell), (text) =>
      shape.test(text) ? Result.succeed(text) : Result.fail(`Expected ${expected}, got ${quote(text)}`)
    )
  )
}

/** An address of a document: `webAddress`. */
export const url: Field<string> = (() => {
  const expected = "an http or https address"
  const unnamed = `${expected} without a user name`
  const shaped = pattern(/^https?:\/\/[^\s<>"]+$/i, expected)
  return field((cell) =>
    Result.flatMap(shaped.parse(cell), (text) =>
      webAddress(text) === null
        ? Result.fail(`Expected ${URL.canParse(text) ? unnamed : expected}, got ${quote(text)}`)
        : Result.succeed(text)
    )
  )
})()
