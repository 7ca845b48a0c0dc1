/** Selects and decodes rows of either database as records. */
import { Effect, Schema, SchemaTransformation } from "effect"
import { columnIsNullable, columnType, type RecordOf } from "../../../core/ports.ts"

/** PostgreSQL has booleans, SQLite 0 and 1. */
const BooleanColumn = Schema.Union([Schema.Boolean, Schema.Literals([0, 1])]).pipe(
  Schema.decodeTo(
    Schema.Boolean,
    SchemaTransformation.transform({ decode: (value) => Boolean(value), encode: (value) => value })
  )
)

/** Decodes the JSON of a column; null is an empty list in a non-nullable one. */
export const jsonOf = (record: RecordOf, column: string): ((text: string | null) => unknown) => {
  const none = columnIsNullable(record, column) ? null : []
  return (text) => (text === null ? none : JSON.parse(text))
}

const jsonColumn = (decode: (text: string | null) => unknown) =>
  Schema.NullOr(Schema.String).pipe(
    Schema.decodeTo(
      Schema.Unknown,
      SchemaTransformation.transform({ decode, encode: (value): string | null => JSON.stringify(value) })
    )
  )

type Fields = Schema.Struct.Fields

/** The schema that decodes a column's values. */
const decoderOf = (record: RecordOf, column: string): Schema.Top => {
  const field = record.fields[column] as Schema.Top
  switch (columnType(record, column)) {
    case "boolean":
      return Schema.NullOr(BooleanColumn).pipe(Schema.decodeTo(field as never)) as Schema.Top
    case "json":
      return jsonColumn(jsonOf(record, column)).pipe(Schema.decodeTo(field as never)) as Schema.Top
    default:
      return field
  }
}

/** A select list. PostgreSQL would return bigint as text, hence the cast. */
export const selectOf = (
  record: RecordOf,
  columns: ReadonlyArray<string> = record.columns,
  table = record.name
): string =>
  columns
    .map((column) =>
      columnType(record, column) === "bigint"
        ? `cast(${table}.${column} as double precision) as ${column}`
        : `${table}.${column}`
    )
    .join(", ")

export interface Rows<A> {
  readonly decode: (rows: ReadonlyArray<object>) => Effect.Effect<ReadonlyArray<A>>
}

/**
 * Decodes rows with some of a record's columns, all by default, and others beside; a row that breaks the declaration is
 * a defect.
 */
export const rowsOf = <
  F extends Fields,
  const K extends keyof F & string = keyof F & string,
  O extends Fields = {}
>(
  record: RecordOf<string, F>,
  columns: ReadonlyArray<K> = record.columns as ReadonlyArray<K>,
  others: O = {} as O
): Rows<Schema.Struct<Pick<F, K> & O>["Type"]> => {
  const schema = Schema.Struct({
    ...Object.fromEntries(columns.map((column) => [column, decoderOf(record as RecordOf, column)])),
    ...others
  })
  const decode = Schema.decodeUnknownEffect(Schema.Array(schema) as unknown as Schema.Codec<never>)
  return { decode: (rows) => Effect.orDie(decode(rows)) as Effect.Effect<never> }
}
