/** Decodes an XML file by its byte order mark, else by the encoding that its declaration states, else as UTF-8. */
import { Effect } from "effect"
import { type SourceFile, UnreadableFile } from "../../../core/mod.ts"
import { gunzip } from "../bytes/Gzip.ts"
import { type Encoding, encodingOf, markedEncoding, utf8 } from "../bytes/Encoding.ts"
import { wholeBytes } from "./WholeBytes.ts"

/** UTF-16 without its mark: `<?` or `<` and a letter, with a zero in every other byte. */
const unmarked = ([a, b, c, d]: Uint8Array): string | null =>
  a === 0x3c && b === 0 && c !== 0 && d === 0
    ? "utf-16le"
    : a === 0 && b === 0x3c && c === 0 && d !== 0
      ? "utf-16be"
      : null

/** The encoding that the declaration states; null without one. */
const declared = (bytes: Uint8Array): string | null => {
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1] ?? null
}

/** The text of an XML file of at most `max` bytes, gunzipped, without its byte order mark. */
export const xmlTextOf = Effect.fnUntraced(function* (file: SourceFile, max: number) {
  const fail = (message: string) => new UnreadableFile({ file: file.name, line: null, message })
  const bytes = yield* wholeBytes(gunzip(file.bytes, file.name), max, () =>
    fail(`Longer than ${max / 1024 / 1024} MiB`)
  )
  const label = unmarked(bytes) ?? declared(bytes)
  let encoding: Encoding | null = markedEncoding(bytes)
  // A declaration that could be read byte by byte isn't in UTF-16, whatever it says.
  if (encoding === null) encoding = label === null || /^utf-?16$/i.test(label) ? utf8 : encodingOf(label)
  if (encoding === null)
    return yield* fail(`Unknown encoding ${JSON.stringify(label)} in its XML declaration`)
  const { decode, name } = encoding
  const text = yield* Effect.try({
    try: () => decode(bytes),
    catch: () =>
      fail(`Not ${name.toUpperCase()} text${label === null ? "" : ", which its XML declaration states"}`)
  })
  return text.replace(/^\ufeff/, "")
})
