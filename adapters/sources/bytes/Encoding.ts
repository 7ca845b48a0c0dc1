/** The encodings of text files: those of the WHATWG Encoding Standard by label, and a few by other common names. */
import { decodeUhc } from "./Uhc.ts"

/** Common names that the standard doesn't list. */
const others: Readonly<Record<string, string>> = {
  cp949: "windows-949",
  ms949: "windows-949",
  uhc: "windows-949",
  cp932: "shift_jis",
  cp936: "gbk",
  cp950: "big5"
}

const newline = 10

export interface Encoding {
  /** The display name. */
  readonly name: string
  /** Decodes whole lines; throws for invalid bytes. */
  readonly decode: (bytes: Uint8Array) => string
  /** Bytes per unit: lines are cut between units only. */
  readonly unit: 1 | 2
  /** The end, past its newline, of the first line that ends at or after a byte; -1 when none does. */
  readonly lineEnd: (bytes: Uint8Array, from: number) => number
  /** The end of the last complete line; 0 when there is none. */
  readonly lastLineEnd: (bytes: Uint8Array) => number
}

const wide = (bigEndian: boolean): Pick<Encoding, "unit" | "lineEnd" | "lastLineEnd"> => {
  const [high, low] = bigEndian ? [0, 1] : [1, 0]
  const isNewline = (bytes: Uint8Array, at: number): boolean =>
    bytes[at + low] === newline && bytes[at + high] === 0
  return {
    unit: 2,
    lineEnd: (bytes, from) => {
      for (let at = from; at + 1 < bytes.length; at += 2) if (isNewline(bytes, at)) return at + 2
      return -1
    },
    lastLineEnd: (bytes) => {
      for (let at = bytes.length - (bytes.length % 2) - 2; at >= 0; at -= 2) {
        if (isNewline(bytes, at)) return at + 2
      }
      return 0
    }
  }
}

/** In no other encoding is a newline's byte part of another character. */
const narrow: Pick<Encoding, "unit" | "lineEnd" | "lastLineEnd"> = {
  unit: 1,
  lineEnd: (bytes, from) => {
    const at = bytes.indexOf(newline, from)
    return at === -1 ? -1 : at + 1
  },
  lastLineEnd: (bytes) => bytes.lastIndexOf(newline) + 1
}

/**
 * The encoding with a label, in any case; null for an unknown label.
 *
 * @example
 * ```ts
 * import { encodingOf } from "findata/sources"
 *
 * encodingOf("cp949")?.decode(Uint8Array.of(0xbb, 0xef, 0xbc, 0xba)) // => "삼성"
 * encodingOf("morse") // => null
 * ```
 */
export const encodingOf = (label: string): Encoding | null => {
  const wanted = label.trim().toLowerCase()
  try {
    const decoder = new TextDecoder(others[wanted] ?? wanted, { fatal: true, ignoreBOM: true })
    const { encoding } = decoder
    return {
      name: encoding === "utf-8" ? "UTF-8" : label.trim(),
      decode: encoding === "euc-kr" ? decodeUhc : (bytes) => decoder.decode(bytes),
      ...(encoding.startsWith("utf-16") ? wide(encoding === "utf-16be") : narrow)
    }
  } catch {
    return null
  }
}

const known = (label: string): Encoding => {
  const encoding = encodingOf(label)
  if (encoding === null) throw new Error(`No ${label} on this runtime`)
  return encoding
}

export const utf8: Encoding = known("utf-8")

const marks: ReadonlyArray<readonly [ReadonlyArray<number>, string]> = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"]
]

/** The encoding of a file's byte order mark; null without one. */
export const markedEncoding = (bytes: Uint8Array): Encoding | null => {
  const found = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))
  return found === undefined ? null : known(found[1])
}
