/** The formats of bodies. `adapters/http/server/answers/tables.ts` encodes those of tables. */
import { Schema } from "effect"

/** The Content-Type of each format. */
export const formats = {
  json: "application/json",
  csv: "text/csv; charset=utf-8"
} as const

export type Format = keyof typeof formats

/** A format of bodies that are a table. */
export type TableFormat = Exclude<Format, "json">

const names = Object.keys(formats) as ReadonlyArray<Format>

export const tableFormats = names.filter((name): name is TableFormat => name !== "json")

/** The media type of a format, by which `Accept` names it. */
export const mediaTypeOf = (format: Format): string => formats[format].split(";", 1)[0] as string

/** JSON, or a table with the names of its columns; `Accept` asks for each too. */
export const Format = Schema.Literals(names)
