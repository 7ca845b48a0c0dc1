/** Migrates a store of each database once for the whole run; tests copy it. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import type { TestProject } from "vitest/node"
import * as Postgres from "../../adapters/postgres/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { createOn, dropCopiesOn } from "../postgres/databases.ts"
import { rememberRows } from "../postgres/pristine.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The directory of SQLite's files. */
    readonly migratedDirectory: string
    /** Where the first test that needs a store with the sample puts it. */
    readonly sampleDirectory: string
    /** The URL of the PostgreSQL database; null without PostgreSQL. */
    readonly migratedDatabase: string | null
  }
}

const onPostgres = async (server: string): Promise<string> => {
  const url = await createOn(server)
  await Effect.runPromise(Postgres.migrate({ url: Redacted.make(url), maxConnections: 1 }))
  await rememberRows(url)
  return url
}

/** Runs after test/postgres/globalSetup.ts, and ends before it. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const root = await mkdtemp(join(tmpdir(), "findata-migrated-"))
  const directory = join(root, "migrated")
  await Effect.runPromise(Effect.scoped(Sqlite.migrate({ directory, busyTimeout: 5000 })))
  const server = project.getProvidedContext().postgresUrl
  const database = server === null ? null : await onPostgres(server)
  project.provide("migratedDirectory", directory)
  project.provide("sampleDirectory", join(root, "sample"))
  project.provide("migratedDatabase", database)
  return async () => {
    await rm(root, { recursive: true, force: true })
    if (server !== null && database !== null) await dropCopiesOn(server, database)
  }
}
