/** The differences between the databases that the sql adapters run on. */
import { Context, type Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { Area, ColumnType, RowSet, StoredTable } from "../../../core/ports.ts"
import type { List } from "./documents.ts"

export type Value = string | number | boolean | Uint8Array | null

/** The values of one column of rows that are loaded, of the type that the table's column has. */
export interface LoadedColumn {
  readonly name: string
  readonly type: ColumnType | "bytes"
  readonly values: ArrayLike<Value>
}

export class Dialect extends Context.Service<
  Dialect,
  {
    /** Inserts rows into a table as fast as the database can, on the connection of the transaction. */
    readonly load: (table: string, columns: ReadonlyArray<LoadedColumn>) => Effect.Effect<void, SqlError>
    /** Inside a transaction: waits until no other one imports, and blocks others until it ends. */
    readonly lockImports: (sql: SqlClient.SqlClient) => Effect.Effect<void, SqlError>
    /** Inside a transaction: waits until no other one has locked the name, and blocks others until it ends. */
    readonly lockName: (sql: SqlClient.SqlClient, name: string) => Effect.Effect<void, SqlError>
    /** After a transaction that deleted what nobody may find again: removes its bytes from the files that the adapter has. */
    readonly erase: (sql: SqlClient.SqlClient) => Effect.Effect<void, SqlError>
    /** Inside a transaction: when it commits, every process learns that these rows of the area were written. */
    readonly announce: (
      sql: SqlClient.SqlClient,
      area: Area,
      rows: RowSet<StoredTable>
    ) => Effect.Effect<void, SqlError>
    /**
     * The rows of `<list>_search` whose documents may contain a text, as a table in parentheses: those that contain some
     * trigrams of it. A text of one or two characters has none: those that contain the text.
     */
    readonly candidates: (
      sql: SqlClient.SqlClient,
      list: List,
      text: string,
      trigrams: ReadonlyArray<string>
    ) => Statement.Fragment
    /**
     * The ids of the records whose documents contain a text, as a table in parentheses with the column `id`, from an
     * index alone; null for a text that it doesn't find so.
     */
    readonly found: (sql: SqlClient.SqlClient, list: List, text: string) => Statement.Fragment | null
  }
>()("findata/adapters/sql/Dialect") {}
