/** What commands print: data on standard output, words for people on standard error when data was asked for. */
import { Effect, Schema } from "effect"

/** The command was used wrongly: exit code 2. */
export class WrongUsage extends Schema.TaggedError<WrongUsage>()("WrongUsage", { message: Schema.String }) {}

/** The command could not do what it was asked: exit code 1. */
export class Failed extends Schema.TaggedError<Failed>()("Failed", { message: Schema.String }) {}

/** The command did what it could and has told what it could not: exit code 1. */
export class PartlyDone extends Schema.TaggedError<PartlyDone>()("PartlyDone", {}) {}

const write = (stream: NodeJS.WriteStream, text: string) =>
  Effect.callback<void>((resume) => {
    stream.write(`${text}\n`, () => resume(Effect.void))
  })

/** Data: one JSON document. */
export const json = (value: unknown) => write(process.stdout, JSON.stringify(value, null, 2))

/** Characters that a terminal obeys or that reverse what it shows, as escapes: what files hold must not move a cursor. */
const visible = (text: string): string =>
  text.replace(
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  )

/** Words for people. */
export const say = (text: string, asJson = false) =>
  write(asJson ? process.stderr : process.stdout, visible(text))

/** Words for people beside the data. */
export const tell = (text: string) => write(process.stderr, visible(text))

/** Columns padded to the widest cell, two spaces apart. */
export const table = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

export const count = (value: number): string => value.toLocaleString("en-US")
