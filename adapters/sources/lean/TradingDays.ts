/** Trading days of the exchanges of the United States since 1998, by the holidays of NYSE Rule 7.2. */
import { addDays } from "../../../core/mod.ts"

/**
 * Closings beside the holidays: after September 11, for the funerals of Reagan, Ford, G. H. W. Bush and Carter, for the
 * hurricane of 2012. A later one has to be added.
 */
const closed = new Set([
  "2001-09-11",
  "2001-09-12",
  "2001-09-13",
  "2001-09-14",
  "2004-06-11",
  "2007-01-02",
  "2012-10-29",
  "2012-10-30",
  "2018-12-05",
  "2025-01-09"
])

/** From 0, Sunday, to 6. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Easter Sunday: the anonymous algorithm of Nature 13 (1876), p. 487. */
const easter = (year: number): string => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1)
}

const dayOf = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`

/** The nth Monday, or another weekday, of a month. */
const nth = (n: number, wanted: number, year: number, month: number): string => {
  const first = dayOf(year, month, 1)
  return addDays(first, ((wanted - weekday(first) + 7) % 7) + 7 * (n - 1))
}

const lastMonday = (year: number, month: number): string => {
  const first = dayOf(year, month + 1, 1)
  return addDays(first, -((weekday(first) + 6) % 7 || 7))
}

/** The day on which a holiday is observed: Monday for a Sunday, Friday for a Saturday. */
const observed = (day: string): string => addDays(day, weekday(day) === 0 ? 1 : weekday(day) === 6 ? -1 : 0)

/** New Year's Day on a Saturday isn't observed: the Friday is of the old year. */
const newYear = (year: number): string => {
  const day = dayOf(year, 1, 1)
  return weekday(day) === 6 ? day : observed(day)
}

const holidays = (year: number): ReadonlyArray<string> => [
  newYear(year),
  nth(3, 1, year, 1),
  nth(3, 1, year, 2),
  addDays(easter(year), -2),
  lastMonday(year, 5),
  ...(year >= 2022 ? [observed(dayOf(year, 6, 19))] : []),
  observed(dayOf(year, 7, 4)),
  nth(1, 1, year, 9),
  nth(4, 4, year, 11),
  observed(dayOf(year, 12, 25))
]

const isTradingDay = (day: string): boolean =>
  ![0, 6].includes(weekday(day)) && !closed.has(day) && !holidays(Number(day.slice(0, 4))).includes(day)

/** The first trading day after a day. */
export const nextTradingDay = (day: string): string => {
  let next = addDays(day, 1)
  while (!isTradingDay(next)) next = addDays(next, 1)
  return next
}
