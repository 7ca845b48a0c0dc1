/** Empty stores, each new: copies of a migrated directory or database. */
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer, Redacted } from "effect"
import * as Postgres from "../../adapters/postgres/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import type { StoreLayer } from "../../test/contract/stores.ts"
import { createOn, dropOn } from "../../test/postgres/databases.ts"

interface Stores {
  /** Builds an empty store, anew each time. */
  readonly stores: StoreLayer
  readonly close: () => Promise<void>
}

const newDirectory = () => mkdtemp(join(tmpdir(), "findata-fuzz-"))
const removeDirectory = (directory: string) => rm(directory, { recursive: true, force: true })

const sqliteAt = (directory: string) => {
  const options = { directory, busyTimeout: 5000 }
  return Layer.merge(Sqlite.storesLayer(options), Sqlite.importsLayer(options))
}

export const sqliteStores = async (): Promise<Stores> => {
  const original = await newDirectory()
  await Effect.runPromise(Effect.scoped(Sqlite.migrate({ directory: original, busyTimeout: 5000 })))
  const copy = Effect.acquireRelease(
    Effect.promise(async () => {
      const directory = await newDirectory()
      await cp(original, directory, { recursive: true })
      return directory
    }),
    (directory) => Effect.promise(() => removeDirectory(directory))
  )
  return { stores: Layer.unwrap(Effect.map(copy, sqliteAt)), close: () => removeDirectory(original) }
}

const postgresAt = (url: string) => {
  const options = { url: Redacted.make(url), maxConnections: 2 }
  return Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options))
}

export const postgresStores = async (server: string): Promise<Stores> => {
  const original = await createOn(server)
  await Effect.runPromise(Postgres.migrate({ url: Redacted.make(original), maxConnections: 1 }))
  const copy = Effect.acquireRelease(
    Effect.promise(() => createOn(server, original)),
    (url) => Effect.promise(() => dropOn(server, url))
  )
  return { stores: Layer.unwrap(Effect.map(copy, postgresAt)), close: () => dropOn(server, original) }
}
