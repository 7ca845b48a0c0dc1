/** Finds which rows of a table a merge writes, or an undone run, by the columns that the table is found by. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { inDays, type KeyValue, partsOf, type Rows } from "../../../core/ports.ts"
import { correctionOf, stageOf, type Table } from "./Table.ts"

/** A transaction that writes rows of more values names its tables alone. */
export const maxWritten = 1000

type Values = Readonly<Record<string, KeyValue | null>>

/** The values of found rows, which may have several columns with values of one. */
const valuesOf = (
  columns: ReadonlyArray<string>,
  found: ReadonlyArray<Values>,
  names: (column: string) => ReadonlyArray<string>
): Rows =>
  found.length > maxWritten
    ? null
    : Object.fromEntries(
        columns.map((column) => [
          column,
          [...new Set(found.flatMap((row) => names(column).flatMap((name) => row[name] ?? [])))]
        ])
      )

/** Whether a row keeps its values in the columns that it is found by. */
export const isFoundByKey = ({ key, record }: Table): boolean =>
  record.foundBy.every((column) => key.includes(column))

/** Collects the values of staged records in the columns that their table is found by; null for more than are named. */
export const stagedValues = ({ record: { foundBy } }: Table) => {
  const columns = foundBy.map((name) => ({ name, values: new Set<KeyValue>() }))
  return {
    add: (records: ReadonlyArray<Readonly<Record<string, unknown>>>): void => {
      for (const { name, values } of columns) {
        // Files are mostly in the order of companies.
        let last: unknown
        for (const record of records) {
          const value = record[name]
          if (value === last) continue
          values.add(value as KeyValue)
          if (values.size > maxWritten) return
          last = value
        }
      }
    },
    rows: (): Rows =>
      columns.some(({ values }) => values.size > maxWritten)
        ? null
        : Object.fromEntries(columns.map(({ name, values }) => [name, [...values]]))
  }
}

const before = (column: string): string => `${column}_before`

/** The rows that the stage inserts or changes, before and after. The conditions compare stage `s` and table `t`. */
export const differingRows = (
  sql: SqlClient.SqlClient,
  table: Table,
  sameKey: string,
  differs: string
): Effect.Effect<Rows, SqlError> => {
  const columns = table.record.foundBy.flatMap((column) =>
    table.key.includes(column)
      ? [`s.${column} as ${column}`]
      : [`s.${column} as ${column}`, `t.${column} as ${before(column)}`]
  )
  return Effect.map(
    sql.unsafe<Values>(`
      select distinct ${columns.join(", ")}
      from ${stageOf(table)} s
      left join ${table.name} t on ${sameKey}
      where t.${table.key[0]} is null or ${differs}
      limit ${maxWritten + 1}
    `),
    (found) => valuesOf(table.record.foundBy, found, (column) => [column, before(column)])
  )
}

/** The rows with the values in columns of their parts. */
export const withParts = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, table: Table, rows: Rows) {
  let all = rows
  for (const { by, foundBy, name } of partsOf(table.name)) {
    const wholes = all?.[by]
    if (all === null || wholes === undefined || wholes.length === 0) return all
    const found = yield* sql<Values>`
      select distinct ${sql.literal(foundBy.join(", "))}
      from ${sql(name)}
      where ${sql.in(by, wholes)}
      limit ${maxWritten + 1}
    `
    const values = valuesOf(foundBy, found, (column) => [column])
    all = values === null ? null : { ...all, ...values }
  }
  return all
})

/**
 * The rows with the days of all that are staged, and of those that these replace by `sameKey`, null where they replace none;
 * as they are where they have days, or a staged row has none.
 */
export const withDays = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  table: Table,
  sameKey: string | null,
  rows: Rows
) {
  const { dated } = table.record
  if (dated === undefined || rows?.["days"] !== undefined) return rows
  const daysOf = (row: "s" | "t") =>
    `cast(min(${row}.${dated}) as text) as first_${row}, cast(max(${row}.${dated}) as text) as last_${row}`
  const mayMove = sameKey !== null && !table.key.includes(dated)
  const found = yield* sql.unsafe<Readonly<Record<string, string | number | null>>>(`
    select cast(count(*) - count(s.${dated}) as integer) as undated, ${daysOf("s")}${mayMove ? `, ${daysOf("t")}` : ""}
    from ${stageOf(table)} s ${mayMove ? `left join ${table.name} t on ${sameKey}` : ""}
  `)
  const { undated, ...others } = found[0] ?? { undated: 1 }
  const days = Object.values(others)
    .flatMap((day) => (typeof day === "string" ? day.slice(0, 10) : []))
    .toSorted()
  const [first, last] = [days[0], days.at(-1)]
  return undated !== 0 || first === undefined || last === undefined ? rows : inDays(first, last, rows)
})

/** The rows that a run wrote, and those that it replaced. */
export const rowsOfRun = (sql: SqlClient.SqlClient, table: Table, run_id: number) => {
  const columns = sql.literal(table.record.foundBy.join(", "))
  return Effect.flatMap(
    sql<Values>`
      select ${columns} from ${sql(table.name)} where run_id = ${run_id}
      union
      select ${columns} from ${sql(correctionOf(table))} where replaced_by = ${run_id}
      limit ${maxWritten + 1}
    `,
    (found) =>
      withParts(
        sql,
        table,
        valuesOf(table.record.foundBy, found, (column) => [column])
      )
  )
}

/** The rows of a statement's `returning` clause. */
export const returnedRows = (table: Table, found: ReadonlyArray<Values>): Rows =>
  valuesOf(table.record.foundBy, found, (column) => [column])
