/** The file as a whole is refused; nothing of it was written. */
import { Schema } from "effect"

/**
 * `message` is the reason, for people: such as columns that are missing, prices that can't be restored to raw ones, or
 * options that don't fit the file.
 */
export class FileRefused extends Schema.TaggedError<FileRefused>()("FileRefused", {
  file: Schema.String,
  message: Schema.String
}) {}
