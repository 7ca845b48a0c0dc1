/** A file as a whole can't be taken in; nothing of it was. */
import { Schema } from "effect"

export class FileRefused extends Schema.TaggedError<FileRefused>()("FileRefused", {
  file: Schema.String,
  message: Schema.String
}) {}
