/** The formats of bodies. `adapters/http/server/answers/tables.ts` encodes those of tables. */
import { Schema } from "effect"
import { type BulkFormat, bulkMediaTypes } from "../../../../core/ports.ts"

/** The Content-Type of each format. */
export const formats = {
  json: "application/json",
  csv: "text/csv; charset=utf-8",
  ics: "text/calendar; charset=utf-8"
} as const

export type Format = keyof typeof formats

/** The format of bodies that are a calendar, iCalendar. */
export type CalendarFormat = "ics"

/** A format of bodies that are a table. */
export type TableFormat = Exclude<Format, "json" | CalendarFormat>

const names = Object.keys(formats) as ReadonlyArray<Format>

/** All but JSON: what `Accept` may ask for. */
export const otherFormats = names.filter((name) => name !== "json")

export const tableFormats = names.filter((name): name is TableFormat => name !== "json" && name !== "ics")

/** The Content-Type of tables that are sent while they are made. */
export const lineFormats = { csv: formats.csv, ndjson: "application/x-ndjson" } as const

/** One of `lineFormats`. */
export type LineFormat = keyof typeof lineFormats

/** The media type of a format, by which `Accept` names it. */
export const mediaTypeOf = (format: Format | LineFormat | BulkFormat): string =>
  ({ ...formats, ...lineFormats, ...bulkMediaTypes })[format].split(";", 1)[0] as string

/** The type by which a stream of bytes is declared whose own type depends on its format. */
export const streamType = "application/octet-stream"

/** JSON, or a table that is sent while it is made. */
export const PanelFormat = Schema.Literals(["json", "csv", "ndjson"])

/** JSON, or a table with the names of its columns; `Accept` asks for each too. */
export const DataFormat = Schema.Literals(["json", ...tableFormats])

/** The same, and iCalendar. */
export const EventFormat = Schema.Literals(names)
