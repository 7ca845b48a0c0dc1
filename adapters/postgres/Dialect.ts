/** What PostgreSQL does by itself: locks of imports and of names, notifications of writes, and searches by trigrams. */
import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"
import { type Area, isEmpty, type RowSet } from "../../core/ports.ts"
import { Dialect } from "../sql/mod.ts"
import type { BulkClient } from "./BulkClient.ts"
import * as PostgresChanges from "./Changes.ts"

/** The advisory lock of imports, shared by all processes. */
const importLock = 711_200_301
/** The first number of the advisory locks of names. */
const nameLocks = 711_200_303

const announce = (sql: SqlClient.SqlClient, area: Area, rows: RowSet) =>
  isEmpty(rows)
    ? Effect.void
    : Effect.asVoid(sql`select pg_notify(${PostgresChanges.channel}, ${PostgresChanges.noteOf(area, rows)})`)

/** Two names lock each other where their hashes are equal, by chance. */
const lockName = (sql: SqlClient.SqlClient, name: string) =>
  Effect.asVoid(sql`select pg_advisory_xact_lock(${nameLocks}, hashtext(${name}))`)

/** A lexeme of a text search query. */
const quoted = (lexeme: string): string => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`

/** By a GIN index on trigrams; one or two characters are the beginning of one. */
const candidates: Dialect["Service"]["candidates"] = (sql, list, text, trigrams) => {
  const query = trigrams.length === 0 ? `${quoted(text)}:*` : trigrams.map(quoted).join(" & ")
  return sql`(
    select * from ${sql(`${list}_search`)} where findata_trigrams(document) @@ cast(${query} as tsquery)
  )`
}

/** Of a connection that imports load rows by. */
export const dialectOf = (bulk: BulkClient): Dialect["Service"] => ({
  load: bulk.copy,
  lockImports: (sql) => Effect.asVoid(sql`select pg_advisory_xact_lock(${importLock})`),
  lockName,
  erase: () => Effect.void,
  announce,
  candidates,
  found: () => null
})

/** Of a server, which imports nothing. */
export const serverDialect = Layer.succeed(Dialect, {
  load: () => Effect.die(new Error("Only imports load rows")),
  lockImports: () => Effect.void,
  lockName,
  erase: () => Effect.void,
  announce,
  candidates,
  found: () => null
})
