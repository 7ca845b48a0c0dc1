/**
 * Writes staged records into their table: replaced rows go to the correction table, unchanged records are skipped. The
 * statements contain the table's own column names and no input.
 */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { Merged, Rows, RowSetBuilder, StoredTable } from "../../../core/ports.ts"
import { removeMissingParts } from "./parts.ts"
import { columnsOf, comparedOf, correctionOf, jsonColumnsOf, stageOf, type Table, tables } from "./Table.ts"
import { differingRows, isFoundByKey, withDays, withParts } from "./writtenRows.ts"

const list = (columns: ReadonlyArray<string>, prefix = ""): string =>
  columns.map((column) => `${prefix}${column}`).join(", ")

export const sameKey = (table: Table, a: string, b: string): string =>
  table.key.map((column) => `${a}.${column} = ${b}.${column}`).join(" and ")

/**
 * What is stored of a column after a row without the null that keeps it. An object, as the tags of a statement's lines,
 * keeps the members that the given one leaves out: several files may each contain a part of one version.
 */
const kept = (
  sql: SqlClient.SqlClient,
  table: Table,
  column: string,
  given: string,
  stored: string
): string => {
  if (!jsonColumnsOf(table).includes(column)) return `coalesce(${given}, ${stored})`
  const both = sql.onDialectOrElse({
    // As text jsonb is written otherwise than it came: what adds nothing leaves the stored text.
    pg: () => `case
      when cast(${stored} as jsonb) @> cast(${given} as jsonb) then ${stored}
      else cast(cast(${stored} as jsonb) || cast(${given} as jsonb) as text)
    end`,
    orElse: () => `json_patch(${stored}, ${given})`
  })
  return `case when ${given} is null then ${stored} when ${stored} is null then ${given} else ${both} end`
}

/** Compares the values that a record would leave in each column with those of another row. */
export const differs = (sql: SqlClient.SqlClient, table: Table, record: string, stored: string): string => {
  const compared = comparedOf(table)
  // A table with only key columns has nothing to compare.
  if (compared.length === 0) return "1 = 0"
  const after = compared.map((column) =>
    table.nullKeeps
      ? kept(sql, table, column, `${record}.${column}`, `${stored}.${column}`)
      : `${record}.${column}`
  )
  return `(${after.join(", ")}) is distinct from (${list(compared, `${stored}.`)})`
}

/** Creates the stage with the columns and types of the table, empty, unless the connection has it. */
export const createStage = (sql: SqlClient.SqlClient, table: Table) =>
  sql.unsafe(`
    create temp table if not exists ${stageOf(table)} as
    select cast(0 as integer) as line, ${list(columnsOf(table))}
    from ${table.name}
    where 1 = 0
  `)

const repeated = (table: Table): string => `
  with first as (
    select ${list(table.key)}, min(line) as first_line
    from ${stageOf(table)}
    group by ${list(table.key)}
    having count(*) > 1
  )`

/** Removes records repeated in the file; contradicting ones are reported. */
const dropRepeated = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, table: Table) {
  const stage = stageOf(table)
  const rows = yield* sql.unsafe<{ line: number; first_line: number; conflicting: number }>(`
    ${repeated(table)}
    select s.line, f.first_line, case when ${differs(sql, table, "s", "o")} then 1 else 0 end as conflicting
    from ${stage} s
    join first f on ${sameKey(table, "s", "f")}
    join ${stage} o on ${sameKey(table, "o", "f")} and o.line = f.first_line
    where s.line > f.first_line
    order by s.line
  `)
  if (rows.length > 0) {
    yield* sql.unsafe(`
      ${repeated(table)}
      delete from ${stage}
      where exists (select 1 from first f where ${sameKey(table, stage, "f")} and ${stage}.line > f.first_line)
    `)
  }
  return rows
})

/** The rows that a merge writes: `given`, as staged, where all of them are written, else those that differ. */
export const rowsWritten = (
  sql: SqlClient.SqlClient,
  table: Table,
  given: Rows,
  areAllWritten: boolean
): Effect.Effect<Rows, SqlError> => {
  const isOne = given !== null && table.record.foundBy.every((column) => given[column]?.length === 1)
  return isFoundByKey(table) && (isOne || areAllWritten)
    ? Effect.succeed(given)
    : differingRows(sql, table, sameKey(table, "s", "t"), differs(sql, table, "s", "t"))
}

/**
 * Before any row is written, `writing` is asked which ones will be: these are added to `written`. `mayRepeat` is false
 * where no two staged rows have the same key.
 */
export const merge = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  table: Table,
  run_id: number,
  writing: (areAllWritten: boolean) => Effect.Effect<Rows, SqlError>,
  written: RowSetBuilder<StoredTable>,
  mayRepeat = true
) {
  const stage = stageOf(table)
  const columns = columnsOf(table)
  yield* createStage(sql, table)
  // Without statistics PostgreSQL plans for a handful of rows; autovacuum doesn't analyse temporary tables.
  yield* sql.onDialectOrElse({ pg: () => sql.unsafe(`analyze ${stage}`), orElse: () => Effect.void })
  const rows = mayRepeat ? yield* dropRepeated(sql, table) : []
  if (table.part !== null) {
    yield* createStage(sql, tables[table.part.whole])
    yield* removeMissingParts(sql, table, table.part, run_id, written)
  }
  const parameter = (number: number): string =>
    `cast(${sql.onDialectOrElse({ pg: () => `$${number}`, orElse: () => "?" })} as integer)`
  const [first] = table.key
  const [counts] = yield* sql.unsafe<{ staged: number; existing: number; changed: number }>(`
    select
      cast(count(*) as integer) as staged,
      cast(count(t.${first}) as integer) as existing,
      cast(count(case when t.${first} is not null and ${differs(sql, table, "s", "t")} then 1 end) as integer) as changed
    from ${stage} s
    left join ${table.name} t on ${sameKey(table, "s", "t")}
  `)
  const { changed, existing, staged } = counts ?? { changed: 0, existing: 0, staged: 0 }
  const inserted = staged - existing
  if (changed > 0) {
    // What this run wrote itself is no state to return to.
    yield* sql.unsafe(
      `
      insert into ${correctionOf(table)} (${list(columns)}, run_id, replaced_by)
      select ${list(columns, "t.")}, t.run_id, ${parameter(1)}
      from ${table.name} t
      join ${stage} s on ${sameKey(table, "s", "t")}
      where ${differs(sql, table, "s", "t")} and t.run_id <> ${parameter(2)}
    `,
      [run_id, run_id]
    )
  }
  if (inserted + changed > 0) {
    const rows = yield* withParts(sql, table, yield* writing(inserted + changed === staged))
    written.add(
      table.name,
      yield* withDays(sql, table, changed === 0 ? null : sameKey(table, "s", "t"), rows)
    )
    const assigned = comparedOf(table).map((column) =>
      table.nullKeeps
        ? `${column} = ${kept(sql, table, column, `excluded.${column}`, `${table.name}.${column}`)}`
        : `${column} = excluded.${column}`
    )
    yield* sql.unsafe(
      `
      insert into ${table.name} (${list(columns)}, run_id)
      select ${list(columns)}, ${parameter(1)}
      from ${stage}
      where true
      order by ${list(table.key)}
      on conflict (${list(table.key)}) do update
      set ${[...assigned, "run_id = excluded.run_id"].join(", ")}
      where ${differs(sql, table, "excluded", table.name)}
    `,
      [run_id]
    )
  }
  // Emptied and kept: every statement is compiled anew after a table was dropped.
  yield* sql.onDialectOrElse({
    pg: () => sql.unsafe(`truncate ${stage}`),
    orElse: () => sql.unsafe(`delete from ${stage}`)
  })
  const again = rows.filter(({ conflicting }) => conflicting === 0).length
  const merged: Merged = {
    inserted,
    changed,
    unchanged: existing - changed + again,
    conflicts: rows.filter(({ conflicting }) => conflicting !== 0)
  }
  return merged
})
