/** Whether a machine has anything else to do, as Linux counts in /proc (man 5 proc). */
import { existsSync, readFileSync } from "node:fs"
import { endedTime, processorTime } from "../../bench/harness/processes.ts"

export const hasProc = existsSync("/proc/self/fd")

/** Linux counts in hundredths of a second (man 7 time, USER_HZ). */
const tick = 10_000

/** The time in which processors weren't idle, or were taken from this machine, in microseconds. */
const busyTime = (): number => {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n")
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softirq + steal) * tick
}

/** That of this process, of those that it started, and of some others with theirs. */
const ownTime = (others: ReadonlyArray<number>): number =>
  processorTime(process.pid) +
  endedTime() +
  others.reduce((sum, pid) => sum + processorTime(pid) + endedTime(pid), 0)

/** A machine is quiet while others use less of its processors than a tenth of one. */
export const quiet = 0.1

/** Begins to watch; the returned function says how many processors were used by others since, 0.5 for half of one. */
export const watchOthers = (own: ReadonlyArray<number>): (() => number) => {
  const begin = performance.now()
  const before = busyTime() - ownTime(own)
  return () => Math.max(0, (busyTime() - ownTime(own) - before) / (1000 * (performance.now() - begin)))
}
