/**
 * Request parameters: text on the wire, checked values inside. What is wrong with one is said in pydantic's words; the
 * decoded side carries the same bounds for the OpenAPI document.
 */
import { Effect, Schema, SchemaGetter, SchemaIssue } from "effect"
import { CalendarDate } from "../../../../core/mod.ts"
import type { ValidationItem } from "./Errors.ts"
import { daysInMonth, hasAtMost, isMaxCharacters, wordInAnyCase } from "../../../../core/ports.ts"

/** The issue annotation that holds pydantic's name of an error. */
export const errorType = "findata/http/errorType"

/** The issue annotation that holds where in a text it is wrong, as an item of a 422 says it. */
export const errorContext = "findata/http/errorContext"

interface Fault {
  readonly type: string
  readonly msg: string
  readonly ctx?: ValidationItem["ctx"]
}

/** The issue of a fault. */
export const issueOf = ({ ctx, msg, type }: Fault): SchemaIssue.InvalidValue =>
  new SchemaIssue.InvalidValue({ message: msg, [errorType]: type, [errorContext]: ctx })

/** Text that `parse` reads, or says what is wrong with it. */
export const parsed = <S extends Schema.Top & { readonly Type: string | number }>(
  schema: S,
  parse: (text: string) => S["Type"] | Fault
) =>
  Schema.String.pipe(
    Schema.decodeTo(Schema.toType(schema), {
      decode: SchemaGetter.transformEffect<S["Type"], string>((text) => {
        const value = parse(text)
        return typeof value === "object" ? Effect.fail(issueOf(value)) : Effect.succeed(value)
      }),
      encode: SchemaGetter.transform<string, S["Type"]>(String)
    })
  )

/** The most that a page number or an offset may be: PostgreSQL's integer, and past any list. */
const maxInteger = 2_147_483_647

const integerFault: Fault = {
  type: "int_parsing",
  msg: "Input should be a valid integer, unable to parse string as an integer"
}

/** A whole number within bounds, both inclusive. */
export const integer = (minimum: number, maximum: number = maxInteger) =>
  parsed(Schema.Int.check(Schema.isBetween({ minimum, maximum })), (text) => {
    if (!/^\s*[+-]?\d+(\.0+)?\s*$/.test(text)) return integerFault
    const value = Number(text)
    if (value < minimum) {
      return { type: "greater_than_equal", msg: `Input should be greater than or equal to ${minimum}` }
    }
    return value > maximum
      ? { type: "less_than_equal", msg: `Input should be less than or equal to ${maximum}` }
      : value
  })

/** `'1day', '1week' or '1month'` */
export const alternatives = (words: ReadonlyArray<string>): string => {
  const quoted = words.map((word) => `'${word}'`)
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`
}

/** The names of a record, as literals. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) =>
  Object.keys(record) as Array<K>

const enumFault = (words: ReadonlyArray<string>): Fault => ({
  type: "enum",
  msg: `Input should be ${alternatives(words)}`
})

/** One of the words of a literal schema. */
export const word = <const L extends ReadonlyArray<string>>(literals: Schema.Literals<L>) =>
  parsed(literals, (text) =>
    literals.literals.includes(text) ? (text as L[number]) : enumFault(literals.literals)
  )

/** One of the words of a literal schema, in any case. */
export const anyCaseWord = <const L extends ReadonlyArray<string>>(literals: Schema.Literals<L>) =>
  parsed(
    literals,
    (text) => wordInAnyCase<L[number]>(literals.literals, text) ?? enumFault(literals.literals)
  )

/** Words of a literal schema between commas, in any order: `lines,provenance`. */
export const words = <const L extends ReadonlyArray<string>>({ literals }: Schema.Literals<L>) => {
  const one = `(?:${literals.join("|")})`
  return parsed(Schema.String.check(Schema.isPattern(new RegExp(`^${one}(?:,${one})*$`, "u"))), (text) => {
    const names = text.split(",").map((name) => name.trim())
    return names.every((name) => literals.includes(name)) ? names.join(",") : enumFault(literals)
  })
}

/** The language of a tag such as `KO`, `ko-KR` or `zh-Hans-CN` (BCP 47), in lower case; null for what is no tag. */
const languageIn = (tag: string): string | null => {
  try {
    return new Intl.Locale(tag).language
  } catch {
    return null
  }
}

/** One of the languages of a literal schema, by a language tag in any case. */
export const languageOf = <const L extends ReadonlyArray<string>>(literals: Schema.Literals<L>) =>
  parsed(literals, (text) => {
    const language = languageIn(text.trim())
    return literals.literals.find((known) => known === language) ?? enumFault(literals.literals)
  })

const invalidDate = (why: string): Fault => ({
  type: "date_from_datetime_parsing",
  msg: `Input should be a valid date or datetime, ${why}`
})

/** A calendar date, YYYY-MM-DD. */
export const date = parsed(CalendarDate, (text) => {
  if (text.length < 10) return invalidDate("input is too short")
  if (!/^\d{4}/.test(text)) return invalidDate("invalid character in year")
  if (text[4] !== "-" || text[7] !== "-") return invalidDate("invalid date separator, expected `-`")
  if (!/^\d{2}$/.test(text.slice(5, 7))) return invalidDate("invalid character in month")
  if (!/^\d{2}$/.test(text.slice(8, 10))) return invalidDate("invalid character in day")
  if (text.length > 10) return invalidDate("unexpected extra characters at the end of the input")
  const [year, month, day] = text.split("-").map(Number) as [number, number, number]
  if (year < 1000) return invalidDate("year value is outside expected range")
  if (month < 1 || month > 12) return invalidDate("month value is outside expected range of 1-12")
  return day < 1 || day > daysInMonth(year, month) ? invalidDate("day value is outside expected range") : text
})

const code = /^[A-Za-z]{3}$/u

/** The three letters of a currency's ISO 4217 code, in any case. */
export const currencyCode = parsed(Schema.String.check(Schema.isPattern(code)), (text) =>
  code.test(text)
    ? text.toUpperCase()
    : {
        type: "string_pattern_mismatch",
        msg: "String should have the three letters of an ISO 4217 code, such as USD"
      }
)

/** Text of a bounded number of characters; a NUL character is refused, databases can't hold it. */
export const text = (max: number) =>
  parsed(Schema.String.check(isMaxCharacters(max)), (value) => {
    if (!hasAtMost(value, max)) {
      return { type: "string_too_long", msg: `String should have at most ${max} characters` }
    }
    return value.includes("\u0000")
      ? { type: "value_error", msg: "Value error, text holds a NUL character" }
      : value
  })

/** The value that a parameter has when it isn't given. */
export const orElse =
  <S extends Schema.Top>(value: S["Type"]) =>
  (schema: S) =>
    schema.pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(value)))

/** `true` or, by default, `false`. */
export const yesOrNo = word(Schema.Literals(["true", "false"])).pipe(orElse("false" as const))
