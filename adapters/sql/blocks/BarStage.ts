/**
 * Stages bars by column. Runs of bars within days of which the store has none are written at once, all others are staged
 * and merged. Of what was written at once only the runs are remembered: a row that repeats one of their bars, later in
 * the file, finds the line of that bar by its place in its run.
 */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import {
  inDays,
  type Merged,
  type Rows,
  type RowSetBuilder,
  type StagedBars,
  type StoredTable
} from "../../../core/ports.ts"
import { differingBlocks } from "./changedBlocks.ts"
import { barPacking } from "./packing.ts"
import { type BarRun, type Days, overlap, runsOf, spanOf } from "./BarRuns.ts"
import type { Dialect, LoadedColumn } from "../dialect/Dialect.ts"
import { createStage, differs, merge, sameKey } from "../merge/merge.ts"
import { columnsOf, loadedType, stageOf, tables } from "../merge/Table.ts"
import { maxWritten } from "../merge/writtenRows.ts"

const table = tables.price_daily

/** Shorter runs, on average, cost more to look up than to merge. */
const minRun = 8

/** The most runs that are remembered; the bars of later ones are staged. */
const maxRuns = 100_000

/** The temporary table of the runs that were written at once. */
const runTable = "price_run"

/** The values at some places. */
const pick = <A>(values: ArrayLike<A>, places: Int32Array): ReadonlyArray<A> =>
  Array.from(places, (place) => values[place] as A)

/** The bars of some runs; the same bars when the runs are all. */
const barsOf = (bars: StagedBars, runs: ReadonlyArray<BarRun>): StagedBars => {
  const length = runs.reduce((sum, { from, to }) => sum + to - from, 0)
  if (length === bars.length) return bars
  const places = new Int32Array(length)
  let at = 0
  for (const { from, to } of runs) for (let place = from; place < to; place++) places[at++] = place
  return {
    length,
    line: pick(bars.line, places),
    company_id: pick(bars.company_id, places),
    date: pick(bars.date, places),
    open: pick(bars.open, places),
    high: pick(bars.high, places),
    low: pick(bars.low, places),
    close: pick(bars.close, places),
    volume: pick(bars.volume, places)
  }
}

/** The rows of companies, all where these are too many to be named, on some days, of which there are any. */
const rowsIn = (days: ReadonlyArray<Days>, companies: ReadonlyMap<number, unknown>): Rows => {
  const { first_date, last_date } = days.reduce(spanOf)
  return inDays(
    first_date,
    last_date,
    companies.size > maxWritten ? null : { company_id: [...companies.keys()] }
  )
}

const loaded = (bars: StagedBars, names: ReadonlyArray<string>): ReadonlyArray<LoadedColumn> =>
  names.map((name) => ({
    name,
    type: loadedType(table, name),
    values: bars[name as Exclude<keyof StagedBars, "length">]
  }))

export const barStage = (sql: SqlClient.SqlClient, load: Dialect["Service"]["load"]) => {
  /** The runs that were written at once, by company, and their number and bars. */
  const written = new Map<number, Array<BarRun>>()
  let runs = 0
  let inserted = 0
  /** The days with staged bars, by company. */
  const staged = new Map<number, Days>()
  /** Whether two staged bars, or a staged and a written one, may be of one day. */
  let mayRepeat = false
  let mayRepeatWritten = false
  const packing = barPacking(sql, load)

  const begin = Effect.sync(() => {
    packing.begin()
    written.clear()
    staged.clear()
    runs = 0
    inserted = 0
    mayRepeat = false
    mayRepeatWritten = false
  })

  /** The places of the runs on whose days the store has bars. */
  const stored = (asked: ReadonlyArray<BarRun>) => {
    const spans = JSON.stringify(
      asked.map(({ company_id, first_date, last_date }) => [company_id, first_date, last_date])
    )
    return Effect.map(
      sql.onDialectOrElse({
        pg: () => sql<{ place: number }>`
          select cast(s.place as integer) - 1 as place
          from json_array_elements(cast(${spans} as json)) with ordinality as s (span, place)
          where (
            select min(b.date)
            from price_daily b
            where
              b.company_id = cast(s.span ->> 0 as integer)
              and b.date between cast(s.span ->> 1 as date) and cast(s.span ->> 2 as date)
          ) is not null
        `,
        orElse: () => sql<{ place: number }>`
          select s.key as place
          from json_each(${spans}) s
          where exists (
            select 1
            from price_daily b
            where b.company_id = s.value ->> 0 and b.date between s.value ->> 1 and s.value ->> 2
          )
        `
      }),
      (rows) => new Set(rows.map(({ place }) => place))
    )
  }

  /**
   * The runs that can be written at once: on their days there are no bars, stored, staged or in an earlier run. A bar on
   * a day that an earlier run leaves out is staged too, because the run's lines are counted by the days that have bars.
   */
  const writable = Effect.fnUntraced(function* (all: ReadonlyArray<BarRun>) {
    const seen = new Map<number, Days>()
    const asked = all.filter((run) => {
      const held = staged.get(run.company_id)
      const before = seen.get(run.company_id)
      seen.set(run.company_id, before === undefined ? run : spanOf(before, run))
      return ![held, before, ...(written.get(run.company_id) ?? [])].some(
        (days) => days !== undefined && overlap(days, run)
      )
    })
    if (asked.length === 0) return asked
    const found = yield* stored(asked)
    return asked.filter((_, place) => !found.has(place))
  })

  const writeAtOnce = Effect.fnUntraced(function* (
    bars: StagedBars,
    own: ReadonlyArray<BarRun>,
    run_id: number
  ) {
    const length = bars.length
    const run = { name: "run_id", type: "integer", values: new Int32Array(length).fill(run_id) } as const
    yield* load(table.name, [...loaded(bars, columnsOf(table)), run])
    inserted += length
    runs += own.length
    for (const one of own) {
      const others = written.get(one.company_id)
      if (others === undefined) written.set(one.company_id, [one])
      else others.push(one)
    }
  })

  const hold = Effect.fnUntraced(function* (bars: StagedBars, own: ReadonlyArray<BarRun>) {
    for (const run of own) {
      const held = staged.get(run.company_id)
      mayRepeat ||= held !== undefined && overlap(held, run)
      mayRepeatWritten ||= written.get(run.company_id)?.some((other) => overlap(other, run)) ?? false
      staged.set(run.company_id, held === undefined ? run : spanOf(held, run))
    }
    yield* createStage(sql, table)
    yield* load(stageOf(table), loaded(bars, ["line", ...columnsOf(table)]))
  })

  const stage = Effect.fnUntraced(function* (bars: StagedBars, run_id: number | null) {
    const all = runsOf(bars)
    yield* packing.look(all)
    const mayWrite = run_id !== null && runs < maxRuns && all.length * minRun <= Math.max(bars.length, minRun)
    const now = new Set(mayWrite ? yield* writable(all) : [])
    const later = all.filter((run) => !now.has(run))
    if (run_id !== null && now.size > 0) {
      yield* writeAtOnce(barsOf(bars, [...now]), [...now], run_id)
      yield* packing.wrote(bars, [...now])
    }
    if (later.length > 0) {
      yield* hold(barsOf(bars, later), later)
      packing.hold(bars, later)
    }
  })

  /** Removes the staged bars that repeat written ones; contradicting ones are returned. */
  const dropRepeated = Effect.fnUntraced(function* (run_id: number) {
    const stageName = stageOf(table)
    const all = [...written.values()].flat()
    yield* sql.unsafe(`
      create temp table ${runTable} as
      select company_id, date as first_date, date as last_date, cast(0 as integer) as line, cast(0 as integer) as step
      from price_daily
      where 1 = 0
    `)
    yield* load(runTable, [
      { name: "company_id", type: "integer", values: all.map(({ company_id }) => company_id) },
      { name: "first_date", type: "date", values: all.map(({ first_date }) => first_date) },
      { name: "last_date", type: "date", values: all.map(({ last_date }) => last_date) },
      { name: "line", type: "integer", values: all.map(({ line }) => line) },
      { name: "step", type: "integer", values: all.map(({ step }) => step) }
    ])
    const same = sameKey(table, "s", "t")
    const rows = yield* sql.unsafe<{ line: number; first_line: number; conflicting: number }>(`
      with place as (
        select
          b.company_id, b.date,
          cast(
            r.line + r.step * (row_number() over (partition by r.company_id, r.first_date order by b.date) - 1)
            as integer
          ) as first_line
        from ${runTable} r
        join price_daily b on b.company_id = r.company_id and b.date between r.first_date and r.last_date
      )
      select s.line, p.first_line, case when ${differs(sql, table, "s", "t")} then 1 else 0 end as conflicting
      from ${stageName} s
      join price_daily t on ${same}
      join place p on ${sameKey(table, "s", "p")}
      where t.run_id = ${run_id}
      order by s.line
    `)
    yield* sql.unsafe(`drop table ${runTable}`)
    yield* sql.unsafe(`
      delete from ${stageName}
      where exists (
        select 1 from price_daily t where ${sameKey(table, stageName, "t")} and t.run_id = ${run_id}
      )
    `)
    return rows
  })

  /** The rows that the merge writes. */
  const writing = Effect.fnUntraced(function* (areAllWritten: boolean) {
    if (areAllWritten) {
      packing.willMerge()
      return rowsIn([...staged.values()], staged)
    }
    const blocks = yield* differingBlocks(sql)
    packing.willMerge(blocks)
    return rowsIn([...staged.values()], blocks)
  })

  const mergeAll = Effect.fnUntraced(function* (run_id: number, rowsWritten: RowSetBuilder<StoredTable>) {
    if (inserted > 0) rowsWritten.add(table.name, rowsIn([...written.values()].flat(), written))
    if (staged.size === 0) return { inserted, changed: 0, unchanged: 0, conflicts: [] } satisfies Merged
    const rows = mayRepeatWritten ? yield* dropRepeated(run_id) : []
    const merged = yield* merge(sql, table, run_id, writing, rowsWritten, mayRepeat)
    const conflicts = rows.filter(({ conflicting }) => conflicting !== 0)
    return {
      inserted: inserted + merged.inserted,
      changed: merged.changed,
      unchanged: merged.unchanged + rows.length - conflicts.length,
      conflicts: [...conflicts, ...merged.conflicts].toSorted((a, b) => a.line - b.line)
    } satisfies Merged
  })

  return {
    begin,
    stage,
    /** The companies whose bars are written are added to `rowsWritten`. */
    merge: (run_id: number, rowsWritten: RowSetBuilder<StoredTable>) =>
      mergeAll(run_id, rowsWritten).pipe(
        Effect.tap(() => packing.end),
        Effect.tap(() => begin)
      )
  }
}
