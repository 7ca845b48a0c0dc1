/** Reads a file's text in pieces, for files that are too long to be read whole. */
import { Effect, Stream } from "effect"
import { type SourceFile, UnreadableFile } from "../../../core/mod.ts"
import { gunzip } from "../bytes/Gzip.ts"

/** The text of a file in UTF-8, gunzipped, without its byte order mark. */
export const textsOf = (file: SourceFile): Stream.Stream<string, UnreadableFile> =>
  Stream.suspend(() => {
    const decoder = new TextDecoder("utf-8", { fatal: true })
    const decode = (chunk: Uint8Array | null) =>
      Effect.try({
        try: () => (chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true })),
        catch: () => new UnreadableFile({ file: file.name, line: null, message: "Not UTF-8 text" })
      })
    return Stream.concat(gunzip(file.bytes, file.name), Stream.make(null)).pipe(Stream.mapEffect(decode))
  })

/** The beginning of a file that can be read at any offset; empty for any other, and for one that isn't text. */
export const startOf = (file: SourceFile): Effect.Effect<string, UnreadableFile> =>
  file.at === null
    ? Effect.succeed("")
    : Effect.map(file.at(0, 1000), (bytes) => new TextDecoder().decode(bytes))
