/** Port: the runs there were, and taking one back. */
import { Context, type Effect, Schema } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ImportRun } from "./ImportRun.ts"

export class RunNotFound extends Schema.TaggedError<RunNotFound>()("RunNotFound", { run_id: Schema.Int }) {}

/** The run was taken back before. */
export class RunUndone extends Schema.TaggedError<RunUndone>()("RunUndone", {
  run_id: Schema.Int,
  undone_at: Schema.String
}) {}

/** A later run changed or refers to what this one wrote; that one has to be taken back first. */
export class RunBuiltUpon extends Schema.TaggedError<RunBuiltUpon>()("RunBuiltUpon", {
  run_id: Schema.Int,
  by: Schema.Int
}) {}

/** Rows that taking a run back removed, and rows that became again what they were before it. */
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
