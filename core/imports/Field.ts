/** Reads the cells of imported rows: text in, a value or what is wrong with it out. */
import { Result } from "effect"
import { countryCode } from "../companies/Country.ts"
import { currencyCode } from "../companies/Currency.ts"
import { normalizeSymbol } from "../companies/Symbol.ts"
import { isCalendarDate } from "../time/CalendarDate.ts"

export interface Field<A> {
  readonly parse: (text: string) => Result.Result<A, string>
  readonly required: boolean
}

const field = <A>(parse: Field<A>["parse"]): Field<A> => ({ parse, required: true })

/** The same field where an empty cell or an absent column is null. */
export const optional = <A>(self: Field<A>): Field<A | null> => ({ ...self, required: false })

/** Some of a text, for a message. */
export const quote = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Text of a bounded length. */
export const withMost = (most: number) =>
  field((cell) => {
    if (cell.includes("\u0000")) return Result.fail("The text holds a NUL character")
    // A store would keep another text, by which the record is never known again.
    if (!cell.isWellFormed()) return Result.fail("The text holds half a character (a lone surrogate)")
    return cell.length > most
      ? Result.fail(`At most ${most} characters, not ${cell.length}`)
      : Result.succeed(cell)
  })

/** A name or the like, at most 300 characters. */
export const text = withMost(300)
/** Prose, at most 20,000 characters. */
export const longText = withMost(20_000)

export const symbol = field((cell) => {
  const found = normalizeSymbol(cell)
  return found === null ? Result.fail(`Expected a ticker symbol, got ${quote(cell)}`) : Result.succeed(found)
})

/** What a text says in JSON; undefined for what is none. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Plain decimal notation, also with an exponent; no thousands marks. */
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/

/** Larger than any sum of money or shares, and small enough that sums and products of them stay numbers. */
const largest = 1e18

export const number = field((cell) => {
  const value = decimal.test(cell) ? Number(cell) : Number.NaN
  if (!Number.isFinite(value)) return Result.fail(`Expected a number such as 1234.5, got ${quote(cell)}`)
  return Math.abs(value) <= largest
    ? Result.succeed(value)
    : Result.fail(`Expected a number up to ${largest}, got ${quote(cell)}`)
})

/** A number above 0. */
export const positive = field((cell) =>
  Result.flatMap(number.parse(cell), (value) =>
    value > 0 ? Result.succeed(value) : Result.fail(`Expected a number above 0, got ${quote(cell)}`)
  )
)

/** A whole number, also written `1200.0`. */
export const integer = field((cell) => {
  const value = decimal.test(cell) ? Number(cell) : Number.NaN
  return Number.isSafeInteger(value)
    ? Result.succeed(value)
    : Result.fail(`Expected a whole number, got ${quote(cell)}`)
})

/** `YYYY-MM-DD`, `YYYY/MM/DD` or `YYYYMMDD`, also with a midnight after it. */
export const date = field((cell) => {
  const parts = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(cell)
  const found = parts === null ? "" : `${parts[1]}-${parts[3]}-${parts[4]}`
  if (isCalendarDate(found)) return Result.succeed(found)
  return Result.fail(
    /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(cell)
      ? `${quote(cell)} doesn't tell month from day: write dates as YYYY-MM-DD`
      : `Expected a date as YYYY-MM-DD, got ${quote(cell)}`
  )
})

export const country = field((cell) => {
  const code = countryCode(cell)
  return code === null
    ? Result.fail(`Unknown country ${quote(cell)}: expected an English name or an ISO 3166-1 code`)
    : Result.succeed(code)
})

export const currency = field((cell) => {
  const code = currencyCode(cell)
  return code === null
    ? Result.fail(`Unknown currency ${quote(cell)}: expected an ISO 4217 code`)
    : Result.succeed(code)
})

export const flag = field((cell) => {
  const word = cell.toLowerCase()
  if (["true", "1", "yes", "y"].includes(word)) return Result.succeed(true)
  if (["false", "0", "no", "n"].includes(word)) return Result.succeed(false)
  return Result.fail(`Expected true or false, got ${quote(cell)}`)
})

export const oneOf = <const A extends string>(words: ReadonlyArray<A>): Field<A> =>
  field((cell) => {
    const word = words.find((_) => _ === cell.toLowerCase())
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

/** Several texts: a JSON array of strings, or one a line. At most 20,000 characters in all. */
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

/** Text of a shape, at most 2,000 characters. */
export const pattern = (shape: RegExp, expected: string): Field<string> => {
  const bounded = withMost(2000)
  return field((cell) =>
    Result.flatMap(bounded.parse(cell), (text) =>
      shape.test(text) ? Result.succeed(text) : Result.fail(`Expected ${expected}, got ${quote(text)}`)
    )
  )
}

/** Where something can be read, opened by who reads it: of no other scheme than http and https. */
export const url = pattern(/^https?:\/\/[^\s<>"]+$/i, "an http or https address")
