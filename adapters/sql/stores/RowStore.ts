/** `RowStore` over a SqlClient. Rows are read as arrays: an issuer has hundreds, with up to fifty columns. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import {
  columnType,
  type FoundBy,
  foundIn,
  type RecordOf,
  RowStore,
  type ValueOf
} from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"
import { jsonOf, selectOf } from "./rows.ts"

type Decode = (value: unknown) => unknown

const asItIs: Decode = (value) => value

/** PostgreSQL has booleans, SQLite 0 and 1. */
const decoderOf = (record: RecordOf, column: string): Decode => {
  switch (columnType(record, column)) {
    case "boolean":
      return (value) => (value === null ? null : Boolean(value))
    case "json":
      return jsonOf(record, column) as Decode
    default:
      return asItIs
  }
}

/** How a record's rows are selected and decoded, and the columns of the order of `dated`. */
const shapeOf = (record: RecordOf) => {
  const columns = record.columns.map((column) => [column, decoderOf(record, column)] as const)
  return {
    selected: selectOf(record),
    sorted: (order: "asc" | "desc") =>
      [record.dated ?? "", ...record.key].map((column) => `${column} ${order}`).join(", "),
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

  /** The rows with the value, and with what else a statement says: conditions, and what follows them. */
  const read = <R extends RecordOf>(
    record: R,
    by: FoundBy<R>,
    conditions: ReadonlyArray<Statement.Fragment> = [],
    rest: Statement.Fragment = sql.literal("")
  ) => {
    const { decode, selected } = shapeFor(record)
    const [column, value] = foundIn(record, by)
    const where = sql.and([sql`${sql(column)} = ${value}`, ...conditions])
    return guard(
      Effect.map(
        sql`select ${sql.literal(selected)} from ${sql(record.name)} where ${where} ${rest}`.values,
        (rows) => rows.map(decode) as ReadonlyArray<ValueOf<R>>
      )
    )
  }

  return RowStore.of({
    all: (record, by) => read(record, by),
    dated: (record, by, { from, limit, order, to }) => {
      const day = sql(record.dated ?? "")
      return read(
        record,
        by,
        [...(from === null ? [] : [sql`${day} >= ${from}`]), ...(to === null ? [] : [sql`${day} <= ${to}`])],
        sql`order by ${sql.literal(shapeFor(record).sorted(order))} limit ${limit}`
      )
    }
  })
})

export const layer: Layer.Layer<RowStore, never, SqlClient.SqlClient> = Layer.effect(RowStore, make)
