/** Decodes bytes to text, in pieces of whole lines, each ending with a newline. */
import { Effect } from "effect"
import { type Encoding, markedEncoding, utf8 } from "../bytes/Encoding.ts"
import { pieceSize, rowSize } from "./Limits.ts"
import type { Stage } from "./Stage.ts"
import { UnreadableFile } from "../../../core/mod.ts"

const byteOrderMark = "\uFEFF"

/** Enough bytes to recognise a byte order mark. */
const markSize = 3

const countLines = (bytes: Uint8Array, { lineEnd }: Encoding): number => {
  let count = 0
  for (let end = lineEnd(bytes, 0); end !== -1; end = lineEnd(bytes, end)) count++
  return count
}

const join = (chunks: ReadonlyArray<Uint8Array>, size: number): Uint8Array => {
  const joined = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    joined.set(chunk, at)
    at += chunk.length
  }
  return joined
}

const isText = (bytes: Uint8Array, { decode }: Encoding): boolean => {
  try {
    decode(bytes)
    return true
  } catch {
    return false
  }
}

/** How many lines precede the first invalid one. */
const linesBeforeFault = (bytes: Uint8Array, encoding: Encoding): number => {
  let lines = 0
  let start = 0
  for (let end = encoding.lineEnd(bytes, 0); end !== -1; end = encoding.lineEnd(bytes, start)) {
    if (!isText(bytes.subarray(start, end), encoding)) break
    start = end
    lines++
  }
  return lines
}

const notText = (given: Encoding | null, { name }: Encoding): string =>
  given === null
    ? `Not ${name} text: pass --encoding, such as windows-949 or windows-1252`
    : `Not ${name} text`

/** `given` is the encoding of a file without a byte order mark, null for UTF-8; a mark takes precedence. */
export const text = (file: string, given: Encoding | null): Stage<Uint8Array, string> => {
  let encoding = given ?? utf8
  let held: Array<Uint8Array> = []
  let size = 0
  /** Bytes of an unfinished line. */
  let unfinished = 0
  /** Lines decoded so far. */
  let lines = 0
  let begun = false
  /** The first bytes, until a byte order mark can be recognised; later half a unit. */
  let early: Uint8Array = new Uint8Array()
  let known = false

  const decode = Effect.fnUntraced(function* (bytes: Uint8Array) {
    const decoded = yield* Effect.try({
      try: () => encoding.decode(bytes),
      catch: () =>
        new UnreadableFile({
          file,
          line: lines + linesBeforeFault(bytes, encoding) + 1,
          message: notText(given, encoding)
        })
    })
    lines += countLines(bytes, encoding)
    const marked = !begun && decoded.startsWith(byteOrderMark)
    begun = true
    return marked ? decoded.slice(1) : decoded
  })

  const hold = (bytes: Uint8Array): void => {
    held.push(bytes)
    size += bytes.length
    const ended = encoding.lastLineEnd(bytes)
    unfinished = ended === 0 ? unfinished + bytes.length : bytes.length - ended
  }

  /** Cuts a chunk at the end of a unit, with the remainder of the previous one. */
  const wholeUnits = (chunk: Uint8Array): Uint8Array => {
    if (known && encoding.unit === 1) return chunk
    const bytes = early.length === 0 ? chunk : join([early, chunk], early.length + chunk.length)
    if (!known && bytes.length < markSize) {
      early = bytes
      return new Uint8Array()
    }
    if (!known) encoding = markedEncoding(bytes) ?? encoding
    known = true
    const end = bytes.length - (bytes.length % encoding.unit)
    early = bytes.subarray(end)
    return bytes.subarray(0, end)
  }

  const take = Effect.fnUntraced(function* (chunk: Uint8Array) {
    const pieces: Array<string> = []
    const units = wholeUnits(chunk)
    for (let at = 0; at < units.length; at += pieceSize) {
      hold(units.subarray(at, at + pieceSize))
      if (unfinished > rowSize) {
        const line = lines + countLines(join(held, size), encoding) + 1
        return yield* new UnreadableFile({ file, line, message: "The line is longer than 16 MiB" })
      }
      if (size < pieceSize || unfinished === size) continue
      const joined = join(held, size)
      const cut = size - unfinished
      held = [joined.subarray(cut)]
      size = unfinished
      pieces.push(yield* decode(joined.subarray(0, cut)))
    }
    return pieces
  })

  const end = Effect.gen(function* () {
    if (!known) encoding = markedEncoding(early) ?? encoding
    if (early.length > 0) hold(early)
    if (size === 0) return []
    const last = yield* decode(join(held, size))
    return [last.endsWith("\n") ? last : `${last}\n`]
  })

  return { take, end }
}
