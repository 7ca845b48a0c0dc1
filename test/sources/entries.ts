/** Reads the entries of a source in tests, imports them, and finds real files beside the checkout. */
import { existsSync, readFileSync } from "node:fs"
import { basename, resolve } from "node:path"
import { Effect, Stream } from "effect"
import { memoryFile } from "../../adapters/sources/mod.ts"
import {
  type Choice,
  type Entry,
  type FileSummary,
  type ImportKind,
  type ImportOptions,
  Imports,
  type Source,
  type SourceFile,
  type UnreadableFile
} from "../../core/mod.ts"
import { asItIs, sha256 } from "../contract/stores.ts"

export const everything: Choice = { subjects: null, since: null, today: "2026-11-22" }

/** The path of a real file; null where the data aren't beside the checkout. */
export const sharedPath = (path: string): string | null => {
  const found = resolve(import.meta.dirname, "../../../shared/data", path)
  if (existsSync(found)) return found
  console.warn(`Skipped: no ../shared/data/${path}`)
  return null
}

/** A file of the disk. */
export const diskFile = (path: string, name = basename(path)): SourceFile =>
  memoryFile(name, readFileSync(path))

export interface EntryRow {
  readonly kind: ImportKind
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/** The entry with its rows, copied, since a batch may reuse one object. */
export const readEntry = Effect.fnUntraced(function* <E>(entry: Entry<E>) {
  const batches = yield* Stream.runCollect(
    Stream.map(entry.batches, ({ broken, kind, rows }) => ({
      rows: Array.from(rows, ({ cells, line }): EntryRow => ({ kind, line, cells: { ...cells } })),
      broken: broken.map(({ line, message }) => [kind, line, message] as const)
    }))
  )
  return {
    name: entry.name,
    version: entry.version,
    rows: batches.flatMap(({ rows }) => rows),
    broken: batches.flatMap(({ broken }) => broken)
  }
})

export const readEntries = (source: Source, file: SourceFile, choice: Choice = everything) =>
  Stream.runCollect(Stream.mapEffect(source.read(file, choice), readEntry))

/** The rows of a file with one entry. */
export const rowsIn = (source: Source, file: SourceFile, choice: Choice = everything) =>
  Effect.map(readEntries(source, file, choice), (entries) => entries.flatMap(({ rows }) => rows))

/** Only the cells of a kind. */
export const cellsOf = (rows: ReadonlyArray<EntryRow>, kind: ImportKind) =>
  rows.filter((row) => row.kind === kind).map(({ cells }) => cells)

/** Why a file isn't read: its line and message. */
export const refusal = (source: Source, file: SourceFile) =>
  Effect.map(Effect.flip(readEntries(source, file)), ({ line, message }) => [line, message] as const)

/** Imports an entry, each kind by a run of its own. */
const takeEntry = Effect.fnUntraced(function* (
  entry: Entry<UnreadableFile>,
  kinds: ReadonlyArray<ImportKind>,
  options: Partial<ImportOptions> = {}
) {
  const imports = yield* Imports
  const summaries: Array<FileSummary> = []
  for (const kind of kinds) {
    const batches = Stream.filter(entry.batches, (batch) => batch.kind === kind)
    const file = { name: entry.name, batches, sha256: Effect.succeed(sha256) }
    summaries.push(yield* imports.run(kind, file, { ...asItIs, ...options }))
  }
  return summaries
})

/** Imports all entries of a file. */
export const takeFile = (
  source: Source,
  file: SourceFile,
  kinds: ReadonlyArray<ImportKind>,
  options: Partial<ImportOptions> = {}
) =>
  Effect.map(
    Stream.runCollect(
      Stream.mapEffect(source.read(file, everything), (entry) => takeEntry(entry, kinds, options))
    ),
    (all) => all.flat()
  )
