/** Turns bytes into text, in pieces of whole lines: each ends with a newline, and none begins within a line. */
import { Effect } from "effect"
import { pieceSize, rowSize } from "./Limits.ts"
import type { Stage } from "./Stage.ts"
import { UnreadableFile } from "./UnreadableFile.ts"

const newline = 10
const byteOrderMark = "\uFEFF"
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

const countLines = (bytes: Uint8Array): number => {
  let count = 0
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count++
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

const isText = (bytes: Uint8Array): boolean => {
  try {
    utf8.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** How many lines come before the first that is no UTF-8. No other character has a newline's byte within it. */
const linesBeforeFault = (bytes: Uint8Array): number => {
  let lines = 0
  let start = 0
  for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
    if (!isText(bytes.subarray(start, end))) break
    start = end + 1
    lines++
  }
  return lines
}

export const text = (file: string): Stage<Uint8Array, string> => {
  let held: Array<Uint8Array> = []
  let size = 0
  /** Bytes held of a line that hasn't ended yet. */
  let unfinished = 0
  /** Lines decoded so far. */
  let lines = 0
  let begun = false

  const decode = Effect.fnUntraced(function* (bytes: Uint8Array) {
    const decoded = yield* Effect.try({
      try: () => utf8.decode(bytes),
      catch: () =>
        new UnreadableFile({ file, line: lines + linesBeforeFault(bytes) + 1, message: "Not UTF-8 text" })
    })
    lines += countLines(bytes)
    const marked = !begun && decoded.startsWith(byteOrderMark)
    begun = true
    return marked ? decoded.slice(1) : decoded
  })

  const hold = (bytes: Uint8Array): void => {
    held.push(bytes)
    size += bytes.length
    const last = bytes.lastIndexOf(newline)
    unfinished = last === -1 ? unfinished + bytes.length : bytes.length - last - 1
  }

  const take = Effect.fnUntraced(function* (chunk: Uint8Array) {
    const pieces: Array<string> = []
    for (let at = 0; at < chunk.length; at += pieceSize) {
      hold(chunk.subarray(at, at + pieceSize))
      if (unfinished > rowSize) {
        const line = lines + countLines(join(held, size)) + 1
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
    if (size === 0) return []
    const last = yield* decode(join(held, size))
    return [last.endsWith("\n") ? last : `${last}\n`]
  })

  return { take, end }
}
