/** Processor time of a database's server processes, which Linux reports for those on the same machine. */
import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { query } from "./database.ts"

/** Linux counts in hundredths of a second, whatever the frequency of its own clock (man 7 time, USER_HZ). */
const tick = 10_000

/** By process id, in microseconds. */
export type BackendTimes = ReadonlyMap<number, number>

const timeOf = (pid: number): number | null => {
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? []
    const fields = rest?.split(" ") ?? []
    return name?.startsWith("postgres") ? (Number(fields[11]) + Number(fields[12])) * tick : null
  } catch {
    return null
  }
}

/** The time each has used so far; none when the server is on another machine or not on Linux. */
export const backendTimes = (url: string): Effect.Effect<BackendTimes> =>
  Effect.promise(async () => {
    const pids = await query(url, "select pid from pg_stat_activity where datname = current_database()")
    return new Map(
      pids.flatMap(({ pid }): ReadonlyArray<[number, number]> => {
        const time = timeOf(pid)
        return time === null ? [] : [[pid, time]]
      })
    )
  })

/** The time they used together in between; null when unknown. */
export const usedBetween = (before: BackendTimes, after: BackendTimes): number | null => {
  if (after.size === 0) return null
  let used = 0
  for (const [pid, time] of after) used += time - (before.get(pid) ?? 0)
  return used
}
