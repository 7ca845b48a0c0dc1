/** Progress of operations that take longer: a line on a terminal, or lines in a log. */
import type { EntriesProgress } from "../../core/mod.ts"
import { count, counted } from "./Console.ts"

/** What was done so far. */
export interface Done {
  /** The fraction done, from 0 to 1; null when it is unknown. */
  readonly part: number | null
  readonly rows: number
  /** The entries of a source. */
  readonly entries?: number
  readonly refused?: number
}

/** The progress of a source's entries. */
export const doneOf = ({ entries, part, rows }: EntriesProgress): Done => ({
  part,
  rows: rows.read,
  refused: rows.refused,
  entries: entries.imported + entries.skipped + entries.foreign + entries.failed
})

export interface Progress {
  readonly update: (done: Done) => void
  readonly end: () => void
}

const width = 30

/** On a terminal, in milliseconds. */
const after = 1000
const every = 100

/** In a log, in milliseconds. */
const afterInLog = 10_000
const everyInLog = 30_000

/** `2 h 5 min`, `3 min 20 s`, `45 s`. */
const duration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** The bar, the counts, the rate and the time left. */
export const progressLine = (
  label: string,
  { entries, part, refused, rows }: Done,
  milliseconds: number
): string => {
  const filled = Math.round((part ?? 0) * width)
  const bar =
    part === null ? "" : ` [${"#".repeat(filled)}${".".repeat(width - filled)}] ${Math.floor(part * 100)}%`
  const rate = Math.round(rows / (milliseconds / 1000))
  const parts = [
    ...(entries === undefined ? [] : [counted(entries, "entry", "entries")]),
    counted(rows, "row"),
    ...(refused === undefined || refused === 0 ? [] : [`${count(refused)} refused`]),
    `${counted(rate, "row")}/s`,
    ...(part === null || part < 0.01 || part >= 1
      ? []
      : [`${duration((milliseconds / part) * (1 - part))} left`])
  ]
  return `${label}${bar} ${parts.join(", ")}`
}

/** Draws a line anew on a terminal, after a second and ten times a second. */
const drawn = (label: string, stream: Output, now: () => number): Progress => {
  const started = now()
  let last = 0
  return {
    update: (done) => {
      const at = now()
      if (at - started < after || at - last < every) return
      last = at
      stream.write(`\r\u001b[K${progressLine(label, done, at - started)}`)
    },
    end: () => {
      if (last > 0) stream.write("\r\u001b[K")
    }
  }
}

/** Writes a line of its own into a log, after ten seconds and twice a minute. */
const logged = (label: string, stream: Output, now: () => number): Progress => {
  const started = now()
  let next = started + afterInLog
  return {
    update: (done) => {
      const at = now()
      if (at < next) return
      next = at + everyInLog
      stream.write(`${progressLine(label, done, at - started)}\n`)
    },
    end: () => {}
  }
}

/** Where progress is written: a terminal, or what is kept, such as the log of a service or of cron. */
interface Output {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

/** The progress of an operation, by a clock in milliseconds. */
export const progressOf = (
  label: string,
  stream: Output = process.stderr,
  now: () => number = () => performance.now()
): Progress => (stream.isTTY === true ? drawn : logged)(label, stream, now)
