/** Port: lists runs and undoes them. */
import { Context, type Effect, Schema } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ImportRun } from "./ImportRun.ts"

export class RunNotFound extends Schema.TaggedError<RunNotFound>()("RunNotFound", { run_id: Schema.Int }) {}

/** The run was undone before. */
export class RunUndone extends Schema.TaggedError<RunUndone>()("RunUndone", {
  run_id: Schema.Int,
  undone_at: Schema.String
}) {}

/** A later run changed or refers to records of this one, and has to be undone first. */
export class RunBuiltUpon extends Schema.TaggedError<RunBuiltUpon>()("RunBuiltUpon", {
  run_id: Schema.Int,
  by: Schema.Int
}) {}

/** Counts of rows that undoing a run removed, and of rows restored to their state before it. */
export interface Undone {
  readonly run_id: number
  readonly removed: number
  readonly restored: number
}

export class ImportRuns extends Context.Service<
  ImportRuns,
  {
    /** Newest first. */
    readonly all: Effect.Effect<ReadonlyArray<ImportRun>, StoreUnavailable>
    readonly undo: (
      run_id: number
    ) => Effect.Effect<Undone, RunNotFound | RunUndone | RunBuiltUpon | StoreUnavailable>
  }
>()("findata/core/imports/ImportRuns") {}
