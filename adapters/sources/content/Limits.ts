/** How long a document may be that is parsed into objects, which take up to thirty times the memory of its text. */
import { Effect } from "effect"
import { UnreadableFile } from "../../../core/mod.ts"

/** In millions of characters. */
const most = 64

/** Fails for a text that is too long to be parsed as a whole. */
export const parsable = (text: string, file: string): Effect.Effect<string, UnreadableFile> =>
  text.length <= most * 1_000_000
    ? Effect.succeed(text)
    : Effect.fail(
        new UnreadableFile({
          file,
          line: null,
          message: `The document is longer than ${most} million characters, the most that is parsed as a whole`
        })
      )
