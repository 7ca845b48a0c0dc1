/** Parameters that several tools have. */
import { Effect, Schema } from "effect"
import { isCalendarDate } from "../../core/mod.ts"

/** An argument with a value of its own where it isn't given. */
const orElse =
  <S extends Schema.Top>(value: S["Type"]) =>
  (schema: S) =>
    schema.pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(value)))

const isText = (most: number) =>
  Schema.makeFilter(
    (text: string) =>
      (text.trim() !== "" && text.length <= most && !text.includes("\u0000")) ||
      `Expected a text of 1 to ${most} characters`
  )

/** A text that databases can compare. */
export const text = (most: number, description: string) =>
  Schema.String.annotate({ description }).check(isText(most))

const isDay = Schema.makeFilter(
  (day: string) => isCalendarDate(day) || "Expected a calendar date, YYYY-MM-DD, such as 2019-12-31"
)

export const day = (description: string) => Schema.String.annotate({ description }).check(isDay)

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

export const optional = <S extends Schema.Top>(schema: S): Schema.optionalKey<S> => Schema.optionalKey(schema)

export const symbol = text(50, "Ticker, or TICKER:EXCHANGE")

export const as_of = optional(day("As known at the end of this day, YYYY-MM-DD; default now"))

export const rows = (fallback: number, most: number) => wholeOr(fallback, 1, most, "Most rows")
