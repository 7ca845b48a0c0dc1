/** Port: lists runs, undoes them, and removes what they would be undone with; deletes records as a run. */
import { Context, type Effect, Schema } from "effect"
import type { Actor } from "../access/keys/Audit.ts"
import { countField } from "../records/Figure.ts"
import { field } from "../records/Record.ts"
import type { Window } from "../paging/Paging.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Deleted, Pruned, DeletionTarget, TargetNotFound } from "./Deletion.ts"
import type { ImportRun } from "./ImportRun.ts"

/** No run has the id. */
export class RunNotFound extends Schema.TaggedError<RunNotFound>()("RunNotFound", { run_id: Schema.Int }) {}

/** The run was undone before. */
export class RunUndone extends Schema.TaggedError<RunUndone>()("RunUndone", {
  run_id: Schema.Int,
  undone_at: Schema.String
}) {}

/** What the run replaced was pruned. */
export class RunPruned extends Schema.TaggedError<RunPruned>()("RunPruned", {
  run_id: Schema.Int,
  pruned_at: Schema.String
}) {}

/** A later run changed or refers to records of this one, and has to be undone first. */
export class RunBuiltUpon extends Schema.TaggedError<RunBuiltUpon>()("RunBuiltUpon", {
  run_id: Schema.Int,
  by: Schema.Int
}) {}

/** Counts of rows that undoing a run removed, and of rows restored to their state before it. */
export const Undone = Schema.Struct({
  run_id: field(Schema.Int, "The run's id"),
  removed: countField("Rows of the run that were removed"),
  restored: countField("Rows that the run had replaced, restored")
})
export type Undone = typeof Undone.Type

/** Some of the runs, and how many there are. */
export interface RunPage {
  readonly runs: ReadonlyArray<ImportRun>
  readonly total: number
}

/**
 * The runs of a store by id; later runs have greater ids. `undo`, `delete` and `prune` each take effect as a whole or
 * not at all, and not while a file is being imported.
 */
export class ImportRuns extends Context.Service<
  ImportRuns,
  {
    /** Newest first. */
    readonly all: Effect.Effect<ReadonlyArray<ImportRun>, StoreUnavailable>
    /** Those of a window, newest first. */
    readonly page: (window: Window) => Effect.Effect<RunPage, StoreUnavailable>
    /** A run by its id; null where there is none. */
    readonly find: (run_id: number) => Effect.Effect<ImportRun | null, StoreUnavailable>
    /** Logs it as an operation of who undoes it. */
    readonly undo: (
      run_id: number,
      by: Actor
    ) => Effect.Effect<Undone, RunNotFound | RunUndone | RunPruned | RunBuiltUpon | StoreUnavailable>
    /** Deletes a record with what belongs to it; with `isTrial` only counts the rows. `file` names it in the run. */
    readonly delete: (
      target: DeletionTarget,
      file: string,
      isTrial: boolean
    ) => Effect.Effect<Deleted, TargetNotFound | StoreUnavailable>
    /**
     * Removes the replaced and deleted rows of runs that finished before a day; with `isTrial` only counts them. These
     * runs, and those whose rows they replaced, can't be undone any more.
     */
    readonly prune: (before: string, isTrial: boolean) => Effect.Effect<Pruned, StoreUnavailable>
  }
>()("findata/core/imports/ImportRuns") {}
