/** Empty, migrated stores for the lifetime of a scope, and the layer with which a process opens each. */
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer, Redacted } from "effect"
import { inject } from "vitest"
import * as Postgres from "../../adapters/postgres/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { migratedDatabase } from "../postgres/database.ts"

/** A new directory. */
export const freshDirectory = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "findata-test-"))),
  (directory) => Effect.promise(() => rm(directory, { recursive: true, force: true }))
)

/** A new directory of stores with the layer that opens it. */
export const freshSqlite = Effect.gen(function* () {
  const directory = yield* freshDirectory
  const options = { directory, busyTimeout: 5000 }
  yield* Effect.promise(() => cp(inject("migratedDirectory"), directory, { recursive: true }))
  const stores = Layer.mergeAll(
    Sqlite.storesLayer(options),
    Sqlite.importsLayer(options),
    Sqlite.bulkLayer(options)
  )
  return { directory, stores }
})

export const sqlitePlace = Effect.map(freshSqlite, ({ stores }) => stores)

/** A new database with the layer that opens it. */
export const freshPostgres = Effect.gen(function* () {
  const url = yield* migratedDatabase
  const options = { url: Redacted.make(url), maxConnections: 3 }
  const stores = Layer.mergeAll(
    Postgres.storesLayer(options),
    Postgres.importsLayer(options),
    Postgres.bulkLayer(options)
  )
  return { url, stores }
})

export const postgresPlace = Effect.map(freshPostgres, ({ stores }) => stores)
