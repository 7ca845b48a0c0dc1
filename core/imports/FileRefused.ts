/** The file as a whole is refused; nothing of it was written. */
import { Schema } from "effect"

export class FileRefused extends Schema.TaggedError<FileRefused>()("FileRefused", {
  file: Schema.String,
  message: Schema.String
}) {}
