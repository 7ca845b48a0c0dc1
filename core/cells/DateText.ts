/** Parses calendar dates as people and vendors write them. */
import { Result } from "effect"
import { isCalendarDate } from "../time/CalendarDate.ts"
import { countedDay } from "./CountedDay.ts"
import { readInstant } from "./InstantText.ts"
import type { DateOrder } from "./Notation.ts"
import { quote } from "./quote.ts"

/** A time after a date, in any zone. */
const timeAfter =
  /[T ]\s*(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?(?: ?([AP])M)?(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?$/i

/** The most characters of a cell that is a date; what a longer one says isn't looked for. */
const maxLength = 64

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december"
]

/** 1 to 12 for an English name or its first letters, at least three; 0 for any other word. */
const monthOf = (word: string): number =>
  months.findIndex((month) => month.startsWith(word.toLowerCase())) + 1

const dateOf = (year = "", month: string | number = "", day = ""): string =>
  `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`

const written = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})$/
const yearFirst = /^(\d{4})(?:([-/.]) ?(\d{1,2})\2 ?(\d{1,2})\.?|년 ?(\d{1,2})월 ?(\d{1,2})일)$/
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2}|\d{4})$/
const monthFirst = /^([a-z]{3,9})\.?[ -](\d{1,2}),?[ -](\d{4})$/i
const monthWithin = /^(\d{1,2}|\d{4})[ -]([a-z]{3,9})\.?,?[ -](\d{1,2}|\d{4})$/i

/** A date that is unambiguous without an order; null otherwise. */
const unmistakable = (text: string): string | null => {
  const plain = written.exec(text)
  if (plain !== null) return dateOf(plain[1], plain[3], plain[4])
  const loose = yearFirst.exec(text)
  if (loose !== null) return dateOf(loose[1], loose[3] ?? loose[5], loose[4] ?? loose[6])
  const named = monthFirst.exec(text)
  if (named !== null) return dateOf(named[3], monthOf(named[1] ?? ""), named[2])
  const [, first = "", month = "", last = ""] = monthWithin.exec(text) ?? []
  if (first.length === last.length) return null
  return first.length === 4 ? dateOf(first, monthOf(month), last) : dateOf(last, monthOf(month), first)
}

const noDay = (cell: string): string => `${quote(cell)} isn't a day of the calendar`

/** What to pass for a date whose first number may be its month (mdy) or its day (dmy). */
const orderWanted = (cell: string, mdy: string, dmy: string): string => {
  if (isCalendarDate(mdy) && isCalendarDate(dmy))
    return `${quote(cell)} doesn't show which number is its month: pass --date-order mdy or dmy`
  if (isCalendarDate(dmy)) return `${quote(cell)} begins with its day: pass --date-order dmy`
  return isCalendarDate(mdy) ? `${quote(cell)} begins with its month: pass --date-order mdy` : noDay(cell)
}

/** A day as written, with the time after it; null for no time, or for midnight in whatever zone. */
interface Moment {
  readonly day: string
  /** `HH:MM:SS`. */
  readonly time: string | null
  /** `Z`, or its offset from UTC; null where none is written. */
  readonly zone: string | null
}

/** The hour of 24; null for none. */
const hourOf = (hour: number, half: string | undefined): number | null => {
  if (half === undefined) return hour <= 23 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half.toUpperCase() === "P" ? 12 : 0)
}

const momentOf = (cell: string): Moment => {
  const found = timeAfter.exec(cell)
  const hour = found === null ? null : hourOf(Number(found[1]), found[4])
  if (found === null || hour === null) return { day: cell, time: null, zone: null }
  const time = `${String(hour).padStart(2, "0")}:${found[2]}:${found[3] ?? "00"}`
  const zone = found[5] === undefined ? null : found[5].replace(/^utc$/i, "Z").toUpperCase()
  return { day: cell.slice(0, found.index), time: time === "00:00:00" ? null : time, zone }
}

const readDayText = (text: string, cell: string, order: DateOrder | null): Result.Result<string, string> => {
  const certain = unmistakable(text)
  if (certain !== null && isCalendarDate(certain)) return Result.succeed(certain)
  if (certain !== null && !certain.includes("-00-")) return Result.fail(noDay(cell))
  const parts = yearLast.exec(text)
  if (parts === null) return Result.fail(`Expected a date as YYYY-MM-DD, got ${quote(cell)}`)
  const [, first = "", , second = "", year = ""] = parts
  if (year.length === 2)
    return Result.fail(`${quote(cell)} has a year of two digits: write dates as YYYY-MM-DD`)
  if (order === null)
    return Result.fail(orderWanted(cell, dateOf(year, first, second), dateOf(year, second, first)))
  const [month, day] = order === "mdy" ? [first, second] : [second, first]
  const date = dateOf(year, month, day)
  return order !== "ymd" && isCalendarDate(date)
    ? Result.succeed(date)
    : Result.fail(`${quote(cell)} isn't a date with --date-order ${order}`)
}

/**
 * The day, YYYY-MM-DD, with the time where the cell has one other than midnight: `YYYY-MM-DDTHH:MM:SS` as written, or an
 * instant in UTC, `YYYY-MM-DDTHH:MM:SSZ`, where its zone is known. A date that begins with its year or names its month in
 * English needs no order; any other is refused without one, with the order or orders that fit it. Excel's serial days and
 * unix times are read too.
 */
export const readMoment = (cell: string, order: DateOrder | null): Result.Result<string, string> => {
  if (cell.length > maxLength) return Result.fail(`Expected a date as YYYY-MM-DD, got ${quote(cell)}`)
  const counted = countedDay(cell)
  if (counted !== null) return Result.succeed(counted.at)
  const { day: text, time, zone } = momentOf(cell)
  const day = readDayText(text, cell, order)
  if (Result.isFailure(day) || time === null) return day
  const local = `${day.success}T${time}`
  return zone === null ? Result.succeed(local) : readInstant(`${local}${zone}`)
}

/** The day of a cell without a time, or with a midnight, or of Excel's with any, YYYY-MM-DD; see `readMoment`. */
export const readDate = (cell: string, order: DateOrder | null): Result.Result<string, string> =>
  Result.flatMap(readMoment(cell, order), (moment) => {
    if (moment.length === 10) return Result.succeed(moment)
    if (!/^[\d.]+$/.test(cell)) return Result.fail(`Expected a date as YYYY-MM-DD, got ${quote(cell)}`)
    return moment.endsWith("Z")
      ? Result.fail(`${quote(cell)} is ${moment}, a time within a day: write the day as YYYY-MM-DD`)
      : Result.succeed(moment.slice(0, 10))
  })
