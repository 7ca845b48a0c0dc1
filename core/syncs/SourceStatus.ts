/** The sources of imported data, by kind of import, with totals of their runs. */
import { Schema, Struct } from "effect"
import { Instant } from "../time/Instant.ts"
import { field, nullable } from "../records/Record.ts"
import type { SyncState } from "./SyncStore.ts"
import { countField } from "../records/Figure.ts"
import { membersOf, pick } from "../records/Members.ts"
import { Visibility } from "../sources/Visibility.ts"
import { ImportKind } from "../sources/ImportKind.ts"
import { Counts, ImportRun, unnamedSource } from "../imports/ImportRun.ts"

/**
 * The imports of one kind from one source, without undone ones. A file that was refused whole has no run, and isn't
 * included.
 */
export const StoredSource = Schema.Struct({
  source: field(Schema.String, `The source of the data, in the operator's words, else ${unnamedSource}`, {
    example: "sec"
  }),
  kind: field(ImportKind, "The kind of import"),
  last_run: Schema.Struct({
    ...pick(ImportRun.fields, ["run_id", "started_at", "finished_at"]),
    ...Counts.fields
  }),
  runs: countField("Runs that were not undone"),
  rows: countField("Rows that they added"),
  replaced: countField("Rows that they replaced"),
  ...pick(Counts.fields, ["refused", "doubtful"]),
  newest_date: ImportRun.fields.newest_date,
  failures: countField("Runs that refused a row"),
  next_run: nullable(Instant, "When the source will be synced next, UTC; null when it isn't scheduled"),
  failed: field(Schema.Boolean, "Whether the last sync of the source failed")
})
export type StoredSource = typeof StoredSource.Type

/** A source with the terms of its use. */
export const SourceStatus = Schema.Struct({
  ...Struct.omit(StoredSource.fields, ["replaced"]),
  licence: nullable(
    Schema.String,
    "Under which terms its data may be used; null for a source of the operator's own"
  ),
  visibility: field(
    Visibility,
    "Who may read its rows: anyone (public), or only those with a key (keys), while company pages and the basic API require one"
  )
})
export type SourceStatus = typeof SourceStatus.Type

const lastRunOf = membersOf(StoredSource.fields.last_run)

const newer = (a: string | null, b: string | null): string | null => ((a ?? "") > (b ?? "") ? a : b)

/** A run that brought data in. */
type Bringing = ImportRun & { readonly kind: ImportKind }

const brought = (run: ImportRun): run is Bringing => run.undone_at === null && run.kind !== "deletion"

const sourceOf = (
  runs: ReadonlyArray<Bringing>,
  syncs: ReadonlyMap<string, SyncState>
): ReadonlyArray<StoredSource> => {
  const last = runs.toSorted((a, b) => b.run_id - a.run_id)[0]
  if (last === undefined) return []
  const source = last.source ?? unnamedSource
  return [
    {
      source,
      kind: last.kind,
      last_run: lastRunOf(last),
      runs: runs.length,
      rows: runs.reduce((sum, { inserted }) => sum + inserted, 0),
      replaced: runs.reduce((sum, { changed }) => sum + changed, 0),
      refused: runs.reduce((sum, { refused }) => sum + refused, 0),
      doubtful: runs.reduce((sum, { doubtful }) => sum + doubtful, 0),
      newest_date: runs.reduce<string | null>((newest, run) => newer(newest, run.newest_date), null),
      failures: runs.filter(({ refused }) => refused > 0).length,
      next_run: syncs.get(source)?.next_run ?? null,
      failed: (syncs.get(source)?.failure ?? null) !== null
    }
  ]
}

/** The sources of runs in any order, the one with the last run first. */
export const sourcesOf = (
  runs: ReadonlyArray<ImportRun>,
  syncs: ReadonlyArray<SyncState> = []
): ReadonlyArray<StoredSource> => {
  const bySource = new Map(syncs.map((sync) => [sync.source, sync]))
  return [
    ...Map.groupBy(runs.filter(brought), ({ kind, source }) =>
      JSON.stringify([kind, source ?? unnamedSource])
    ).values()
  ]
    .flatMap((runs) => sourceOf(runs, bySource))
    .toSorted((a, b) => b.last_run.run_id - a.last_run.run_id)
}
