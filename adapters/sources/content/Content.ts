/** Reads what a file contains, by its first bytes: a zip archive, JSON, XML or other text, gzipped or not. */
import { Effect, Stream } from "effect"
import { type SourceFile, UnreadableFile } from "../../../core/mod.ts"
import { messageOf } from "../../../core/ports.ts"
import { gunzip } from "../bytes/Gzip.ts"
import { jsonPart, type Kept } from "./JsonPart.ts"
import { parsableJson, TooMany } from "./Limits.ts"
import { type ZippedFile, zippedFiles } from "./Zip.ts"

export type Content =
  | { readonly _tag: "Zip"; readonly files: Stream.Stream<ZippedFile, UnreadableFile> }
  /** `text` is decoded, without its byte order mark. */
  | {
      readonly _tag: "Json" | "Xml" | "Text"
      readonly text: string
    }

const mebibyte = 1024 * 1024

/** The longest text that is read as a whole, in bytes. */
const maxText = 256 * mebibyte

/** A local file's header, or the end of an empty archive's directory; a text may begin with `PK` too. */
const isZip = ([p, k, a, b]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6))

/**
 * The whole text of a file, gunzipped; UTF-8 unless `encoding` names another. Fails beyond that many bytes.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { memoryFile, textOf } from "findata/sources"
 *
 * await Effect.runPromise(textOf(memoryFile("closes.txt", "122.15"))) // => "122.15"
 * ```
 */
export const textOf = Effect.fnUntraced(function* (file: SourceFile, encoding = "utf-8", max = maxText) {
  const fail = (message: string) => new UnreadableFile({ file: file.name, line: null, message })
  const decoder = yield* Effect.try({
    try: () => new TextDecoder(encoding, { fatal: true }),
    catch: () => fail(`Unknown encoding ${JSON.stringify(encoding)}`)
  })
  const decode = (chunk: Uint8Array, stream: boolean) =>
    Effect.try({
      try: () => decoder.decode(chunk, { stream }),
      catch: () => fail(`Not ${encoding.toUpperCase()} text`)
    })
  let size = 0
  const pieces: Array<string> = []
  yield* Stream.runForEach(
    gunzip(file.bytes, file.name),
    Effect.fnUntraced(function* (chunk) {
      if (size === 0 && isZip(chunk)) yield* fail("A zip archive can't be read as a stream: pass its file")
      size += chunk.length
      if (size > max) yield* fail(`The text is longer than ${max / mebibyte} MiB`)
      pieces.push(yield* decode(chunk, true))
    })
  )
  pieces.push(yield* decode(new Uint8Array(), false))
  return pieces.join("")
})

/**
 * Reads a file's content: a text whole, an archive file by file.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { contentOf, memoryFile } from "findata/sources"
 *
 * await Effect.runPromise(contentOf(memoryFile("bars.json", `{"close": 122.15}`)))
 * // => { _tag: "Json", text: '{"close": 122.15}' }
 * ```
 */
export const contentOf = Effect.fnUntraced(function* (file: SourceFile, encoding = "utf-8") {
  if (file.at !== null && isZip(yield* file.at(0, 4))) {
    return { _tag: "Zip", files: zippedFiles(file) } satisfies Content
  }
  const text = yield* textOf(file, encoding)
  const [first] = text.trimStart()
  const content: Content = {
    _tag: first === "{" || first === "[" ? "Json" : first === "<" ? "Xml" : "Text",
    text
  }
  return content
})

/**
 * Parses JSON; the error names the file. With `kept`, of a document of objects only the parts that it names.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { jsonIn } from "findata/sources"
 *
 * await Effect.runPromise(jsonIn(`{"close": 122.15}`, "bars.json")) // => { close: 122.15 }
 * await Effect.runPromise(Effect.flip(jsonIn("close", "bars.json"))) // => { _tag: "UnreadableFile", file: "bars.json" }
 * ```
 */
export const jsonIn = (text: string, file: string, kept?: Kept): Effect.Effect<unknown, UnreadableFile> =>
  Effect.flatMap(parsableJson(text, file), (whole) =>
    Effect.try({
      try: (): unknown => (kept === undefined ? JSON.parse(whole) : jsonPart(whole, kept)),
      catch: (error) =>
        new UnreadableFile({
          file,
          line: null,
          message: error instanceof TooMany ? error.message : `Not JSON: ${messageOf(error)}`
        })
    })
  )
