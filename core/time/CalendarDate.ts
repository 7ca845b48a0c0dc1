/** Calendar dates as text, `YYYY-MM-DD`: without zone or time, sorted as text. */

const dayMillis = 86_400_000

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days of a month, 1 to 12, in the Gregorian calendar. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
    ? 29
    : (monthLengths[month - 1] ?? 0)

/**
 * Whether the text is a date that exists, `2024-02-29` but not `2023-02-29`. Years 1000 to 9999.
 *
 * @example
 * ```ts
 * import { isCalendarDate } from "findata"
 *
 * isCalendarDate("2024-02-29") // => true
 * isCalendarDate("2023-02-29") // => false
 * ```
 */
export const isCalendarDate = (text: string): boolean => {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const day = Number(text.slice(8))
  return day >= 1 && day <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
}

/** Dates from 1970 to 2079 are remembered, because text is slow to make. */
const daysRemembered = 40_000

const datesOfDays: Array<string | undefined> = []

/** The date of a day counted from 1970-01-01, negative before. */
export const dateOfDay = (day: number): string => {
  const known = datesOfDays[day]
  if (known !== undefined) return known
  const date = new Date(day * dayMillis).toISOString().slice(0, 10)
  if (Number.isInteger(day) && day >= 0 && day < daysRemembered) datesOfDays[day] = date
  return date
}

/** Days from 0000-03-01 to 1970-01-01. */
const daysBefore1970 = 719_468

/** The day of a date in a year from 1 on: years begin with March here, so that the day of a leap year is the last. */
const dayOfParts = (year: number, month: number, day: number): number => {
  const y = month > 2 ? year : year - 1
  const m = month > 2 ? month - 3 : month + 9
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  return y * 365 + leapDays + Math.floor((153 * m + 2) / 5) + day - 1 - daysBefore1970
}

/** The number that the digits from one place of a text to another are; NaN where another character is among them. */
const digitsIn = (text: string, from: number, to: number): number => {
  let number = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

/** Days from 1970-01-01 to the date; negative before. */
export const dayOf = (date: string): number => {
  const year = digitsIn(date, 0, 4)
  const month = digitsIn(date, 5, 7)
  const day = digitsIn(date, 8, 10)
  const isDate = date.length === 10 && date[4] === "-" && date[7] === "-"
  return isDate && year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= 31
    ? dayOfParts(year, month, day)
    : Date.parse(`${date}T00:00:00Z`) / dayMillis
}

/**
 * The date `days` later, or earlier when negative.
 *
 * @example
 * ```ts
 * import { addDays } from "findata"
 *
 * addDays("2020-02-28", 2) // => "2020-03-01"
 * addDays("2020-03-01", -1) // => "2020-02-29"
 * ```
 */
export const addDays = (date: string, days: number): string => dateOfDay(dayOf(date) + days)

/**
 * The same day of the month, `months` later, or earlier when negative; the last day of a shorter month.
 *
 * @example
 * ```ts
 * import { addMonths } from "findata"
 *
 * addMonths("2021-01-31", 1) // => "2021-02-28"
 * addMonths("2021-03-31", -12) // => "2020-03-31"
 * ```
 */
export const addMonths = (date: string, months: number): string => {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month))
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
}

/** The day of `addMonths`, from 1970-01-01. */
export const dayAfterMonths = (date: string, months: number): number => {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  return dayOfParts(year, month, Math.min(Number(date.slice(8)), daysInMonth(year, month)))
}

/**
 * Days from one date to another; negative when the second is earlier.
 *
 * @example
 * ```ts
 * import { daysBetween } from "findata"
 *
 * daysBetween("2020-09-26", "2020-10-30") // => 34
 * daysBetween("2020-10-30", "2020-09-26") // => -34
 * ```
 */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from)

/** The Monday of the date's week (ISO 8601). */
export const mondayOf = (date: string): string => {
  const day = dayOf(date)
  // 1970-01-01 was a Thursday.
  return dateOfDay(day - ((((day + 3) % 7) + 7) % 7))
}

/** The first day of the date's month. */
export const firstOfMonth = (date: string): string => `${date.slice(0, 8)}01`

/** The first day of the month after the date's. */
export const firstOfNextMonth = (date: string): string => firstOfMonth(addDays(firstOfMonth(date), 31))

/** Whether a day is the last of its month. */
export const isLastOfMonth = (date: string): boolean => addDays(date, 1).endsWith("-01")
