/** Trading days of exchanges with a calendar and without, and the days without a session. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { closedDaysOf } from "../../../core/sessions/ClosedDays.ts"
import { calendarKnowing, lastDayOver, tradingDaysOf } from "../../../core/sessions/ExchangeDays.ts"
import { calendarOf, isSession, sessionMics, weekdays } from "../../../core/sessions/mod.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { anyDay } from "../prices/bars.ts"

const isWeekday = (date: string): boolean => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

describe("trading days", () => {
  it("of no calendar are those from Monday to Friday", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5, max: 60 }), (from, length) => {
        const days = Array.from({ length: Math.max(0, length) }, (_, i) => addDays(from, i + 1))
        assert.strictEqual(weekdays(from, addDays(from, length)), days.filter(isWeekday).length)
      })
    )
    assert.strictEqual(weekdays("1962-01-05", "1962-01-08"), 1)
  })

  it.for([
    ["XNYS", "2023-11-22", "2023-11-24", 1],
    ["KOSPI", "2023-11-22", "2023-11-24", 2],
    // 2028 is not known yet.
    ["XNYS", "2027-12-30", "2028-01-04", 3]
  ] as const)("of %s after %s up to %s are %i", ([mic, after, to, count]) => {
    assert.strictEqual(tradingDaysOf(mic)(after, to), count)
  })
})

describe("the calendar that knows days", () => {
  it("is that of the exchange, or none", () => {
    assert.strictEqual(calendarKnowing("XNAS", ["1990-01-01", "2027-12-31"])?.mic, "XNYS")
    assert.isNull(calendarKnowing("XNAS", ["1989-12-31", "1990-01-02"]))
    assert.isNull(calendarKnowing("XNAS", ["2028-01-01"]))
    assert.isNull(calendarKnowing("XCAI", []))
  })
})

describe("the last day that is over", () => {
  it.for([
    // Thanksgiving, and the early close of the day after it, at 18:00 UTC.
    ["XNAS", "America/New_York", "2023-11-24T17:59:59Z", "2023-11-22"],
    ["XNAS", "America/New_York", "2023-11-24T18:00:00Z", "2023-11-24"],
    // Without a calendar the day itself has to end.
    ["XCAI", "Africa/Cairo", "2023-11-23T21:59:59Z", "2023-11-22"],
    ["XCAI", "Africa/Cairo", "2023-11-23T22:00:00Z", "2023-11-23"]
  ] as const)("of %s is at %s", ([mic_code, time_zone, instant, day]) => {
    assert.strictEqual(lastDayOver({ mic_code, time_zone }, Date.parse(instant)), day)
  })
})

describe("the days without a session", () => {
  it.for(["XNYS", "XKOS", "XTAE", "XBOM"])("of %s are all others of its calendar", (mic) => {
    const calendar = calendarOf(mic)
    const closed = closedDaysOf(mic)
    assert(calendar !== null && closed !== null)
    const first = addDays(calendar.known_from, -40)
    const days = Array.from({ length: 14_500 }, (_, i) => addDays(first, i))
    const expected = days.filter((day) => isSession(calendar, day) === false)
    assert.deepStrictEqual(days.filter(closed.has), expected)
    assert.deepStrictEqual(
      closed.dates().filter((date) => date <= (days.at(-1) ?? "")),
      expected
    )
  })

  it("are known of every exchange with a calendar alone", () => {
    assert.isNull(closedDaysOf("XCAI"))
    assert.deepStrictEqual(
      sessionMics.filter((mic) => closedDaysOf(mic)?.calendar !== calendarOf(mic)?.mic),
      []
    )
  })
})
