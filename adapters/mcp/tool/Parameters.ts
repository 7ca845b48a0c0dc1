/** Parameters that several tools have. */
import { Effect, Schema } from "effect"
import { isCalendarDate } from "../../../core/mod.ts"
import { Refused } from "./Tool.ts"

/** An argument with a value of its own where it isn't given. */
const orElse =
  <S extends Schema.Top>(value: S["Type"]) =>
  (schema: S) =>
    schema.pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(value)))

export const optional = <S extends Schema.Top>(schema: S): Schema.optionalKey<S> => Schema.optionalKey(schema)

const isText = (max: number) =>
  Schema.makeFilter(
    (text: string) =>
      (text.trim() !== "" && text.length <= max && !text.includes("\u0000")) ||
      `Expected a text of 1 to ${max} characters`
  )

/** A text that databases can compare. */
export const text = (max: number, description: string) =>
  Schema.String.annotate({ description }).check(isText(max))

const isDay = Schema.makeFilter(
  (day: string) => isCalendarDate(day) || "Expected a calendar date, YYYY-MM-DD, such as 2019-12-31"
)

const day = (description: string) => Schema.String.annotate({ description }).check(isDay)

/** The days of a range, both inclusive, by the names that the HTTP interface has. */
export const range = { start_date: optional(day("First day")), end_date: optional(day("Last day")) }

/** Fails where the days of a range are in the wrong order. */
export const ordered = ({
  end_date,
  start_date
}: {
  readonly start_date?: string
  readonly end_date?: string
}) =>
  start_date !== undefined && end_date !== undefined && start_date > end_date
    ? Effect.fail(new Refused({ message: `start_date ${start_date} is after end_date ${end_date}` }))
    : Effect.void

/** A whole number within bounds, both inclusive. */
export const whole = (minimum: number, maximum: number, description: string) =>
  Schema.Int.check(
    Schema.makeFilter(
      (value: number) =>
        (value >= minimum && value <= maximum) || `Expected a whole number from ${minimum} to ${maximum}`,
      { toJsonSchema: () => ({ minimum, maximum }) }
    )
  ).annotate({ description })

/** A whole number with a default, which the description states. */
export const wholeOr = (fallback: number, minimum: number, maximum: number, description: string) =>
  whole(minimum, maximum, `${description}; default ${fallback}`).pipe(orElse(fallback))

/** One of some words with a default, which the description states. */
export const wordOr = <const Words extends ReadonlyArray<string>>(
  words: Schema.Literals<Words>,
  fallback: Words[number],
  description: string
) =>
  words
    .annotate({ description: `${description}; default ${fallback}` })
    .pipe(orElse<Schema.Literals<Words>>(fallback))

export const symbol = text(50, "Ticker, or TICKER:EXCHANGE")

export const as_of = optional(day("As known at the end of this day, YYYY-MM-DD; default now"))

export const rows = (fallback: number, max: number) => wholeOr(fallback, 1, max, "Most rows")
