/** The one error of the readers: from here on the file makes no sense, so nothing of it can be trusted. */
import { Schema } from "effect"

export class UnreadableFile extends Schema.TaggedError<UnreadableFile>()("UnreadableFile", {
  file: Schema.String,
  /** From 1; null when the trouble has no line, as in compressed data. */
  line: Schema.NullOr(Schema.Int),
  message: Schema.String
}) {}
