/** Processor time of PostgreSQL's processes, when they run on this machine. */
import { query } from "./database.ts"
import { endedTime, ownTime, processorTime } from "./processes.ts"

/** By process id, in microseconds. */
export type BackendTimes = ReadonlyMap<number, number>

/** The time that each has used so far; none when the server is on another machine or not on Linux. */
export const backendTimes = async (url: string): Promise<BackendTimes> => {
  const pids = await query(url, "select pid from pg_stat_activity where datname = current_database()")
  return new Map(
    pids.flatMap(({ pid }): ReadonlyArray<[number, number]> => {
      const time = ownTime(pid, "postgres")
      return time === null ? [] : [[pid, time]]
    })
  )
}

/** The time that they used together in between; null when unknown. */
export const usedBetween = (before: BackendTimes, after: BackendTimes): number | null => {
  if (after.size === 0) return null
  let used = 0
  for (const [pid, time] of after) used += time - (before.get(pid) ?? 0)
  return used
}

/**
 * The time of all processes of a server, in microseconds, with those of connections that have ended; null for one on
 * another machine, or when the role may not read the server's files.
 */
export const serverTime = async (url: string): Promise<number | null> => {
  const found = await query(url, "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid").catch(
    () => []
  )
  const pid = Number(found[0]?.pid)
  return ownTime(pid, "postgres") === null ? null : processorTime(pid) + endedTime(pid)
}
