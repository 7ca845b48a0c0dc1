/** Days that programs count instead of writing them: Excel's serial days, and unix times of several units. */
import { isCalendarDate } from "../time/CalendarDate.ts"
import { instantOf } from "../time/Instant.ts"

const dayLength = 86_400_000

/** Excel's number of 1970-01-01, in its calendar from 1900. */
const excelEpoch = 25_569

/** By the number of digits, which distinguishes them from 2001 on, and from dates such as 20240102. */
const units: ReadonlyArray<readonly [name: string, shape: RegExp, perMillisecond: number]> = [
  ["unix seconds", /^\d{9,10}(\.\d+)?$/, 1e-3],
  ["unix milliseconds", /^\d{12,13}(\.\d+)?$/, 1],
  ["unix microseconds", /^\d{15,16}(\.\d+)?$/, 1e3],
  ["unix nanoseconds", /^\d{18,19}(\.\d+)?$/, 1e6]
]

const serial = /^[1-9]\d{4}(\.\d+)?$/

export interface CountedDay {
  /** `unix seconds`, for people. */
  readonly unit: string
  /** A day, `YYYY-MM-DD`; or an instant, `YYYY-MM-DDTHH:MM:SSZ`, where a unix time isn't midnight in UTC. */
  readonly at: string
}

/** What a cell of digits counts; null for any other. A fraction of Excel's days is the time of the day, and ignored. */
export const countedDay = (cell: string): CountedDay | null => {
  if (serial.test(cell)) {
    const at = instantOf((Math.floor(Number(cell)) - excelEpoch) * dayLength).slice(0, 10)
    return { unit: "Excel's serial days", at }
  }
  for (const [unit, shape, perMillisecond] of units) {
    if (!shape.test(cell)) continue
    const millis = Math.floor(Number(cell) / perMillisecond)
    const instant = instantOf(millis)
    return isCalendarDate(instant.slice(0, 10))
      ? { unit, at: millis % dayLength === 0 ? instant.slice(0, 10) : instant }
      : null
  }
  return null
}
