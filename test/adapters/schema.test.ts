/** The migrated tables match the declarations of their records: columns, types, keys, uniqueness, corrections. */
import { assert, describe, it } from "@effect/vitest"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect } from "effect"
import { Client } from "pg"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { allRecords, columnIsNullable, columnType, type RecordOf } from "../../core/ports.ts"
import { describePostgres } from "../postgres/database.ts"
import { freshDirectory, freshPostgres } from "./places.ts"

/** A database's description of a table, one line per column; then the columns of its key, and other unique ones. */
interface Found {
  readonly columns: ReadonlyArray<string>
  readonly unique: ReadonlyArray<string>
  readonly correction: ReadonlyArray<string>
}

const line = (name: string, type: string, isNullable: boolean): string =>
  `${name} ${type}${isNullable ? "" : " not null"}`

/** The same from the declaration of `record`. */
const declared = (record: RecordOf): Found => {
  const type = (column: string) => {
    const stored = columnType(record, column)
    return stored === "json" ? "text" : stored
  }
  /** An empty list is stored as null. */
  const isNullable = (column: string) =>
    columnIsNullable(record, column) || columnType(record, column) === "json"
  const own = record.columns.map((column) => line(column, type(column), isNullable(column)))
  const lower = record.searched.map((column) => line(`${column}_lower`, "text", isNullable(column)))
  const names = [...record.columns, ...record.searched.map((column) => `${column}_lower`), "run_id"]
  return {
    columns: [...own, ...lower, line("run_id", "integer", false)].toSorted(),
    unique: [record.key, ...(record.unique === undefined ? [] : [record.unique])]
      .map((columns) => columns.join(", "))
      .toSorted(),
    correction: [...names, "replaced_by"].toSorted()
  }
}

const declarations = Object.fromEntries(allRecords.map((record) => [record.name, declared(record)]))

const onSqlite = (database: DatabaseSync, table: string): Found => {
  const columnsOf = (name: string) =>
    database.prepare(`select * from pragma_table_info('${name}')`).all() as unknown as ReadonlyArray<{
      readonly name: string
      readonly type: string
      readonly notnull: number
      readonly pk: number
    }>
  const columns = columnsOf(table)
  const unique = database
    .prepare(`select name from pragma_index_list('${table}') where "unique" = 1 and origin <> 'pk'`)
    .all()
    .map(({ name }) =>
      database
        .prepare(`select name from pragma_index_info('${String(name)}') order by seqno`)
        .all()
        .map((_) => String(_["name"]))
        .join(", ")
    )
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
  return {
    columns: columns
      .map(({ name, notnull, pk, type }) => line(name, type.toLowerCase(), notnull === 0 && pk === 0))
      .toSorted(),
    unique: [key.map(({ name }) => name).join(", "), ...unique].toSorted(),
    correction: columnsOf(`${table}_correction`)
      .map(({ name }) => name)
      .toSorted()
  }
}

const onPostgres = async (client: Client, table: string): Promise<Found> => {
  const columnsOf = async (name: string) =>
    (
      await client.query<{ column_name: string; data_type: string; is_nullable: string }>(
        `select column_name, data_type, is_nullable from information_schema.columns
         where table_schema = 'public' and table_name = $1`,
        [name]
      )
    ).rows
  const unique = await client.query<{ columns: string }>(
    `select string_agg(a.attname, ', ' order by k.place) as columns
     from pg_index i
     cross join lateral unnest(i.indkey) with ordinality as k (attnum, place)
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indrelid = $1::regclass and i.indisunique
     group by i.indexrelid`,
    [table]
  )
  return {
    columns: (await columnsOf(table))
      .map(({ column_name, data_type, is_nullable }) => line(column_name, data_type, is_nullable === "YES"))
      .toSorted(),
    unique: unique.rows.map(({ columns }) => columns).toSorted(),
    correction: (await columnsOf(`${table}_correction`)).map(({ column_name }) => column_name).toSorted()
  }
}

describe("the declarations of records", () => {
  it.effect("match the tables on SQLite", () =>
    Effect.gen(function* () {
      const directory = yield* freshDirectory
      yield* Sqlite.migrate({ directory, busyTimeout: 5000 })
      const database = new DatabaseSync(join(directory, "data.db"), { readOnly: true })
      const found = allRecords.map(({ name }) => [name, onSqlite(database, name)] as const)
      database.close()
      assert.deepStrictEqual(Object.fromEntries(found), declarations)
    }).pipe(Effect.scoped)
  )

  describePostgres("and", () => {
    it.effect("match the tables on PostgreSQL", () =>
      Effect.gen(function* () {
        const { url } = yield* freshPostgres
        const client = new Client({ connectionString: url })
        yield* Effect.promise(() => client.connect())
        const found: Record<string, Found> = {}
        for (const { name } of allRecords) found[name] = yield* Effect.promise(() => onPostgres(client, name))
        yield* Effect.promise(() => client.end())
        assert.deepStrictEqual(found, declarations)
      }).pipe(Effect.scoped)
    )
  })

  it("name existing records", () => {
    const names = allRecords.map(({ name }) => name as string)
    for (const { references } of allRecords) for (const { to } of references) assert.include(names, to)
  })
})
