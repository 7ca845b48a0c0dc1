/** A file of a source, readable as a whole or in part. */
import { type Effect, Schema, type Stream } from "effect"

/** A file can't be read from here on, or isn't one of the source's. */
export class UnreadableFile extends Schema.TaggedError<UnreadableFile>()("UnreadableFile", {
  file: Schema.String,
  /** From 1; null when the fault has no line, as in compressed data. */
  line: Schema.NullOr(Schema.Int),
  message: Schema.String
}) {}

/** A file to be read. */
export interface SourceFile {
  /** Its name, with the archive's before it: `companyfacts.zip/CIK0000320193.json`. */
  readonly name: string
  /** In bytes; null where it is unknown, as of standard input. */
  readonly size: number | null
  /** All its bytes, anew each time except those of standard input. */
  readonly bytes: Stream.Stream<Uint8Array, UnreadableFile>
  /** Some of its bytes; null for a file that can only be read from its start. */
  readonly at: ((offset: number, length: number) => Effect.Effect<Uint8Array, UnreadableFile>) | null
}
