/** Writes a set of files of whole tables, and its manifest last. */
import { Clock, Effect, Schema, Stream } from "effect"
import { bulkBytes } from "../../adapters/bulk/mod.ts"
import { instantOf } from "../../core/mod.ts"
import {
  allRows,
  type BulkName,
  type BulkSelection,
  BulkStore,
  bulkTable,
  readBulk
} from "../../core/ports.ts"
import { type Folder, isUnfinished } from "./Folder.ts"
import {
  BulkFileEntry,
  type Manifest,
  manifestIn,
  manifestName,
  manifestText,
  type TableEntry
} from "./Manifest.ts"

/** What of a store is written. */
export interface Wanted {
  readonly tables: ReadonlyArray<BulkName>
  readonly as_of: string | null
}

/** What was done when a file of a table is whole. */
export interface Step {
  readonly table: BulkName
  /** The rows that were written by this and earlier steps. */
  readonly rows: number
  readonly file: BulkFileEntry
  /** Whether an earlier export, that didn't come to its end, wrote it. */
  readonly isFound: boolean
}

/** The files that an export has finished, for one that goes on where it was killed. */
const journalName = "export.json"

const Journal = Schema.Struct({
  /** What the files were made of: the state of the store, and what was wanted. */
  of: Schema.String,
  files: Schema.Record(Schema.String, BulkFileEntry)
})

const journalText = Schema.fromJsonString(Journal)

/** A part of a table: the year of its bars, or all of it. */
interface Part {
  readonly folder: string
  readonly days: Pick<BulkSelection, "from" | "to">
}

const whole = (name: BulkName): Part => ({ folder: name, days: { from: null, to: null } })

const yearOf = (name: BulkName, year: number): Part => {
  const text = String(year).padStart(4, "0")
  return { folder: `${name}/year=${text}`, days: { from: `${text}-01-01`, to: `${text}-12-31` } }
}

/** The parts of a table: of bars a year each. */
const partsOf = Effect.fnUntraced(function* (name: BulkName) {
  if (name !== "bars") return [whole(name)]
  const days = yield* (yield* BulkStore).barDays
  if (days === null) return []
  const [first, last] = [Number(days.first.slice(0, 4)), Number(days.last.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, i) => yearOf(name, first + i))
})

const pathOf =
  ({ folder }: Part) =>
  (sha256: string) =>
    `${folder}/part-0-${sha256.slice(0, 12)}.parquet`

/** The paths that a manifest names. */
const pathsIn = (manifest: Manifest | null): ReadonlyArray<string> =>
  (manifest?.tables ?? []).flatMap(({ files }) => files.map(({ path }) => path))

/** The manifest of a folder; null where there is none. */
export const manifestOf = Effect.fnUntraced(function* (folder: Folder) {
  const text = yield* folder.read(manifestName)
  return text === null ? null : yield* manifestIn(`${folder.name}/${manifestName}`, text)
})

/**
 * Writes the tables as they are in one state of the store, a file at a time, then the manifest. An export that was killed goes on
 * with the next file where the store is still in that state. Files of the set before stay for those who read them; those of sets
 * before it are removed.
 */
export const exportSet = Effect.fnUntraced(function* (
  folder: Folder,
  { as_of, tables }: Wanted,
  onStep: (step: Step) => Effect.Effect<void> = () => Effect.void
) {
  const store = yield* BulkStore
  const before = yield* manifestOf(folder)
  return yield* store.inSnapshot(
    Effect.gen(function* () {
      const { run, state } = yield* store.state
      const of = JSON.stringify({
        state,
        as_of,
        tables: tables.map((name) => [name, bulkTable(name).schema_version])
      })
      const left = yield* folder.read(journalName)
      const found = left === null ? null : Schema.decodeOption(journalText)(left)
      const files: Record<string, BulkFileEntry> =
        found?._tag === "Some" && found.value.of === of ? { ...found.value.files } : {}

      const fileOf = Effect.fnUntraced(function* (name: BulkName, part: Part) {
        const known = files[part.folder]
        if (known !== undefined && (yield* folder.size(known.path)) === known.size)
          return { file: known, isFound: true }
        let rows = 0
        const table = bulkTable(name)
        const counted = Stream.tap(readBulk(table, { ...allRows, as_of, ...part.days }), ({ length }) =>
          Effect.sync(() => {
            rows += length
          })
        )
        const written = yield* folder.write(pathOf(part), bulkBytes("parquet", table, counted))
        const file = { ...written, rows }
        files[part.folder] = file
        yield* folder.replace(journalName, JSON.stringify({ of, files }))
        return { file, isFound: false }
      })

      const entries: Array<TableEntry> = []
      let rows = 0
      for (const name of tables) {
        const own: Array<BulkFileEntry> = []
        for (const part of yield* partsOf(name)) {
          const { file, isFound } = yield* fileOf(name, part)
          rows += file.rows
          // Years without a bar have no file, a table without a row has one with its columns.
          if (file.rows > 0 || name !== "bars") own.push(file)
          yield* onStep({ table: name, rows, file, isFound })
        }
        entries.push({
          name,
          schema_version: bulkTable(name).schema_version,
          rows: own.reduce((sum, one) => sum + one.rows, 0),
          files: own
        })
      }
      const manifest: Manifest = {
        created_at: instantOf(yield* Clock.currentTimeMillis),
        run,
        as_of,
        tables: entries
      }
      yield* folder.replace(manifestName, manifestText(manifest))
      yield* folder.remove(journalName)
      const kept = new Set([...pathsIn(manifest), ...pathsIn(before)])
      for (const path of yield* folder.list) {
        if (isUnfinished(path) || (/\/part-\d+-[0-9a-f]{12}\.parquet$/u.test(path) && !kept.has(path)))
          yield* folder.remove(path)
      }
      return manifest
    })
  )
})
