/** The schema's migrations, as records so that bundlers need no file system, and their execution. */
import { Effect, Schema } from "effect"
import { Migrator, SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type Area, worldExchanges } from "../../../core/ports.ts"
import { packStored } from "../blocks/packStored.ts"
import { deriveEarnings } from "../calendars/keepEarnings.ts"
import { Dialect } from "../dialect/Dialect.ts"
import access0001 from "../migrations/access_0001.ts"
import access0002 from "../migrations/access_0002.ts"
import access0003 from "../migrations/access_0003.ts"
import access0004 from "../migrations/access_0004.ts"
import access0005 from "../migrations/access_0005.ts"
import data0001 from "../migrations/data_0001.ts"
import data0002 from "../migrations/data_0002.ts"
import data0003 from "../migrations/data_0003.ts"
import data0004 from "../migrations/data_0004.ts"
import data0005 from "../migrations/data_0005.ts"
import data0006 from "../migrations/data_0006.ts"
import data0007 from "../migrations/data_0007.ts"
import data0008 from "../migrations/data_0008.ts"
import data0009 from "../migrations/data_0009.ts"
import data0010 from "../migrations/data_0010.ts"
import data0011 from "../migrations/data_0011.ts"
import data0012 from "../migrations/data_0012.ts"
import data0013 from "../migrations/data_0013.ts"
import data0014 from "../migrations/data_0014.ts"
import data0015 from "../migrations/data_0015.ts"
import data0016 from "../migrations/data_0016.ts"
import data0017 from "../migrations/data_0017.ts"
import data0018 from "../migrations/data_0018.ts"
import data0019 from "../migrations/data_0019.ts"
import data0020 from "../migrations/data_0020.ts"
import data0021 from "../migrations/data_0021.ts"
import data0022 from "../migrations/data_0022.ts"
import data0023 from "../migrations/data_0023.ts"
import data0024 from "../migrations/data_0024.ts"
import { numberFilings } from "./filedInsiders.ts"
import { withUnavailability } from "../dialect/guard.ts"
import { settle } from "../search/frequencies.ts"

const migrations = {
  data: {
    "0001_data": data0001,
    "0002_figures": data0002,
    "0003_news": data0003,
    "0004_meanings": data0004,
    "0005_sources": data0005,
    "0006_dividends": data0006,
    "0007_changes": data0007,
    "0008_search": data0008,
    "0009_windows": data0009,
    "0010_blocks": data0010,
    "0011_filters": data0011,
    "0012_positions": data0012,
    "0013_upkeep": data0013,
    "0014_pruned": data0014,
    "0015_lines": data0015,
    "0016_amendments": data0016,
    "0017_spikes": data0017,
    "0018_rates": data0018,
    "0019_calendars": data0019,
    "0020_statement_figures": data0020,
    "0021_identifiers": data0021,
    "0022_words": data0022,
    "0023_operations": data0023,
    "0024_names": data0024
  },
  access: {
    "0001_access": access0001,
    "0002_secrets": access0002,
    "0003_requests": access0003,
    "0004_quotas": access0004,
    "0005_owned": access0005
  }
} as const

/** A newer findata has migrated the schema; this one could misread it. */
export class SchemaTooNew extends Schema.TaggedError<SchemaTooNew>()("SchemaTooNew", {
  message: Schema.String
}) {}

/** The table of the migrations that were run. */
export const tableOf = (part: Area): string => `${part}_migration`

const known = (part: Area): ReadonlyArray<number> =>
  Object.keys(migrations[part]).map((name) => Number.parseInt(name, 10))

/** The newest migration that was run. */
export const newestRun = (sql: SqlClient.SqlClient, part: Area): Effect.Effect<number, SqlError> =>
  Effect.map(
    sql<{ id: number | null }>`select max(migration_id) as id from ${sql(tableOf(part))}`,
    ([newest]) => newest?.id ?? 0
  )

/** Adds the built-in exchanges that are missing; those that an import changed stay as they are. */
const addExchanges = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect
  const stored = new Set((yield* sql<{ code: string }>`select code from exchange`).map(({ code }) => code))
  const missing = worldExchanges.filter(({ code }) => !stored.has(code))
  if (missing.length === 0) return
  yield* sql.withTransaction(
    Effect.andThen(
      Effect.forEach(
        missing,
        (exchange) =>
          sql`insert into exchange ${sql.insert({ ...exchange, run_id: 0 })} on conflict (code) do nothing`
      ),
      dialect.announce(sql, "data", { exchange: null })
    )
  )
})

/** What migrations leave to be done, by its name in the table: each may be begun again after it was interrupted. */
const upkeep: Readonly<Record<string, Effect.Effect<void, SqlError, SqlClient.SqlClient | Dialect>>> = {
  documents: Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(settle(sql))),
  bars: packStored,
  earnings: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { load, lockImports } = yield* Dialect
    yield* sql.withTransaction(Effect.andThen(lockImports(sql), deriveEarnings(sql, load)))
  }),
  insiders: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { lockImports } = yield* Dialect
    yield* sql.withTransaction(Effect.andThen(lockImports(sql), numberFilings))
  })
}

const doUpkeep = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const { name } of yield* sql<{ name: string }>`select name from upkeep order by name desc`) {
    yield* upkeep[name] ?? Effect.void
    yield* sql.withTransaction(sql`delete from upkeep where name = ${name}`)
  }
})

/** What is wrong with a schema at a version; null for one that this program knows. */
export const newness = (part: Area, version: number): string | null => {
  const newest = Math.max(...known(part))
  return version > newest
    ? `The ${part} schema is at version ${version}, this findata knows up to ${newest}: run the newer findata`
    : null
}

/** The newest migration that was run, 0 before the first one. */
const versionOf = Effect.fnUntraced(function* (part: Area) {
  // Before the first one its table doesn't exist yet.
  const before = yield* Effect.orElseSucceed(newestRun(yield* SqlClient.SqlClient, part), () => 0)
  const message = newness(part, before)
  return message === null ? before : yield* new SchemaTooNew({ message })
})

/** The migrations of one part after a version, `["0001_data"]`. */
export const migrationsAfter = (part: Area, version: number): ReadonlyArray<string> =>
  Object.keys(migrations[part]).filter((name) => Number.parseInt(name, 10) > version)

/** Whether a store with these pending migrations was ever created: its first one was run. */
export const isCreated = (pending: ReadonlyArray<string>): boolean =>
  migrationsAfter("data", 0).some((name) => !pending.includes(name))

/** The migrations of one part of the schema that weren't run yet. Only reads. */
export const pending = Effect.fn("Migrations.pending")(function* (part: Area) {
  return migrationsAfter(part, yield* versionOf(part))
}, withUnavailability)

/**
 * Brings one part of the schema up to date and returns the migrations that were run, `["0001_data"]`. Only reads when
 * there is nothing to do, so that it never waits for an import.
 */
export const migrate = Effect.fn("Migrations.migrate")(function* (part: Area) {
  const done =
    migrationsAfter(part, yield* versionOf(part)).length === 0
      ? []
      : yield* Migrator.make({})({ loader: Migrator.fromRecord(migrations[part]), table: tableOf(part) })
  if (done.length > 0) {
    const sql = yield* SqlClient.SqlClient
    const dialect = yield* Dialect
    yield* sql.withTransaction(dialect.announce(sql, part, null))
  }
  if (part === "data") yield* addExchanges
  if (part === "data") yield* doUpkeep
  return done.map(([id, name]) => `${String(id).padStart(4, "0")}_${name}`)
}, withUnavailability)
