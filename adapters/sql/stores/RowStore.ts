/** `RowStore` over a SqlClient. Rows are read as arrays: an issuer has hundreds, with up to fifty columns. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  columnIsNullable,
  columnType,
  type FoundBy,
  foundIn,
  type RecordOf,
  RowStore,
  type ValueOf
} from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"
import { selectOf } from "./rows.ts"

type Decode = (value: unknown) => unknown

const asItIs: Decode = (value) => value

/** PostgreSQL has booleans, SQLite 0 and 1. */
const decoderOf = (record: RecordOf, column: string): Decode => {
  switch (columnType(record, column)) {
    case "boolean":
      return (value) => (value === null ? null : Boolean(value))
    case "json": {
      const none = columnIsNullable(record, column) ? null : []
      return (value) => (value === null ? none : JSON.parse(value as string))
    }
    default:
      return asItIs
  }
}

/** How a record's rows are selected and decoded, and the columns of the order of `latest`. */
const shapeOf = (record: RecordOf) => {
  const columns = record.columns.map((column) => [column, decoderOf(record, column)] as const)
  return {
    selected: selectOf(record),
    newestFirst: [record.dated ?? "", ...record.key].map((column) => `${column} desc`).join(", "),
    decode: (row: ReadonlyArray<unknown>): unknown =>
      Object.fromEntries(columns.map(([column, decode], i) => [column, decode(row[i])]))
  }
}

const shapes = new WeakMap<RecordOf, ReturnType<typeof shapeOf>>()

const shapeFor = (record: RecordOf) => {
  const made = shapes.get(record) ?? shapeOf(record)
  shapes.set(record, made)
  return made
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  return RowStore.of({
    all: <R extends RecordOf>(record: R, by: FoundBy<R>) => {
      const { decode, selected } = shapeFor(record)
      const [column, value] = foundIn(record, by)
      return guard(
        Effect.map(
          sql`select ${sql.literal(selected)} from ${sql(record.name)} where ${sql(column)} = ${value}`
            .values,
          (rows) => rows.map(decode) as ReadonlyArray<ValueOf<R>>
        )
      )
    },
    latest: <R extends RecordOf>(record: R, by: FoundBy<R>, limit: number, upTo: string | null) => {
      const { decode, newestFirst, selected } = shapeFor(record)
      const [column, value] = foundIn(record, by)
      return guard(
        Effect.map(
          sql`
            select ${sql.literal(selected)}
            from ${sql(record.name)}
            where ${sql.and([
              sql`${sql(column)} = ${value}`,
              ...(upTo === null ? [] : [sql`${sql(record.dated ?? "")} <= ${upTo}`])
            ])}
            order by ${sql.literal(newestFirst)}
            limit ${limit}
          `.values,
          (rows) => rows.map(decode) as ReadonlyArray<ValueOf<R>>
        )
      )
    }
  })
})

export const layer: Layer.Layer<RowStore, never, SqlClient.SqlClient> = Layer.effect(RowStore, make)
