/** Days that programs count instead of writing them: Excel's serial days, and unix times of several units. */
import { isCalendarDate } from "../time/CalendarDate.ts"
import { instantOf } from "../time/Instant.ts"

const dayLength = 86_400_000

/** Excel's number of 1970-01-01, in its calendar from 1900. */
const excelEpoch = 25_569

/**
 * By the number of digits, which distinguishes them from 2001 on, and from dates such as 20240102. Twelve digits that begin
 * with a year, as 202401021600 does, are no milliseconds.
 */
const units: ReadonlyArray<readonly [name: string, shape: RegExp, perMillisecond: number]> = [
  ["unix seconds", /^\d{9,10}(\.\d+)?$/, 1e-3],
  ["unix milliseconds", /^(?!(?:19|20)\d{10}(?:\.|$))\d{12,13}(\.\d+)?$/, 1],
  ["unix microseconds", /^\d{15,16}(\.\d+)?$/, 1e3],
  ["unix nanoseconds", /^\d{18,19}(\.\d+)?$/, 1e6]
]

const serial = /^[1-9]\d{4}(\.\d+)?$/

/** A counted day in a known unit, as a date or an instant. */
export interface CountedDay {
  /** `unix seconds`, for people. */
  readonly unit: string
  /**
   * A day, `YYYY-MM-DD`; or with a time other than midnight, `YYYY-MM-DDTHH:MM:SS` of Excel's days, which have no zone, and
   * `YYYY-MM-DDTHH:MM:SSZ` of unix times.
   */
  readonly at: string
}

/** What a cell of digits counts; null for any other. A fraction of Excel's days is the time of the day, to a second. */
export const countedDay = (cell: string): CountedDay | null => {
  if (serial.test(cell)) {
    const seconds = Math.round((Number(cell) - excelEpoch) * (dayLength / 1000))
    const at = instantOf(seconds * 1000).slice(0, 19)
    return { unit: "Excel's serial days", at: at.endsWith("T00:00:00") ? at.slice(0, 10) : at }
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
