/**
 * Port: the log of what operators did with the stored data. What takes effect at once is logged by the stores that do it, in
 * the same transaction: `AcceptedBars`, `ImportRuns`. A sync is begun here, and ended by `SyncStore.release`.
 */
import { Context, type Effect, Schema } from "effect"
import type { AuditNote } from "../access/keys/Audit.ts"
import type { Counts } from "../imports/ImportRun.ts"
import type { Window } from "../paging/Paging.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Hold } from "../syncs/SyncStore.ts"
import type { Operation } from "./Operation.ts"

/** No operation has the id. */
export class OperationNotFound extends Schema.TaggedError<OperationNotFound>()("OperationNotFound", {
  operation_id: Schema.Int
}) {}

/** Some of the operations, and how many there are. */
export interface OperationPage {
  readonly operations: ReadonlyArray<Operation>
  readonly total: number
}

/** A sync of one company. */
export interface SyncBegun extends AuditNote {
  readonly company_id: number
  readonly source: string
  /** The holder of the source in `SyncStore`. */
  readonly holder: string
}

/** What was done is listed with its outcome; nothing is ever removed from it. */
export class OperationLog extends Context.Service<
  OperationLog,
  {
    /** Newest first, of one company or of all (null). */
    readonly page: (
      company_id: number | null,
      window: Window
    ) => Effect.Effect<OperationPage, StoreUnavailable>
    /** An operation by its id; null where there is none. */
    readonly find: (operation_id: number) => Effect.Effect<Operation | null, StoreUnavailable>
    /**
     * Holds the source as `SyncStore.hold` does and begins the sync, both or neither. Returns its id; null while another process
     * holds the source.
     */
    readonly begin: (sync: SyncBegun, hold: Hold) => Effect.Effect<number | null, StoreUnavailable>
    /** Sets the rows of a sync. */
    readonly count: (
      operation_id: number,
      rows: Pick<Counts, "inserted" | "changed" | "refused" | "doubtful">
    ) => Effect.Effect<void, StoreUnavailable>
    /**
     * How many operations and accepted bars have the name of an owner. Who acted without a request isn't meant: an account of the
     * machine may be called as an owner is.
     */
    readonly mentions: (owner: string) => Effect.Effect<number, StoreUnavailable>
    /** Replaces the name of an owner who was deleted where `mentions` counts it. */
    readonly forget: (owner: string) => Effect.Effect<void, StoreUnavailable>
  }
>()("findata/core/operators/OperationLog") {}
