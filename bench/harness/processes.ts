/** Processor time and memory of processes, which Linux reports in /proc (man 5 proc), with those that they started. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs"

/** Linux counts in hundredths of a second, whatever the frequency of its own clock (man 7 time, USER_HZ). */
const tick = 10_000

/** Empty when the process has ended. */
const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return ""
  }
}

const childrenOf = (pid: number): ReadonlyArray<number> => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number)
    )
  } catch {
    return []
  }
}

/** A process and all that it started, directly or not. */
const treeOf = (pid: number): ReadonlyArray<number> => [pid, ...childrenOf(pid).flatMap(treeOf)]

/** The fields of /proc/PID/stat from the third, the state, because the second may contain spaces. */
const statOf = (pid: number | "self"): { readonly name: string; readonly fields: ReadonlyArray<string> } => {
  const [, name = "", rest = ""] = /^\d+ \((.*)\) (.*)$/s.exec(read(`/proc/${pid}/stat`)) ?? []
  return { name, fields: rest.split(" ") }
}

const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0)

/** The time that one process has used so far, in microseconds; null when it isn't named so. */
export const ownTime = (pid: number, named: string): number | null => {
  const { fields, name } = statOf(pid)
  return name.startsWith(named) ? (Number(fields[11]) + Number(fields[12])) * tick : null
}

/** The time that a process and its descendants have used so far, in microseconds. */
export const processorTime = (pid: number): number => sum(treeOf(pid).map((one) => ownTime(one, "") ?? 0))

/** The time of a process's children that have ended, in microseconds. */
export const endedTime = (pid: number | "self" = "self"): number => {
  const { fields } = statOf(pid)
  return (Number(fields[13]) + Number(fields[14])) * tick
}

const memoryOf = (pid: number, member: "VmRSS" | "VmHWM"): number =>
  sum(
    treeOf(pid).map((one) =>
      Number(new RegExp(`^${member}:\\s+(\\d+) kB`, "m").exec(read(`/proc/${one}/status`))?.[1] ?? 0)
    )
  ) * 1024

/** The memory that a process and its descendants hold, in bytes. */
export const residentMemory = (pid: number): number => memoryOf(pid, "VmRSS")

/** Lets the system count the most memory of a process and its descendants anew; where it doesn't, the former counts. */
const forgetPeak = (pid: number): void => {
  for (const one of treeOf(pid)) {
    try {
      writeFileSync(`/proc/${one}/clear_refs`, "5")
    } catch {
      // It has ended, or isn't this user's.
    }
  }
}

/** Watches the most memory that a process and its descendants hold from now on, in bytes; the returned function ends it. */
export const watchPeak = (pid: number): (() => number) => {
  forgetPeak(pid)
  let peak = 0
  const look = () => {
    peak = Math.max(peak, memoryOf(pid, "VmHWM"))
  }
  const timer = setInterval(look, 20)
  return () => {
    clearInterval(timer)
    return peak
  }
}
