/** The schema's migrations, as records so that bundlers need no file system, and how they are run. */
import { Effect, Schema } from "effect"
import { Migrator, SqlClient } from "effect/sql"
import access0001 from "./migrations/access_0001.ts"
import data0001 from "./migrations/data_0001.ts"

/** Imported data, and keys with what belongs to them: two files on SQLite. */
export type Part = "data" | "access"

const migrations = {
  data: { "0001_data": data0001 },
  access: { "0001_access": access0001 }
} as const

/** A newer findata has changed the schema; this one could misread it. */
export class SchemaTooNew extends Schema.TaggedError<SchemaTooNew>()("SchemaTooNew", {
  message: Schema.String
}) {}

const tableOf = (part: Part): string => `${part}_migration`

const known = (part: Part): ReadonlyArray<number> =>
  Object.keys(migrations[part]).map((name) => Number.parseInt(name, 10))

/** The newest migration that was run; 0 before the first, when its table isn't there yet. */
const newestRun = Effect.fnUntraced(function* (part: Part) {
  const sql = yield* SqlClient.SqlClient
  const [newest] = yield* Effect.orElseSucceed(
    sql<{ id: number | null }>`select max(migration_id) as id from ${sql(tableOf(part))}`,
    () => []
  )
  return newest?.id ?? 0
})

/**
 * Brings one part of the schema up to date and tells what was run, `["0001_data"]`. It only reads when there is nothing
 * to run, so that it never waits for an import.
 */
export const migrate = Effect.fn("Migrations.migrate")(function* (part: Part) {
  const newest = Math.max(...known(part))
  const before = yield* newestRun(part)
  if (before > newest) {
    return yield* new SchemaTooNew({
      message: `The ${part} schema is at version ${before}, this findata knows up to ${newest}: run the newer findata`
    })
  }
  if (before === newest) return []
  const done = yield* Migrator.make({})({
    loader: Migrator.fromRecord(migrations[part]),
    table: tableOf(part)
  })
  return done.map(([id, name]) => `${String(id).padStart(4, "0")}_${name}`)
})
