/** Port: detects writes to the store, so that results may be kept until one concerns them. */
import { Context, Effect } from "effect"
import { type ChangeLog, changeLog, type Read } from "./ChangeLog.ts"
import type { RowSet } from "./RowSet.ts"

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
    /** Reports a write by this process, so that it counts at once; of everything in the area unless rows are given. */
    readonly written: (area: Area, rows?: RowSet) => Effect.Effect<void>
  }
>()("findata/core/store/Changes") {}

/** The writes to keys by the threads of a server, each of which hears of a write before that is answered. */
export interface WriteCount {
  readonly count: () => number
  readonly add: () => void
}

const ownWrites = (): WriteCount => {
  let writes = 0
  return { count: () => writes, add: () => void writes++ }
}

/** By default the writes of this thread. */
export const KeyWrites = Context.Reference<WriteCount>("findata/core/store/KeyWrites", {
  defaultValue: ownWrites
})

/** The logs of both areas. */
export type ChangeLogs = Readonly<Record<Area, ChangeLog>>

/** Logs without a write. */
export const changeLogs = (): ChangeLogs => ({ data: changeLog(), access: changeLog() })

/**
 * Changes by logs. `isKnown` brings the log of an area up to date; false while writes can't be observed. How a database
 * reports writes may lag behind what another thread has answered: those to keys are counted besides, in `keyWrites`.
 */
export const changesIn = (
  logs: ChangeLogs,
  isKnown: (area: Area) => boolean,
  keyWrites: WriteCount
): Changes["Service"] => {
  let counted = keyWrites.count()
  const hear = (area: Area): boolean => {
    if (area === "access") {
      const writes = keyWrites.count()
      if (writes !== counted) logs.access.add(null)
      counted = writes
    }
    return isKnown(area)
  }
  return {
    generation: (area) => (hear(area) ? logs[area].last() : null),
    isCurrent: (readSet) => {
      if (!hear(readSet.area)) return false
      const log = logs[readSet.area]
      if (!log.areUnchanged(readSet.reads, readSet.since)) return false
      readSet.since = log.last()
      return true
    },
    written: (area, rows = null) =>
      Effect.sync(() => (area === "access" ? keyWrites.add() : logs[area].add(rows)))
  }
}

/** For a store that only this process writes to. */
export const localChanges = (): Changes["Service"] => changesIn(changeLogs(), () => true, ownWrites())
