/** Recognises files that aren't text by their first bytes: workbooks, which are read, and others, which are named. */
import { Effect, Sink, Stream } from "effect"
import { UnreadableFile } from "../../../core/mod.ts"

const looked = 4

const bytesOf = (text: string): ReadonlyArray<number> => [...text].map((character) => character.charCodeAt(0))

/** The beginnings of files, and what to do with them. */
const forms: ReadonlyArray<readonly [start: ReadonlyArray<number>, message: string]> = [
  [bytesOf("%PDF"), "A PDF, not a table: export its data as CSV or .xlsx"],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    "An Excel workbook of the old form (.xls) or with a password: save it as .xlsx or CSV"
  ],
  [bytesOf("PAR1"), "A Parquet file: export it as CSV"],
  [bytesOf("SQLi"), "A SQLite database: export its tables as CSV"],
  [bytesOf("Rar!"), "A RAR archive: unpack it and import the files in it"],
  [bytesOf("7z\u00bc\u00af"), "A 7z archive: unpack it and import the files in it"],
  [bytesOf("BZh"), "Data packed by bzip2: unpack it, or pack it by gzip"],
  [[0xfd, ...bytesOf("7zX")], "Data packed by xz: unpack it, or pack it by gzip"],
  [[0x28, 0xb5, 0x2f, 0xfd], "Data packed by zstd: unpack it, or pack it by gzip"]
]

/** A local file's header, or the end of an empty archive's directory. */
const archives = [bytesOf("PK\u0003\u0004"), bytesOf("PK\u0005\u0006")]

const begins = (bytes: ReadonlyArray<number>, start: ReadonlyArray<number>): boolean =>
  start.every((byte, at) => bytes[at] === byte)

const first = Sink.reduceWhile(
  (): ReadonlyArray<Uint8Array> => [],
  (chunks) => chunks.reduce((size, chunk) => size + chunk.length, 0) < looked,
  (chunks, chunk: Uint8Array) => [...chunks, chunk]
)

/** Reads an archive by `zip`, text by `text`, and fails for any other form, naming it. */
export const byForm = <A, E>(
  bytes: Stream.Stream<Uint8Array, E>,
  name: string,
  read: Readonly<
    Record<"zip" | "text", (bytes: Stream.Stream<Uint8Array, E>) => Stream.Stream<A, E | UnreadableFile>>
  >
): Stream.Stream<A, E | UnreadableFile> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const [head, rest] = yield* Stream.peel(bytes, first)
      const start = head.flatMap((chunk) => [...chunk.subarray(0, looked)])
      const whole = Stream.concat(Stream.fromArray(head), rest)
      if (archives.some((archive) => begins(start, archive))) return read.zip(whole)
      const message = forms.find(([form]) => begins(start, form))?.[1]
      return message === undefined
        ? read.text(whole)
        : Stream.fail(new UnreadableFile({ file: name, line: null, message }))
    })
  )
