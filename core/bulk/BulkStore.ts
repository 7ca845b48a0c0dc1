/** Port: reads whole tables, on one state of the store. */
import { Context, type Effect, type Stream } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { RecordName } from "../tables/Records.ts"
import type { DateRange } from "../time/DateRange.ts"
import type { BulkTable } from "./BulkTable.ts"
import type { BulkRows } from "./BulkColumn.ts"
import type { StoredRows } from "./BulkRows.ts"

/** Which companies, with their issuers. */
export interface BulkCompanies {
  readonly company_ids: ReadonlyArray<number>
  readonly issuer_ids: ReadonlyArray<number>
}

/** Which rows of a table. */
export interface BulkSelection extends DateRange {
  /** Null for all rows, also those of no company. */
  readonly companies: BulkCompanies | null
  /** The last day on which the rows were known; null for all. */
  readonly as_of: string | null
}

/** The selection of a whole table: rows of all companies, also of none, of all days, whenever they were known. */
export const allRows: BulkSelection = { companies: null, from: null, to: null, as_of: null }

/** Reads one table at a time. */
export class BulkStore extends Context.Service<
  BulkStore,
  {
    /** Runs reads on one state of the store. */
    readonly inSnapshot: <A, E, R>(reads: Effect.Effect<A, E, R>) => Effect.Effect<A, E | StoreUnavailable, R>
    /** The rows of a table but bars, in its order, some at a time, as they are stored. */
    readonly stored: (
      table: Pick<BulkTable, "day" | "known" | "record" | "sort" | "subject">,
      selection: BulkSelection
    ) => Stream.Stream<StoredRows, StoreUnavailable>
    /** Bars by company and day, some at a time: ids, days since 1970, open, high, low, close, volume. */
    readonly bars: (selection: BulkSelection) => Stream.Stream<BulkRows, StoreUnavailable>
    /** The days of the first bar of all and of the last; null where there are no bars. */
    readonly barDays: Effect.Effect<
      { readonly first: string; readonly last: string } | null,
      StoreUnavailable
    >
    /**
     * The newest run of imports, a text that changes with every write of imported data, and when that was: UTC to the second,
     * null before the first.
     */
    readonly state: Effect.Effect<
      { readonly run: number; readonly state: string; readonly changed_at: string | null },
      StoreUnavailable
    >
    /** The number of all rows of a record. */
    readonly count: (record: RecordName) => Effect.Effect<number, StoreUnavailable>
  }
>()("findata/core/bulk/BulkStore") {}
