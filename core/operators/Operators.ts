/** Port: what operators do with the store through a server, which answers other requests meanwhile. */
import { Context, type Effect, Schema, type Stream } from "effect"
import type { Actor } from "../access/keys/Audit.ts"
import type { Acceptances } from "../doubts/Acceptances.ts"
import type { NamedDoubt } from "../doubts/NamedDoubt.ts"
import type { Window } from "../paging/Paging.ts"
import type { SyncState } from "../syncs/SyncStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { OperationLog } from "./OperationLog.ts"
import type { ImportKind } from "../sources/ImportKind.ts"
import type { ImportOptions } from "../imports/ImportOptions.ts"
import type { FileSummary } from "../imports/ImportRun.ts"
import type {
  RunBuiltUpon,
  RunNotFound,
  RunPage,
  RunPruned,
  RunUndone,
  Undone
} from "../imports/ImportRuns.ts"

/** Another file is being received or imported by the same thread. */
export class ImportBusy extends Schema.TaggedError<ImportBusy>()("ImportBusy", {}) {}

/** The file didn't arrive whole; nothing was written. */
export class UploadBroken extends Schema.TaggedError<UploadBroken>()("UploadBroken", {
  message: Schema.String
}) {}

/** The file is larger than the server takes, or needs more memory than it has; nothing was written. */
export class UploadTooLarge extends Schema.TaggedError<UploadTooLarge>()("UploadTooLarge", {
  message: Schema.String
}) {}

/** The server's disk has no room for the file now; nothing was written. */
export class UploadHasNoRoom extends Schema.TaggedError<UploadHasNoRoom>()("UploadHasNoRoom", {
  message: Schema.String
}) {}

/** A file that is being received. */
export interface Upload {
  readonly kind: ImportKind
  /** In messages and in the run; not a path. */
  readonly name: string
  /** The label of the text's encoding; null for UTF-8, or that of the byte order mark. */
  readonly encoding: string | null
  /** How many bytes there will be; null when it is unknown. */
  readonly size: number | null
  readonly bytes: Stream.Stream<Uint8Array, UploadBroken>
}

/** The tasks of operators. A thread receives and imports one file at a time: meanwhile `take` fails with ImportBusy. */
export class Operators extends Context.Service<
  Operators,
  {
    /** Newest first. */
    readonly runs: (window: Window) => Effect.Effect<RunPage, StoreUnavailable>
    readonly undo: (
      run_id: number,
      by: Actor
    ) => Effect.Effect<Undone, RunNotFound | RunUndone | RunPruned | RunBuiltUpon | StoreUnavailable>
    /** What is probably wrong with stored prices and actions, by company and date; reads all bars. */
    readonly doubtful: Effect.Effect<ReadonlyArray<NamedDoubt>, StoreUnavailable>
    readonly accept: Acceptances["Service"]["accept"]
    readonly withdraw: Acceptances["Service"]["withdraw"]
    /** The log of what operators did. */
    readonly log: Pick<OperationLog["Service"], "page" | "find">
    readonly syncs: Effect.Effect<ReadonlyArray<SyncState>, StoreUnavailable>
    /** Receives a file whole, then imports it. Interrupting it leaves nothing of the file. */
    readonly take: (
      upload: Upload,
      options: ImportOptions
    ) => Effect.Effect<
      FileSummary,
      ImportBusy | UploadBroken | UploadTooLarge | UploadHasNoRoom | StoreUnavailable
    >
  }
>()("findata/core/operators/Operators") {}
