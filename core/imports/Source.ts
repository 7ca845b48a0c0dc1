/** The sources of imported data, by kind of import, with totals of their runs. */
import { Schema } from "effect"
import { ImportKind } from "./ImportKind.ts"
import { Counts, type ImportRun } from "./ImportRun.ts"
import { CalendarDate } from "../time/CalendarDate.ts"
import { Instant } from "../time/Instant.ts"

/**
 * The runs of one kind from one source, without undone ones. A file that was refused whole has no run, and isn't
 * included.
 */
export const Source = Schema.Struct({
  /** In the operator's words; null when unknown. */
  source: Schema.NullOr(Schema.String),
  kind: ImportKind,
  last_run: Schema.Struct({
    run_id: Schema.Int,
    started_at: Instant,
    finished_at: Instant,
    ...Counts.fields
  }),
  /** How many files were imported. */
  runs: Schema.Int,
  /** How many rows they added. */
  rows: Schema.Int,
  /** How many of their rows were refused. */
  refused: Schema.Int,
  /** How many of their rows were accepted and are probably wrong. */
  doubtful: Schema.Int,
  /** The newest date of their records; null where records of the kind have no date. */
  newest_date: Schema.NullOr(CalendarDate),
  /** How many of the runs refused a row. */
  failures: Schema.Int
})
export type Source = typeof Source.Type

const lastRunOf = (run: ImportRun): Source["last_run"] => ({
  run_id: run.run_id,
  started_at: run.started_at,
  finished_at: run.finished_at,
  read: run.read,
  inserted: run.inserted,
  changed: run.changed,
  unchanged: run.unchanged,
  normalised: run.normalised,
  refused: run.refused,
  doubtful: run.doubtful
})

const newer = (a: string | null, b: string | null): string | null => ((a ?? "") > (b ?? "") ? a : b)

const sourceOf = (runs: ReadonlyArray<ImportRun>): ReadonlyArray<Source> => {
  const last = runs.toSorted((a, b) => b.run_id - a.run_id)[0]
  if (last === undefined) return []
  return [
    {
      source: last.source,
      kind: last.kind,
      last_run: lastRunOf(last),
      runs: runs.length,
      rows: runs.reduce((sum, { inserted }) => sum + inserted, 0),
      refused: runs.reduce((sum, { refused }) => sum + refused, 0),
      doubtful: runs.reduce((sum, { doubtful }) => sum + doubtful, 0),
      newest_date: runs.reduce<string | null>((newest, run) => newer(newest, run.newest_date), null),
      failures: runs.filter(({ refused }) => refused > 0).length
    }
  ]
}

/** The sources of runs in any order, the one with the last run first. */
export const sourcesOf = (runs: ReadonlyArray<ImportRun>): ReadonlyArray<Source> => {
  const standing = runs.filter(({ undone_at }) => undone_at === null)
  return [...Map.groupBy(standing, ({ kind, source }) => JSON.stringify([kind, source])).values()]
    .flatMap(sourceOf)
    .toSorted((a, b) => b.last_run.run_id - a.last_run.run_id)
}
