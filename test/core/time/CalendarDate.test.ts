/** Calendar dates as text. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import fc from "fast-check"
import { addDays, addMonths, CalendarDate, daysBetween, isCalendarDate } from "../../../core/mod.ts"
import { dateOfDay } from "../../../core/ports.ts"
import { firstOfMonth, firstOfNextMonth, mondayOf } from "../../../core/time/CalendarDate.ts"
import { anyDay } from "../prices/bars.ts"

describe("a calendar date", () => {
  it.for(["2024-02-29", "2000-02-29", "1600-02-29", "1000-01-01", "9999-12-31"])("is %s", (text) => {
    assert.isTrue(isCalendarDate(text))
  })

  it.for([
    "2023-02-29",
    "1900-02-29",
    "2024-04-31",
    "2024-13-01",
    "2024-00-10",
    "2024-01-00",
    "0999-12-31",
    "10000-01-01",
    "2024-1-1",
    "20240101",
    "2024-01-01T00:00:00",
    " 2024-01-01",
    "2024-01-01\n",
    "٢٠٢٤-٠١-٠١",
    ""
  ])("is not %j", (text) => {
    assert.isFalse(isCalendarDate(text))
  })

  it("is accepted by its schema", () => {
    assert.isTrue(Schema.is(CalendarDate)("2024-02-29"))
  })

  it("that doesn't exist is refused by its schema", () => {
    assert.isFalse(Schema.is(CalendarDate)("2023-02-29"))
  })
})

describe("adding days", () => {
  it.for([
    ["2024-02-28", 1, "2024-02-29"],
    ["2023-02-28", 1, "2023-03-01"],
    ["2024-12-31", 1, "2025-01-01"],
    ["2024-03-01", -1, "2024-02-29"],
    ["2024-01-01", 366, "2025-01-01"],
    ["2024-07-15", 0, "2024-07-15"]
  ] as const)("to %s: %d gives %s", ([date, days, expected]) => {
    assert.strictEqual(addDays(date, days), expected)
  })

  it("and subtracting them gives the same date", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        assert.strictEqual(addDays(addDays(date, days), -days), date)
      })
    )
  })
})

describe("adding months", () => {
  it.for([
    ["2024-01-31", 1, "2024-02-29"],
    ["2024-03-31", -1, "2024-02-29"],
    ["2024-12-15", 1, "2025-01-15"],
    ["2024-02-29", -12, "2023-02-28"],
    ["2024-07-15", 0, "2024-07-15"],
    ["1000-01-01", -1, "0999-12-01"]
  ] as const)("to %s: %d gives %s", ([date, months, expected]) => {
    assert.strictEqual(addMonths(date, months), expected)
  })
})

describe("the Monday of a date", () => {
  it.for([
    ["2024-12-30", "2024-12-30"],
    ["2025-01-01", "2024-12-30"],
    ["2025-01-05", "2024-12-30"],
    ["2025-01-06", "2025-01-06"],
    ["2024-03-03", "2024-02-26"]
  ] as const)("%s is %s", ([date, monday]) => {
    assert.strictEqual(mondayOf(date), monday)
  })

  it("is a Monday, at most 6 days before", () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const monday = mondayOf(date)
        assert.strictEqual(new Date(monday).getUTCDay(), 1)
        assert.include(
          [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days)),
          date
        )
      })
    )
  })
})

describe("the first", () => {
  it("of a date's month", () => {
    assert.strictEqual(firstOfMonth("2024-02-29"), "2024-02-01")
  })

  it.for([
    ["2024-01-31", "2024-02-01"],
    ["2024-02-01", "2024-03-01"],
    ["2023-02-28", "2023-03-01"],
    ["2024-04-30", "2024-05-01"],
    ["2024-12-01", "2025-01-01"]
  ] as const)("of the month after %s is %s", ([date, first]) => {
    assert.strictEqual(firstOfNextMonth(date), first)
  })
})

describe("a day counted from 1970-01-01", () => {
  it("has the date of JavaScript's clock, asked for once or again", () =>
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
        assert.deepStrictEqual([dateOfDay(day), dateOfDay(day)], [date, date])
        assert.strictEqual(daysBetween("1970-01-01", date), day)
      })
    ))
})
