/** Imports one file into a store; a file that is refused as a whole has a summary too. */
import { Effect, type Stream } from "effect"
import { NodeFile } from "../adapters/node/mod.ts"
import { type Encoding, encodingOf, encodingOfFormat, readRows } from "../adapters/sources/mod.ts"
import {
  type FileRefused,
  type FileSummary,
  type ImportKind,
  type ImportOptions,
  Imports,
  type UnreadableFile
} from "../core/mod.ts"
import { refusedSummary, type UploadBroken } from "../core/ports.ts"

/** What was done so far: the fraction of the bytes, null when it is unknown, and rows. */
export type OnRows = (done: { readonly part: number | null; readonly rows: number }) => void

/** How a file is read. */
interface Reading {
  readonly onRows?: OnRows
  /** In messages and in the run; the path's unless given. */
  readonly name?: string
  /** The most bytes that it may have, unpacked; any number unless given. */
  readonly max?: number
}

/** A file whose bytes are read once. */
interface Incoming<E> {
  readonly name: string
  readonly bytes: Stream.Stream<Uint8Array, E>
  /** SHA-256 of the bytes in hex, available once all were read. */
  readonly sha256: Effect.Effect<string>
}

const refusals = {
  FileRefused: ({ file, message }: FileRefused) => Effect.succeed(refusedSummary(file, null, message)),
  UnreadableFile: ({ file, line, message }: UnreadableFile) =>
    Effect.succeed(refusedSummary(file, line, message))
}

const run = <E>(
  kind: ImportKind,
  { bytes, name, sha256 }: Incoming<E>,
  options: ImportOptions,
  encoding: Encoding | null,
  onRows: (rows: number) => void,
  max?: number
) =>
  Effect.flatMap(Imports, (imports) =>
    imports.run(kind, { name, batches: readRows(bytes, name, encoding, max), sha256 }, options, (rows) =>
      Effect.sync(() => onRows(rows))
    )
  )

/** A file that is received. */
export const importBytes = (
  kind: ImportKind,
  file: Incoming<UploadBroken>,
  options: ImportOptions,
  encoding: Encoding | null,
  max?: number
) =>
  Effect.catchTags(
    run(kind, file, options, encoding, () => {}, max),
    refusals
  )

/** `path` may be - for standard input. */
export const importFile = (
  kind: ImportKind,
  path: string,
  options: ImportOptions,
  encoding: Encoding | null,
  { max, name, onRows = () => {} }: Reading = {}
) => {
  let bytes = 0
  const attempt = Effect.gen(function* () {
    const file = yield* NodeFile.open(path, (read) => {
      bytes = read
    })
    const { size } = file
    const partOf = () => (size === null ? null : bytes / Math.max(1, size))
    const report = (rows: number): void => onRows({ part: partOf(), rows })
    return yield* run(kind, { ...file, name: name ?? file.name }, options, encoding, report, max)
  })
  return Effect.catchTags(attempt, refusals)
}

/**
 * The encoding by the label that an operator gives a file, null for that of its format: null for UTF-8, or that of the byte
 * order mark. An unknown one refuses the file.
 */
export const encodingBy = (
  given: string | null,
  file: string,
  { format }: ImportOptions
): { readonly encoding: Encoding | null } | { readonly refused: FileSummary } => {
  const label = given ?? encodingOfFormat(format)
  const encoding = label === null ? null : encodingOf(label)
  if (label === null || encoding !== null) return { encoding }
  const message = `The encoding ${label} is unknown: expected one such as windows-949, euc-kr, shift_jis or utf-16le`
  return { refused: refusedSummary(file, null, message) }
}
