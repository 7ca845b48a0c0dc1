/**
 * The stores on SQLite, in two files of one directory: `data.db`, written by imports, and `access.db`, with the keys.
 * Two files, because a connection detects writes by every other connection but not its own.
 *
 * @module
 */
import { existsSync } from "node:fs"
import { Context, Effect, Layer, type Stream } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type DataStores, type ImportPorts, type StoreUnavailable } from "../../core/mod.ts"
import {
  type AccessStores,
  type Area,
  BulkStore,
  Changes,
  type FigureUpkeep,
  type ImportRuns,
  type KeptQuotas,
  KeyWrites,
  type Readiness
} from "../../core/ports.ts"
import {
  Archive,
  archiveOf,
  type ArchivePart,
  bulkStoreOf,
  dataStores,
  Dialect,
  importStores,
  Migrations,
  accessStores,
  SqlReadiness,
  type Value
} from "../sql/mod.ts"
import * as SqliteChanges from "./Changes.ts"
import { claim, FileForeign } from "./claim.ts"
import { failure, open, type SqliteFile } from "./Connection.ts"
import { dialectOf } from "./Dialect.ts"
import * as SqliteKeptQuotas from "./KeptQuotas.ts"

export { FileForeign } from "./claim.ts"
export { type FileOptions, open, type SqliteFile } from "./Connection.ts"

export interface SqliteOptions {
  /** The directory of the two files; created when something is written. */
  readonly directory: string
  /** How long to wait for another process that writes, as `FileOptions` says; 0 for a server. */
  readonly busyTimeout: number
}

const dataPath = (directory: string): string => `${directory}/data.db`
const accessPath = (directory: string): string => `${directory}/access.db`

const contextOf = (file: SqliteFile) =>
  Context.make(SqlClient.SqlClient, file.client).pipe(Context.add(Dialect, dialectOf(file)))

const fileLayer = (path: string, readOnly: boolean, busyTimeout: number) =>
  Layer.effectContext(Effect.map(open({ path, readOnly, busyTimeout }), contextOf))

const claimed = (path: string, part: Area): Effect.Effect<void, FileForeign | SqlError> =>
  Effect.try({
    try: () => claim(path, Migrations.tableOf(part)),
    catch: (cause) => (cause instanceof FileForeign ? cause : failure(cause, `open ${path}`))
  })

/** Why the files of a store aren't as they were written: a line for each fault, at most ten for each file. */
export const faultsIn = Effect.fnUntraced(function* ({ busyTimeout, directory }: SqliteOptions) {
  const check = Effect.fnUntraced(function* (path: string) {
    const { client: sql } = yield* open({ path, readOnly: true, busyTimeout })
    const found = yield* sql<{ readonly integrity_check: string }>`pragma integrity_check(10)`
    const lines = found.map(({ integrity_check }) => integrity_check).filter((line) => line !== "ok")
    return lines.map((line) => `${path}: ${line}`)
  })
  return [...(yield* check(dataPath(directory))), ...(yield* check(accessPath(directory)))]
}, Effect.scoped)

/** Brings the schema of both files up to date and returns the migrations that were run. */
export const migrate = Effect.fnUntraced(function* ({ busyTimeout, directory }: SqliteOptions) {
  const run = (path: string, part: Area) =>
    Effect.andThen(
      claimed(path, part),
      Effect.provide(Migrations.migrate(part), fileLayer(path, false, busyTimeout))
    )
  return [...(yield* run(dataPath(directory), "data")), ...(yield* run(accessPath(directory), "access"))]
})

/** The migrations that `migrate` would run; creates no file. */
export const pending = Effect.fnUntraced(function* ({ busyTimeout, directory }: SqliteOptions) {
  const of = (path: string, part: Area) =>
    existsSync(path)
      ? Effect.provide(Migrations.pending(part), fileLayer(path, true, busyTimeout))
      : Effect.succeed(Migrations.migrationsAfter(part, 0))
  return [...(yield* of(dataPath(directory), "data")), ...(yield* of(accessPath(directory), "access"))]
})

/** The stores that a server reads, and the keys. Both files must have been migrated. */
export const storesLayer = ({
  busyTimeout,
  directory
}: SqliteOptions): Layer.Layer<DataStores | AccessStores | Changes | Readiness, SqlError> =>
  Layer.unwrap(
    Effect.gen(function* () {
      const data = yield* open({ path: dataPath(directory), readOnly: true, busyTimeout })
      const access = yield* open({
        path: accessPath(directory),
        readOnly: false,
        busyTimeout,
        erases: true
      })
      return Layer.mergeAll(
        dataStores.pipe(Layer.provide(Layer.succeedContext(contextOf(data)))),
        accessStores.pipe(Layer.provide(Layer.succeedContext(contextOf(access)))),
        SqlReadiness.layer({ data: data.client, access: access.client }),
        Layer.succeed(Changes, SqliteChanges.changesOf(data, access, yield* KeyWrites))
      )
    })
  )

/** The import stores, for a process of its own: writes block its thread. */
export const importsLayer = ({
  busyTimeout,
  directory
}: SqliteOptions): Layer.Layer<FigureUpkeep | ImportPorts | ImportRuns, SqlError> =>
  importStores.pipe(Layer.provide(fileLayer(dataPath(directory), false, busyTimeout)))

/** The quotas of a server that was stopped. The file must have been migrated. */
export const keptQuotasLayer = ({
  busyTimeout,
  directory
}: SqliteOptions): Layer.Layer<KeptQuotas, SqlError | StoreUnavailable> =>
  SqliteKeptQuotas.layer.pipe(Layer.provide(fileLayer(accessPath(directory), false, busyTimeout)))

/** Rows of a backup that are read at a time. */
const rowsAtOnce = 2000

const partOf = (file: SqliteFile): ArchivePart => ({
  sql: file.client,
  dialect: dialectOf(file),
  batches: (query) =>
    file.batches(query, rowsAtOnce) as Stream.Stream<ReadonlyArray<ReadonlyArray<Value>>, SqlError>,
  inSnapshot: file.reading
})

/** Whole tables, read on a connection of their own. The file must have been migrated. */
export const bulkLayer = ({ busyTimeout, directory }: SqliteOptions): Layer.Layer<BulkStore, SqlError> =>
  Layer.effect(
    BulkStore,
    Effect.map(open({ path: dataPath(directory), readOnly: true, busyTimeout }), (file) =>
      bulkStoreOf(partOf(file))
    )
  )

/** Both files as a whole, for backups, which only read, and for restoring them. Both must have been migrated. */
export const archiveLayer = (
  { busyTimeout, directory }: SqliteOptions,
  readOnly: boolean
): Layer.Layer<Archive, SqlError> =>
  Layer.effect(
    Archive,
    Effect.gen(function* () {
      const data = yield* open({ path: dataPath(directory), readOnly, busyTimeout })
      const access = yield* open({ path: accessPath(directory), readOnly, busyTimeout })
      return archiveOf({ data: partOf(data), access: partOf(access) })
    })
  )
