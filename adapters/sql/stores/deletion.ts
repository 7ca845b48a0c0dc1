/** Deletes records as a run: their rows go to the correction tables, from which undoing the run restores them. */
import { Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { type ImportRun, instantOf } from "../../../core/mod.ts"
import {
  type Deleted,
  noRows,
  type RecordName,
  rowSetBuilder,
  type DeletionTarget,
  TargetNotFound,
  type StoredTable
} from "../../../core/ports.ts"
import { blocksOfRun } from "../blocks/changedBlocks.ts"
import { packAgain } from "../blocks/packing.ts"
import { keepEarnings } from "../calendars/keepEarnings.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import { listedDates } from "../dialect/listedDates.ts"
import { issuersOfRun, keepFigures } from "../figures/keepFigures.ts"
import { settle } from "../search/frequencies.ts"
import { allTables, columnsOf, correctionOf, type Table, tables } from "../merge/Table.ts"
import { maxWritten, rowsOfRun } from "../merge/writtenRows.ts"

/** The ids of records that go, by their table: others go because they refer to them. */
type Roots = Partial<Record<RecordName, number>>

/** The condition of a table's rows that go; null where none do. */
const conditionOf = (
  sql: SqlClient.SqlClient,
  { key, name, record }: Table,
  roots: Roots
): Statement.Fragment | null => {
  const own = roots[name]
  const columns = [
    ...(own === undefined ? [] : [{ column: key[0] as string, id: own }]),
    ...record.references.flatMap(({ column, to }) => {
      const id = roots[to as RecordName]
      return id === undefined ? [] : [{ column, id }]
    })
  ]
  return columns.length === 0 ? null : sql.or(columns.map(({ column, id }) => sql`${sql(column)} = ${id}`))
}

const countOf = (sql: SqlClient.SqlClient, table: string, where: Statement.Fragment) =>
  Effect.map(
    sql<{ readonly n: number }>`
      select cast(count(*) as double precision) as n from ${sql(table)} where ${where}
    `,
    ([row]) => row?.n ?? 0
  )

/** What goes with a company or an article: an issuer too, with its last company. */
const rootsOf = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  target: Exclude<DeletionTarget, { readonly name: "bars" }>
) {
  if (target.name === "article") {
    const { article_id } = target
    const found = yield* countOf(sql, "article", sql`article_id = ${article_id}`)
    return found === 0 ? null : ({ article: article_id } as Roots)
  }
  const { company_id } = target
  const [company] = yield* sql<{ readonly issuer_id: number; readonly others: number }>`
    select
      c.issuer_id,
      (
        select cast(count(*) as integer)
        from company o
        where o.issuer_id = c.issuer_id and o.company_id <> c.company_id
      ) as others
    from company c
    where c.company_id = ${company_id}
  `
  if (company === undefined) return null
  const roots: Roots = { company: company_id }
  return company.others > 0 ? roots : { ...roots, issuer: company.issuer_id }
})

/** The rows of each table that go with a target; null where there is no target. */
const conditionsOf = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, target: DeletionTarget) {
  if (target.name === "bars") {
    const { company_id, dates } = target
    const bars = sql`company_id = ${company_id} and date in (${listedDates(sql, dates)})`
    if ((yield* countOf(sql, tables.price_daily.name, bars)) === 0) return null
    return (table: Table) => (table === tables.price_daily ? bars : null)
  }
  const roots = yield* rootsOf(sql, target)
  return roots === null ? null : (table: Table) => conditionOf(sql, table, roots)
})

/** Inside a transaction that holds the lock of imports. */
export const deleteAll = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  dialect: Dialect["Service"],
  target: DeletionTarget,
  file: string,
  isTrial: boolean
) {
  const started_at = instantOf(yield* Effect.clockWith((clock) => clock.currentTimeMillis))
  const whereIn = yield* conditionsOf(sql, target)
  if (whereIn === null) {
    const id = target.name === "article" ? target.article_id : target.company_id
    return yield* new TargetNotFound({ name: target.name, id })
  }
  const going: Array<{ readonly table: Table; readonly where: Statement.Fragment; readonly rows: number }> =
    []
  for (const table of allTables) {
    const where = whereIn(table)
    const rows = where === null ? 0 : yield* countOf(sql, table.name, where)
    if (where !== null && rows > 0) going.push({ table, where, rows })
  }
  const rows = Object.fromEntries(going.map(({ rows, table }) => [table.name, rows]))
  if (isTrial) return { run_id: null, rows } satisfies Deleted
  const [reserved] = yield* sql<{ readonly next: number }>`
    update id_sequence set next = next + 1 where name = 'run' returning next
  `
  const run_id = (reserved?.next ?? 0) - 1
  for (const { table, where } of going) {
    const columns = sql.literal([...columnsOf(table), "run_id"].join(", "))
    const replacing = sql.onDialectOrElse({
      pg: () => sql`cast(${run_id} as integer)`,
      orElse: () => sql`${run_id}`
    })
    yield* sql`
      insert into ${sql(correctionOf(table))} (${columns}, replaced_by)
      select ${columns}, ${replacing}
      from ${sql(table.name)}
      where ${where}
    `
  }
  const written = rowSetBuilder<StoredTable>(maxWritten)
  written.add("import_run", null)
  for (const { table } of going) written.add(table.name, yield* rowsOfRun(sql, table, run_id))
  const blocks = yield* blocksOfRun(sql, run_id)
  const issuer_ids = yield* issuersOfRun(sql, run_id)
  for (const { table, where } of going.toReversed()) yield* sql`delete from ${sql(table.name)} where ${where}`
  if (going.some(({ table }) => table === tables.price_daily)) yield* packAgain(sql, dialect.load, blocks)
  const removed = going.reduce((sum, { rows }) => sum + rows, 0)
  const run: ImportRun = {
    run_id,
    kind: "deletion",
    source: null,
    file,
    sha256: "",
    started_at,
    finished_at: instantOf(yield* Effect.clockWith((clock) => clock.currentTimeMillis)),
    ...noRows,
    read: removed,
    changed: removed,
    newest_date: null,
    undone_at: null,
    pruned_at: null
  }
  yield* sql`insert into import_run ${sql.insert({ ...run })}`
  yield* keepEarnings(sql, dialect.load, written.build())
  yield* keepFigures(sql, dialect.load, written.build(), { issuer_ids })
  yield* settle(sql)
  yield* dialect.announce(sql, "data", written.build())
  return { run_id, rows } satisfies Deleted
})

/** Columns that identify a record beside its key. */
const identities: Partial<Record<RecordName, ReadonlyArray<ReadonlyArray<string>>>> = {
  issuer: [["cik"], ["corp_code"]],
  company: [["symbol", "exchange"]]
}

/**
 * The first run that wrote, after a deletion, a record that is the same as one that the deletion removed; null when none
 * did.
 */
export const takenSince = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, run_id: number) {
  for (const table of allTables) {
    const { unique = [] } = table.record
    const known = [table.key, ...(unique.length === 0 ? [] : [unique]), ...(identities[table.name] ?? [])]
    const same = known.map(
      (columns) => `(${columns.map((column) => `t.${column} = c.${column}`).join(" and ")})`
    )
    const [later] = yield* sql<{ readonly by: number | null }>`
      select min(t.run_id) as by
      from ${sql(correctionOf(table))} c
      join ${sql(table.name)} t on ${sql.literal(same.join(" or "))}
      where c.replaced_by = ${run_id} and t.run_id <> ${run_id}
    `
    if (later?.by != null) return later.by
  }
  return null
})
