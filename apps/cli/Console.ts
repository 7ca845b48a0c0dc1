/** Output of commands: data on standard output, messages on standard error when JSON is requested. */
import { Context, Effect, Schema } from "effect"
import { withoutSecrets } from "../Secrets.ts"

/** The command was used wrongly: exit code 2. */
export class WrongUsage extends Schema.TaggedError<WrongUsage>()("WrongUsage", { message: Schema.String }) {}

/** The command failed: exit code 1. */
export class Failed extends Schema.TaggedError<Failed>()("Failed", { message: Schema.String }) {}

/** The command did part of its work and reported the rest: exit code 1. */
export class PartlyDone extends Schema.TaggedError<PartlyDone>()("PartlyDone", {}) {}

/** Where commands write: the streams of the process, unless the program around them provides others. */
export const Streams = Context.Reference<Readonly<Record<"stdout" | "stderr", NodeJS.WritableStream>>>(
  "findata/cli/Console/Streams",
  { defaultValue: () => process }
)

const write = (to: "stdout" | "stderr", text: string) =>
  Effect.flatMap(Streams, (streams) =>
    Effect.callback<void>((resume) => {
      streams[to].write(text, () => resume(Effect.void))
    })
  )

/** Data: one JSON document. */
export const json = (value: unknown) => write("stdout", `${JSON.stringify(value, null, 2)}\n`)

/** Data: a whole document, as a table of CSV or a page of HTML, for another program. */
export const document = (text: string) => write("stdout", text)

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`

/** Escapes control and bidirectional characters: the contents of files must not control the terminal. */
const visible = (text: string): string =>
  text.replace(
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    escaped
  )

/** A text on one line, such as a file's name within a report: line breaks and tabs are escaped as well. */
export const line = (text: string): string => visible(text).replace(/[\t\n\u2028\u2029]/g, escaped)

/** Prints text for people. */
export const print = (text: string, asJson = false) =>
  write(asJson ? "stderr" : "stdout", `${visible(text)}\n`)

/** Prints a message on standard error, without secrets. */
export const note = (text: string) => write("stderr", `${visible(withoutSecrets(text))}\n`)

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

/** A number of things by their name: `1 row`, `1,200 rows`. */
export const counted = (value: number, one: string, several = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : several}`
