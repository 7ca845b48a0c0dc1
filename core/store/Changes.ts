/** Port: detects writes to the store, so that results may be kept until one concerns them. */
import { Context, type Effect } from "effect"
import type { Read } from "./ChangeLog.ts"
import type { KeyValue, RowSet } from "./RowSet.ts"

/** What was written: imported data, or keys and their audit log. */
export type Area = "data" | "access"

/** What a result was made of. */
export interface ReadSet {
  readonly area: Area
  /** The rows that were read; null for everything in the area. */
  readonly reads: ReadonlyArray<Read> | null
  /**
   * The generation of which the result is known to be current: that before its first read, or one at which it was found
   * so later; -1 where it was unknown.
   */
  since: number
}

/** Whether results that were kept are still what the store would return, by area. */
export class Changes extends Context.Service<
  Changes,
  {
    /**
     * A number that grows with every write to the area, by any process. Null while that is unknown (the listener lost
     * its connection): nothing may be kept then. Cheap enough to call on every request.
     */
    readonly generation: (area: Area) => number | null
    /**
     * Whether the store would still give the same result: none of what it was made of was written since. False while
     * that is unknown. Synchronous, without allocation.
     */
    readonly isCurrent: (readSet: ReadSet) => boolean
    /**
     * The values of a table's column of which rows were written to the area after a generation, so that what was made of
     * them can be made again for these alone; null where any may have been, or that is unknown.
     */
    readonly valuesSince: (
      area: Area,
      table: string,
      column: string,
      since: number
    ) => ReadonlyArray<KeyValue> | null
    /** Reports a write by this process, so that it counts at once; of everything in the area unless rows are given. */
    readonly written: (area: Area, rows?: RowSet) => Effect.Effect<void>
  }
>()("findata/core/store/Changes") {}
