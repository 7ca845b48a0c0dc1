/** A key may have several secrets for a time, so hashes get a table of their own; adds the audit log. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const columns =
  "id, name, key_prefix, scopes, rate_limit, rate_period, tier, owner, created_at, expires_at, last_used_at, revoked_at"

/** SQLite can't drop a unique column: the table is recreated, and its id sequence continues. */
const withoutHash: ReadonlyArray<string> = [
  `create table api_key_new (
    id integer primary key autoincrement,
    name text not null,
    key_prefix text not null,
    scopes text not null,
    rate_limit integer not null,
    rate_period integer not null,
    tier text not null,
    owner text,
    created_at text not null,
    expires_at text,
    last_used_at text,
    revoked_at text
  )`,
  `insert into api_key_new (${columns}) select ${columns} from api_key`,
  `delete from sqlite_sequence where name = 'api_key_new'`,
  `insert into sqlite_sequence (name, seq) select 'api_key_new', seq from sqlite_sequence where name = 'api_key'`,
  `create table secret_hash as select id, hash from api_key`,
  `drop table api_key`,
  `alter table api_key_new rename to api_key`
]

const statements = (isSqlite: boolean): ReadonlyArray<string> => [
  ...(isSqlite
    ? withoutHash
    : [`create table secret_hash as select id, hash from api_key`, `alter table api_key drop column hash`]),
  `create table api_key_secret (
    hash text primary key,
    key_id integer not null references api_key (id),
    valid_until text
  )`,
  `create index api_key_secret_key on api_key_secret (key_id)`,
  `insert into api_key_secret (hash, key_id) select hash, id from secret_hash`,
  `drop table secret_hash`,
  `create index api_key_owner on api_key (owner)`,
  `create table audit (
    id ${isSqlite ? "integer primary key autoincrement" : "integer primary key generated always as identity"},
    at text not null,
    actor text,
    action text not null,
    key_id integer not null,
    request_id text
  )`,
  `create index audit_key on audit (key_id)`
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const isSqlite = sql.onDialectOrElse({ sqlite: () => true, orElse: () => false })
  yield* Effect.forEach(statements(isSqlite), (statement) => sql.unsafe(statement), { discard: true })
})
