/** Reads instants: ISO 8601 with a zone. */
import { Result } from "effect"
import { isCalendarDate } from "../time/CalendarDate.ts"
import { instantOf } from "../time/Instant.ts"
import { quote } from "./quote.ts"

const parts =
  /^(\d{4})(-?)(\d\d)\2(\d\d)[T ](\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?)? ?(?:(Z)|([+-])(\d\d)(?::?(\d\d))?)?$/i

/** The instant in UTC to the second, or why there is none; fractions of a second are dropped. */
export const readInstant = (text: string): Result.Result<string, string> => {
  const expected = "expected an instant with its zone such as 2024-07-01T09:30:00+09:00"
  const [whole, year, , month, day, ...rest] = parts.exec(text) ?? []
  if (whole === undefined || !isCalendarDate(`${year}-${month}-${day}`)) {
    const isDay = /^\d{4}-?\d\d-?\d\d$/.test(text)
    return Result.fail(isDay ? `${quote(text)} is a whole day: ${expected}` : `${quote(text)}: ${expected}`)
  }
  const [hour = "", minute = "00", second = "00", z, sign, zoneHour = "00", zoneMinute = "00"] = rest
  if (z === undefined && sign === undefined) return Result.fail(`${quote(text)} has no zone: ${expected}`)
  const time = `${hour}${minute}${second}`
  const isTime = (hour <= "23" && minute <= "59" && second <= "59") || time === "240000"
  if (!isTime || zoneHour > "23" || zoneMinute > "59") return Result.fail(`${quote(text)}: ${expected}`)
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second)
  )
  const ahead = (Number(zoneHour) * 60 + Number(zoneMinute)) * 60_000
  const instant = instantOf(sign === "-" ? local + ahead : local - ahead)
  return isCalendarDate(instant.slice(0, 10))
    ? Result.succeed(instant)
    : Result.fail(`${quote(text)}: expected a year from 1000 to 9999`)
}
