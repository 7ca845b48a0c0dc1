/** Files with faults that others' files have had: damaged, cut, written otherwise, or hostile. */
import { gzipSync } from "node:zlib"
import * as fc from "fast-check"
import { hostileTexts } from "./hostileTexts.ts"

/** Changes the bytes of a file. Numbers choose the place and are taken modulo what there is. */
interface Mutation {
  readonly what: string
  readonly apply: (bytes: Buffer) => Buffer
}

const newline = 0x0a

const linesOf = (bytes: Buffer): ReadonlyArray<string> => bytes.toString("latin1").split("\n")

const ofLines = (lines: ReadonlyArray<string>): Buffer => Buffer.from(lines.join("\n"), "latin1")

/** Replaces the text by lines; bytes beyond ASCII are preserved. */
const byLines =
  (change: (lines: ReadonlyArray<string>) => ReadonlyArray<string>) =>
  (bytes: Buffer): Buffer =>
    ofLines(change(linesOf(bytes)))

const at = (place: number, length: number): number => place % Math.max(length, 1)

/** One line replaced by any number of lines. */
const withLine =
  (place: number, change: (line: string) => ReadonlyArray<string>) =>
  (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
    const i = at(place, lines.length)
    return [...lines.slice(0, i), ...change(lines[i] ?? ""), ...lines.slice(i + 1)]
  }

const swapped = (cells: ReadonlyArray<string>, one: number, two: number): ReadonlyArray<string> => {
  const [i, j] = [at(one, cells.length), at(two, cells.length)]
  return cells.map((cell, k) => cells[k === i ? j : k === j ? i : k] ?? cell)
}

const replacedCell = (line: string, place: number, cell: string): string => {
  const cells = line.split(",")
  const i = at(place, cells.length)
  return [...cells.slice(0, i), cell, ...cells.slice(i + 1)].join(",")
}

const inserted = (bytes: Buffer, place: number, more: Buffer): Buffer => {
  const i = at(place, bytes.length + 1)
  return Buffer.concat([bytes.subarray(0, i), more, bytes.subarray(i)])
}

const place = fc.nat(1_000_000)

const latin1 = (text: string): string => Buffer.from(text.toWellFormed()).toString("latin1")

const cells: ReadonlyArray<string> = [
  ...hostileTexts,
  '"',
  '""',
  '"unclosed',
  "x".repeat(200_000),
  "-".repeat(5000),
  "1e308",
  "-1e308",
  "0.1e-400",
  "1,5",
  "1 000",
  "N/A",
  "#REF!",
  "1900-01-01",
  "2999-12-31"
]

const bytesOfMarks = [
  Buffer.from([0xef, 0xbb, 0xbf]),
  Buffer.from([0xff, 0xfe]),
  Buffer.from([0xfe, 0xff]),
  Buffer.from([0]),
  Buffer.from([0xff]),
  Buffer.from([0xc0, 0x80]),
  Buffer.from([0xed, 0xa0, 0x80]),
  Buffer.from("\r"),
  Buffer.from('"'),
  Buffer.from("\u2028"),
  Buffer.from([0x1a])
]

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.array(fc.tuple(place, fc.nat(7)), { minLength: 1, maxLength: 8 }).map((flips) => ({
    what: `bits flipped at ${flips.join(" and ")}`,
    apply: (bytes: Buffer) => {
      const copy = Buffer.from(bytes)
      for (const [byte, bit] of flips) {
        const i = at(byte, copy.length)
        copy[i] = (copy[i] ?? 0) ^ (1 << bit)
      }
      return copy
    }
  })),
  place.map((end) => ({
    what: `cut at ${end}`,
    apply: (bytes: Buffer) => bytes.subarray(0, at(end, bytes.length + 1))
  })),
  fc.tuple(place, fc.nat(200)).map(([start, length]) => ({
    what: `${length} bytes removed at ${start}`,
    apply: (bytes: Buffer) => {
      const i = at(start, bytes.length)
      return Buffer.concat([bytes.subarray(0, i), bytes.subarray(i + length)])
    }
  })),
  fc.tuple(place, fc.integer({ min: 2, max: 4 })).map(([line, times]) => ({
    what: `line ${line} ${times} times`,
    apply: byLines(withLine(line, (text) => Array(times).fill(text)))
  })),
  place.map((line) => ({ what: `line ${line} removed`, apply: byLines(withLine(line, () => [])) })),
  place.map((line) => ({
    what: `an empty line before line ${line}`,
    apply: byLines(withLine(line, (text) => ["", text]))
  })),
  fc.constant({
    what: "the lines backwards",
    apply: byLines(([header = "", ...lines]) => [header, ...lines.toReversed()])
  }),
  fc.tuple(place, place).map(([one, two]) => ({
    what: `columns ${one} and ${two} swapped`,
    apply: byLines((lines) => lines.map((line) => swapped(line.split(","), one, two).join(",")))
  })),
  fc.tuple(place, place, place).map(([line, one, two]) => ({
    what: `cells ${one} and ${two} of line ${line} swapped`,
    apply: byLines(withLine(line, (text) => [swapped(text.split(","), one, two).join(",")]))
  })),
  fc.tuple(place, place, fc.constantFrom(...cells)).map(([line, cell, text]) => ({
    what: `${JSON.stringify(text.slice(0, 60))} in cell ${cell} of line ${line}`,
    apply: byLines(withLine(line, (of) => [replacedCell(of, cell, latin1(text))]))
  })),
  fc.tuple(place, fc.constantFrom(...bytesOfMarks)).map(([byte, mark]) => ({
    what: `${mark.toString("hex")} inserted at ${byte}`,
    apply: (bytes: Buffer) => inserted(bytes, byte, mark)
  })),
  fc.constantFrom(...bytesOfMarks).map((mark) => ({
    what: `${mark.toString("hex")} before it`,
    apply: (bytes: Buffer) => Buffer.concat([mark, bytes])
  })),
  fc.constantFrom("\r\n", "\r", "\n\r", "\u0085", "\n\n").map((end) => ({
    what: `lines ended by ${JSON.stringify(end)}`,
    apply: (bytes: Buffer) => Buffer.from(bytes.toString("latin1").replaceAll("\n", latin1(end)), "latin1")
  })),
  fc.constant({
    what: "UTF-16",
    apply: (bytes: Buffer) =>
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bytes.toString(), "utf16le")])
  }),
  fc.constant({
    what: "UTF-16 with a byte missing",
    apply: (bytes: Buffer) =>
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bytes.toString(), "utf16le")]).subarray(0, -1)
  }),
  fc.constantFrom(";", "\t", "|").map((delimiter) => ({
    what: `cells between ${JSON.stringify(delimiter)}`,
    apply: (bytes: Buffer) => Buffer.from(bytes.toString("latin1").replaceAll(",", delimiter), "latin1")
  })),
  fc.constant({ what: "compressed", apply: (bytes: Buffer) => gzipSync(bytes) }),
  place.map((end) => ({
    what: `compressed and cut at ${end}`,
    apply: (bytes: Buffer) => {
      const packed = gzipSync(bytes)
      return packed.subarray(0, at(end, packed.length))
    }
  })),
  fc.tuple(place, fc.nat(7)).map(([byte, bit]) => ({
    what: `compressed, with bit ${bit} of byte ${byte} flipped`,
    apply: (bytes: Buffer) => {
      const packed = gzipSync(bytes)
      const i = at(byte, packed.length)
      packed[i] = (packed[i] ?? 0) ^ (1 << bit)
      return packed
    }
  })),
  fc.constant({
    what: "compressed, with bytes after it",
    apply: (bytes: Buffer) => Buffer.concat([gzipSync(bytes), Buffer.from("more")])
  }),
  fc.constant({ what: "compressed twice", apply: (bytes: Buffer) => gzipSync(gzipSync(bytes)) }),
  fc.constant({
    what: "the file twice",
    apply: (bytes: Buffer) =>
      Buffer.concat([bytes, bytes.at(-1) === newline ? Buffer.of() : Buffer.of(newline), bytes])
  })
)

/** One to three mutations, one after another. */
export const mutations: fc.Arbitrary<Mutation> = fc
  .array(mutation, { minLength: 1, maxLength: 3 })
  .map((all) => ({
    what: all.map(({ what }) => what).join(", then "),
    apply: (bytes) => all.reduce((changed, { apply }) => apply(changed), bytes)
  }))
