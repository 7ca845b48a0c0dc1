/** Port: whole tables for those who ask a server, read beside its other requests. */
import { Context, type Effect, Schema, type Stream } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { BulkFormat } from "./BulkFormat.ts"
import type { BulkSelection } from "./BulkStore.ts"
import type { BulkName } from "./BulkTable.ts"

/** What is asked of a table. */
export interface BulkAsked {
  readonly table: BulkName
  /** The wanted columns in their order; null for all. */
  readonly columns: ReadonlyArray<string> | null
  readonly format: BulkFormat
  readonly selection: BulkSelection
  /** Of companies of this country alone, by its two-letter code; null for all. */
  readonly country: string | null
}

/** As many tables are being sent as may be at once. */
export class BulkBusy extends Schema.TaggedError<BulkBusy>()("BulkBusy", {}) {}

/** How many rows each table has, and when imported data changed last. */
export interface BulkCounts {
  readonly rows: Readonly<Record<BulkName, number>>
  /** UTC to the second; null before the first import. */
  readonly changed_at: string | null
}

/** Reads tables on one state of the store each. */
export class BulkReads extends Context.Service<
  BulkReads,
  {
    /** Counted at most once in half a minute. */
    readonly counts: Effect.Effect<BulkCounts, StoreUnavailable>
    /** The bytes of a file; fails before the first of them, or breaks off where the store can't be reached any more. */
    readonly bytes: (asked: BulkAsked) => Stream.Stream<Uint8Array, BulkBusy | StoreUnavailable>
  }
>()("findata/core/bulk/BulkReads") {}
