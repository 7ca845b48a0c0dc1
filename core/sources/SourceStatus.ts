/** The sources of imported data, by kind of import, with totals of their runs. */
import { Schema } from "effect"
import { tally } from "../records/Figure.ts"
import { membersOf, pick } from "../records/Members.ts"
import { Counts, ImportRun } from "../imports/ImportRun.ts"

/**
 * The runs of one kind from one source, without undone ones. A file that was refused whole has no run, and isn't
 * included.
 */
export const SourceStatus = Schema.Struct({
  ...pick(ImportRun.fields, ["source", "kind"]),
  last_run: Schema.Struct({
    ...pick(ImportRun.fields, ["run_id", "started_at", "finished_at"]),
    ...Counts.fields
  }),
  runs: tally("Runs that were not undone"),
  rows: tally("Rows that they added"),
  ...pick(Counts.fields, ["refused", "doubtful"]),
  newest_date: ImportRun.fields.newest_date,
  failures: tally("Runs that refused a row")
})
export type SourceStatus = typeof SourceStatus.Type

const lastRunOf = membersOf(SourceStatus.fields.last_run)

const newer = (a: string | null, b: string | null): string | null => ((a ?? "") > (b ?? "") ? a : b)

const sourceOf = (runs: ReadonlyArray<ImportRun>): ReadonlyArray<SourceStatus> => {
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
export const sourcesOf = (runs: ReadonlyArray<ImportRun>): ReadonlyArray<SourceStatus> => {
  const standing = runs.filter(({ undone_at }) => undone_at === null)
  return [...Map.groupBy(standing, ({ kind, source }) => JSON.stringify([kind, source])).values()]
    .flatMap(sourceOf)
    .toSorted((a, b) => b.last_run.run_id - a.last_run.run_id)
}
