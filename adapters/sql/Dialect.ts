/** The differences between the databases that the sql adapters run on. */
import { Context, type Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { Area, RowSet } from "../../core/mod.ts"

export type Value = string | number | boolean | null

export class Dialect extends Context.Service<
  Dialect,
  {
    /** Inserts rows into a table as fast as the database can, on the connection of the transaction. */
    readonly load: (
      table: string,
      columns: ReadonlyArray<string>,
      rows: ReadonlyArray<ReadonlyArray<Value>>
    ) => Effect.Effect<void, SqlError>
    /** Inside a transaction: waits until no other one imports, and blocks others until it ends. */
    readonly lockImports: (sql: SqlClient.SqlClient) => Effect.Effect<void, SqlError>
    /** Inside a transaction: when it commits, every process learns that these rows of the area were written. */
    readonly announce: (sql: SqlClient.SqlClient, area: Area, rows: RowSet) => Effect.Effect<void, SqlError>
  }
>()("findata/adapters/sql/Dialect") {}
