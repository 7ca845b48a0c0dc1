/** The types of field values: each has a schema, a column type, and a parser for the cells of files. */
import { Schema } from "effect"
import * as Cell from "../cells/Field.ts"
import { CalendarDate } from "../time/Fields.ts"
import { Instant } from "../time/Instant.ts"

/** The type of a column; `json` is text that holds JSON. */
export type ColumnType = "text" | "date" | "integer" | "bigint" | "double precision" | "boolean" | "json"

/** How the values of a schema are stored, and read from files. */
export interface Storage {
  readonly column: ColumnType
  /** Parses a cell; null for a value that files don't contain. */
  readonly cell: Cell.Field<unknown> | null
  /** Whether its text is an instant. */
  readonly isInstant: boolean
}

/** The annotation key of a scalar's `Storage`. */
const storage = "findata/storage"

const annotatedStorage = (schema: Schema.Top): Storage | undefined =>
  Schema.resolveAnnotations(schema)?.[storage] as Storage | undefined

/** How the values of a record's field are stored. Throws for a schema that is none of the scalars here. */
export const storageOf = (schema: Schema.Top): Storage => {
  const found = annotatedStorage(schema)
  if (found === undefined) throw new Error("A field of a record holds a scalar of core/records/Scalar.ts")
  return found
}

const scalar = <S extends Schema.Top>(
  schema: S,
  column: ColumnType,
  cell: Cell.Field<unknown> | null = null,
  isInstant = false
): S["Rebuild"] => schema.annotate({ [storage]: { column, cell, isInstant } satisfies Storage })

/** The same values, nullable; stored the same way where they are stored. */
export const orNull = <S extends Schema.Top>(schema: S): Schema.NullOr<S> => {
  const stored = annotatedStorage(schema)
  const either = Schema.NullOr(schema)
  return stored === undefined ? either : either.annotate({ [storage]: stored })
}

/** A name or the like, at most 300 characters. */
export const text = scalar(Schema.String, "text", Cell.text)

/** One of the eleven sectors, or an operator's own. */
export const sector = scalar(Schema.String, "text", Cell.sector)

/** Prose, at most 20,000 characters. */
export const prose = scalar(Schema.String, "text", Cell.longText)

/** Text that isn't read from a cell as it is. */
export const computedText = scalar(Schema.String, "text")

/** A ticker in upper case. */
export const symbol = scalar(Schema.String, "text", Cell.symbol)

/** An http or https address. */
export const url = scalar(Schema.String, "text", Cell.url)

/** ISO 3166-1 two-letter code. */
export const country = scalar(Schema.String, "text", Cell.country)

/** ISO 4217, or GBX, ILA, ZAC for hundredths. */
export const currency = scalar(Schema.String, "text", Cell.currency)

/** `YYYY-MM-DD` */
export const day = scalar(CalendarDate, "date", Cell.date)

/** `YYYY-MM-DDTHH:MM:SSZ` */
export const instant = scalar(Instant, "text", Cell.instant, true)

/** The id of a stored record. */
export const id = scalar(Schema.Int, "integer")

/** A small whole number. */
export const whole = scalar(Schema.Int, "integer", Cell.integer)

/** A whole number up to 2^53 - 1. */
export const count = scalar(Schema.Int, "bigint", Cell.integer)

/** A finite number. */
export const number = scalar(Schema.Finite, "double precision", Cell.number)

/** Above 0. */
export const positive = scalar(Schema.Finite, "double precision", Cell.positive)

/** A percentage: 5 is five percent, in a cell also `5%`. */
export const percent = scalar(Schema.Finite, "double precision", Cell.percent)

/** True or false. */
export const flag = scalar(Schema.Boolean, "boolean", Cell.flag)

/** Text that matches a pattern. */
export const pattern = (shape: RegExp, expected: string) =>
  scalar(Schema.String, "text", Cell.pattern(shape, expected))

/** Digits padded with leading zeros to a length, as registries number issuers. */
export const digits = (length: number) => scalar(Schema.String, "text", Cell.digits(length))

/** One of a list of words. */
export const word = <const Words extends ReadonlyArray<string>>(words: Schema.Literals<Words>) =>
  scalar(words, "text", Cell.oneOf(words.literals))

/** A whole number within bounds, both included. */
export const wholeWithin = (minimum: number, maximum: number) =>
  scalar(Schema.Int.check(Schema.isBetween({ minimum, maximum })), "integer", Cell.integer)

/** One of a list of whole numbers. */
export const wholeOf = <const Numbers extends ReadonlyArray<number>>(numbers: Schema.Literals<Numbers>) =>
  scalar(numbers, "integer", Cell.integer)

/** A value that is stored as JSON; an empty list that is never null is stored as null. */
export const json = <S extends Schema.Top>(schema: S, cell: Cell.Field<S["Type"]> | null = null) =>
  scalar(schema, "json", cell)
