/** Keys from before keys could have several secrets continue to work. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Option, Redacted, type Scope } from "effect"
import { SqlClient } from "effect/sql"
import { addressOf } from "../../adapters/postgres/Address.ts"
import { open as openPostgres } from "../../adapters/postgres/BulkClient.ts"
import * as Postgres from "../../adapters/postgres/mod.ts"
import access0001 from "../../adapters/sql/migrations/access_0001.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { type ApiKey } from "../../core/mod.ts"
import { ApiKeyStore } from "../../core/ports.ts"
import { describePostgres, freshDatabase } from "../postgres/database.ts"
import { freshDirectory } from "./places.ts"

const key = {
  name: "old",
  key_prefix: "ak_00000000",
  rate_limit: 500,
  rate_period: 60,
  tier: "premium",
  owner: "anna",
  created_at: "2024-01-01T00:00:00Z",
  expires_at: null,
  last_used_at: "2024-01-02T00:00:00Z",
  revoked_at: null
} satisfies Partial<ApiKey>

/** The schema after its first migration, with keys 2 and 3; keys 1 and 4 were deleted. */
const before = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* access0001
  yield* sql`create table access_migration (
    migration_id integer primary key,
    created_at timestamp not null default current_timestamp,
    name varchar(255) not null
  )`
  yield* sql`insert into access_migration (migration_id, name) values (1, 'access')`
  for (const hash of ["gone", "one", "two", "last"]) {
    yield* sql`insert into api_key ${sql.insert({ ...key, scopes: "read:stock read:news", hash })}`
  }
  yield* sql`delete from api_key where hash in ('gone', 'last')`
})

const note = { at: "2024-01-03T00:00:00Z", actor: null, request_id: null }
const kept: Omit<ApiKey, "id"> = { ...key, scopes: ["read:stock", "read:news"] }
const old: ApiKey = { ...kept, id: 2 }

const after = Effect.gen(function* () {
  const store = yield* ApiKeyStore
  assert.deepStrictEqual(yield* store.byHash("one"), Option.some({ key: old, valid_until: null }))
  assert.deepStrictEqual(yield* store.all, [{ ...old, id: 3 }, old])
  yield* store.replaceSecret(2, { hash: "new", key_prefix: "ak_11111111" }, note.at, note)
  assert.deepStrictEqual(yield* store.byHash("one"), Option.none())
  assert.isTrue(Option.isSome(yield* store.byHash("two")))
  const { id } = yield* store.add(kept, "added", note)
  assert.strictEqual(id, 5)
})

interface Opened {
  readonly client: SqlClient.SqlClient
  readonly migrate: Effect.Effect<ReadonlyArray<string>, unknown>
  readonly stores: Layer.Layer<ApiKeyStore, unknown>
}

const lawOn = (opened: Effect.Effect<Opened, unknown, Scope.Scope>): void =>
  it.live("secrets, members and ids of keys are preserved, and an id is never reused", () =>
    Effect.gen(function* () {
      const { client, migrate, stores } = yield* opened
      yield* Effect.provideService(before, SqlClient.SqlClient, client)
      assert.include(yield* migrate, "0002_secrets")
      assert.deepStrictEqual(yield* migrate, [])
      yield* Effect.provide(after, stores)
    }).pipe(Effect.scoped)
  )

const onSqlite = Effect.gen(function* () {
  const options = { directory: yield* freshDirectory, busyTimeout: 5000 }
  const { client } = yield* Sqlite.open({
    ...options,
    path: `${options.directory}/access.db`,
    readOnly: false
  })
  return { client, migrate: Sqlite.migrate(options), stores: Sqlite.storesLayer(options) }
})

const onPostgres = Effect.gen(function* () {
  const url = yield* freshDatabase
  const options = { url: Redacted.make(url), maxConnections: 3 }
  const { client } = yield* openPostgres([addressOf(options.url, null)])
  return { client, migrate: Postgres.migrate(options), stores: Postgres.storesLayer(options) }
})

describe("on SQLite", () => {
  lawOn(onSqlite)
})

describePostgres("on PostgreSQL", () => {
  lawOn(onPostgres)
})
