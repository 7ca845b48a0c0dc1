/** Makes `Changes` of logs of what was written, as a database reports it. */
import { Effect } from "effect"
import { type ChangeLog, changeLog } from "./ChangeLog.ts"
import type { Area, Changes } from "./Changes.ts"
import { ownWrites, type WriteCount } from "./KeyWrites.ts"

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
    valuesSince: (area, table, column, since) =>
      hear(area) ? logs[area].valuesSince(table, column, since) : null,
    written: (area, rows = null) =>
      Effect.sync(() => (area === "access" ? keyWrites.add() : logs[area].add(rows)))
  }
}

/** For a store that only this process writes to. */
export const localChanges = (): Changes["Service"] => changesIn(changeLogs(), () => true, ownWrites())
