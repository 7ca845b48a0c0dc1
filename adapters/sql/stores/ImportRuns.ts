/** `ImportRuns` over a SqlClient: undoing a run restores the rows it replaced. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type ImportRun, RunBuiltUpon, RunNotFound, RunPruned, RunUndone } from "../../../core/mod.ts"
import {
  type Actor,
  ImportRuns,
  noteOf,
  type RecordName,
  rowSetBuilder,
  type RowSetBuilder,
  type StoredTable
} from "../../../core/ports.ts"
import { blocksOfRun } from "../blocks/changedBlocks.ts"
import { packAgain } from "../blocks/packing.ts"
import { keepEarnings } from "../calendars/keepEarnings.ts"
import { deleteAll, takenSince } from "./deletion.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { guard, transact } from "../dialect/guard.ts"
import { issuersOfRun, keepFigures } from "../figures/keepFigures.ts"
import { logOperation } from "./operations.ts"
import { prune } from "./pruning.ts"
import { runsWhere } from "./runRows.ts"
import { settle } from "../search/frequencies.ts"
import { allTables, columnsOf, correctionOf, type Table, tables } from "../merge/Table.ts"
import { maxWritten, rowsOfRun } from "../merge/writtenRows.ts"

/** Every column that refers to a record of another table. */
const references = allTables.flatMap(({ name: from, record }) =>
  record.references.map(({ column, to }) => ({ from, column, to: tables[to as RecordName] }))
)

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect

  const runs = (where: Statement.Fragment, part?: Statement.Fragment) => runsWhere(sql, where, part)

  /** The first later run that changed a row of the run, or that wrote a reference to a record it created. */
  const builtUpon = Effect.fnUntraced(function* (run_id: number) {
    for (const table of allTables) {
      const [later] = yield* sql<{ by: number | null }>`
        select min(replaced_by) as by from ${sql(correctionOf(table))} where run_id = ${run_id}
      `
      if (later?.by != null) return later.by
    }
    // What a standing deletion removed refers to records too.
    const [deletion] = yield* sql<{ run_id: number }>`
      select run_id
      from import_run
      where kind = 'deletion' and undone_at is null and run_id <> ${run_id}
      limit 1
    `
    for (const { column, from, to } of references) {
      const [key] = to.key
      if (key === undefined) continue
      const created = sql`
        select ${sql(key)} from ${sql(to.name)}
        where
          run_id = ${run_id}
          and ${sql(key)} not in (
            select ${sql(key)} from ${sql(correctionOf(to))} where replaced_by = ${run_id}
          )
      `
      const [later] = yield* sql<{ by: number | null }>`
        select min(run_id) as by
        from ${sql(from)}
        where run_id <> ${run_id} and ${sql(column)} in (${created})
      `
      if (later?.by != null) return later.by
      if (deletion === undefined) continue
      const [removed] = yield* sql<{ by: number | null }>`
        select min(replaced_by) as by
        from ${sql(correctionOf(tables[from]))}
        where
          replaced_by in (select run_id from import_run where kind = 'deletion' and undone_at is null)
          and ${sql(column)} in (${created})
      `
      if (removed?.by != null) return removed.by
    }
    return null
  })

  const count = (table: string, column: string, run_id: number) =>
    Effect.map(
      sql<{ n: number }>`
        select cast(count(*) as integer) as n from ${sql(table)} where ${sql(column)} = ${run_id}
      `,
      ([row]) => row?.n ?? 0
    )

  const restore = Effect.fnUntraced(function* (
    table: Table,
    run_id: number,
    written: RowSetBuilder<StoredTable>
  ) {
    const correction = correctionOf(table)
    const columns = columnsOf(table).join(", ")
    const rows = yield* rowsOfRun(sql, table, run_id)
    const blocks = table === tables.price_daily ? yield* blocksOfRun(sql, run_id) : null
    const restored = yield* count(correction, "replaced_by", run_id)
    if (restored > 0) {
      yield* sql`
        insert into ${sql(table.name)} (${sql.literal(columns)}, run_id)
        select ${sql.literal(columns)}, run_id
        from ${sql(correction)}
        where replaced_by = ${run_id}
        on conflict (${sql.literal(table.key.join(", "))}) do update
        set ${sql.literal([...table.values, "run_id"].map((column) => `${column} = excluded.${column}`).join(", "))}
      `
      yield* sql`delete from ${sql(correction)} where replaced_by = ${run_id}`
    }
    const removed = yield* count(table.name, "run_id", run_id)
    if (removed > 0) yield* sql`delete from ${sql(table.name)} where run_id = ${run_id}`
    if (blocks !== null) yield* packAgain(sql, dialect.load, blocks)
    if (restored + removed > 0) written.add(table.name, rows)
    return { removed, restored }
  })

  /** Forgets what was imported of the run's source since it began, so that it is read again. */
  const forget = ({ source, started_at }: ImportRun) =>
    Effect.forEach(
      ["source_entry", "source_answer"],
      (table) =>
        sql`delete from ${sql(table)} where source = ${source ?? ""} and imported_at >= ${started_at}`,
      { discard: true }
    )

  const undo = Effect.fn("ImportRuns.undo")(function* (run_id: number, actor: Actor) {
    yield* dialect.lockImports(sql)
    const [run] = yield* runs(sql`run_id = ${run_id}`)
    if (run === undefined) return yield* new RunNotFound({ run_id })
    if (run.undone_at !== null) return yield* new RunUndone({ run_id, undone_at: run.undone_at })
    if (run.pruned_at !== null) return yield* new RunPruned({ run_id, pruned_at: run.pruned_at })
    const by = (yield* builtUpon(run_id)) ?? (run.kind === "deletion" ? yield* takenSince(sql, run_id) : null)
    if (by !== null) return yield* new RunBuiltUpon({ run_id, by })
    const written = rowSetBuilder<StoredTable>(maxWritten)
    written.add("import_run", null)
    const issuer_ids = yield* issuersOfRun(sql, run_id)
    const all = yield* Effect.forEach(allTables, (table) => restore(table, run_id, written))
    const note = yield* noteOf(actor)
    const undone_at = note.at
    yield* sql`update import_run set undone_at = ${undone_at} where run_id = ${run_id}`
    yield* logOperation(sql, "undo_run", { run_id }, note)
    yield* forget(run)
    yield* keepEarnings(sql, dialect.load, written.build())
    yield* keepFigures(sql, dialect.load, written.build(), { issuer_ids })
    yield* settle(sql)
    yield* dialect.announce(sql, "data", written.build())
    return {
      run_id,
      removed: all.reduce((sum, { removed }) => sum + removed, 0),
      restored: all.reduce((sum, { restored }) => sum + restored, 0)
    }
  })

  const locked = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    transact(sql, Effect.andThen(dialect.lockImports(sql), work))

  return ImportRuns.of({
    all: guard(runs(sql`true`)),
    page: ({ limit, offset }) =>
      guard(
        Effect.gen(function* () {
          const [counted] = yield* sql<{ readonly total: number }>`
            select cast(count(*) as double precision) as total from import_run
          `
          const page = yield* runs(sql`true`, sql`limit ${limit} offset ${offset}`)
          return { runs: page, total: counted?.total ?? 0 }
        })
      ),
    find: (run_id) => guard(Effect.map(runs(sql`run_id = ${run_id}`), ([run]) => run ?? null)),
    undo: (run_id, by) => transact(sql, undo(run_id, by)),
    delete: (target, file, isTrial) => locked(deleteAll(sql, dialect, target, file, isTrial)),
    prune: (before, isTrial) => locked(prune(sql, dialect, before, isTrial))
  })
})

export const layer: Layer.Layer<ImportRuns, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  ImportRuns,
  make
)
