/** The error of the readers: the file is malformed from here on, so nothing of it can be trusted. */
import { Schema } from "effect"

export class UnreadableFile extends Schema.TaggedError<UnreadableFile>()("UnreadableFile", {
  file: Schema.String,
  /** From 1; null when the fault has no line, as in compressed data. */
  line: Schema.NullOr(Schema.Int),
  message: Schema.String
}) {}
