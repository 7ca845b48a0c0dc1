/** When sources are synced: `edgar=daily,rss=15m`. */
import { Result } from "effect"
import type { SyncState } from "./SyncStore.ts"

/** The time between two syncs of a source, in seconds. */
export interface Schedule {
  readonly source: string
  readonly every: number
}

const words: Readonly<Record<string, number>> = { hourly: 3600, daily: 86_400, weekly: 604_800 }
const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** A source is asked at most once a minute. */
const min = 60

const expected = "expected SOURCE=daily, hourly, weekly or a time such as 15m, 6h or 2d, of a minute at least"

const secondsOf = (text: string): number | null => {
  const [, number = "", unit = ""] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  const seconds = words[text] ?? Number(number) * (units[unit] ?? 0)
  return seconds >= min ? seconds : null
}

/** Parses schedules separated by commas, each of one of the sources; an error says what is wrong with one. */
export const schedulesOf = (
  text: string,
  sources: ReadonlyArray<string>
): Result.Result<ReadonlyArray<Schedule>, string> => {
  const schedules: Array<Schedule> = []
  for (const part of text.split(",").map((part) => part.trim())) {
    const at = part.indexOf("=")
    const source = part.slice(0, at).trim()
    const every =
      at === -1
        ? null
        : secondsOf(
            part
              .slice(at + 1)
              .trim()
              .toLowerCase()
          )
    if (every === null) return Result.fail(`${part}: ${expected}`)
    if (!sources.includes(source))
      return Result.fail(`${part}: no source has that name; there are ${sources.join(", ")}`)
    if (schedules.some((other) => other.source === source))
      return Result.fail(`${part}: ${source} is there twice`)
    schedules.push({ source, every })
  }
  return Result.succeed(schedules)
}

/** How far the clocks of two servers may differ, in milliseconds. */
const clockSkew = 60_000

type Started = Pick<SyncState, "started_at" | "finished_at" | "failure">

/** Whether a sync failed, or ended without a record: its process was killed. One that runs counts as well. */
const isFailed = ({ failure, finished_at, started_at }: Started): boolean =>
  failure !== null ||
  finished_at === null ||
  (started_at !== null && Date.parse(started_at) > Date.parse(finished_at))

/**
 * When a source is to be synced next, in milliseconds: a full time after the start of its last sync, at once when there
 * was none, and within a quarter of an hour after one that failed or has no end. A start in the future, by a clock that
 * was wrong, counts as none.
 */
export const nextSync = ({ every }: Schedule, last: Started | undefined, now: number): number => {
  const start = Date.parse(last?.started_at ?? "")
  if (last === undefined || Number.isNaN(start) || start > now + clockSkew) return now
  const wait = isFailed(last) ? Math.min(every, 900) : every
  return Math.max(now, start + wait * 1000)
}
