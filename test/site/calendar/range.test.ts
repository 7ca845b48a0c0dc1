/** The days that the calendar shows. */
import { assert, it } from "@effect/vitest"
import { daysOf, eachDay, moved, weeksOf } from "../../../apps/site/src/calendar/range.ts"

it("a week is from Monday to Sunday, over the ends of months and years", () => {
  const days = { from: "2024-12-30", to: "2025-01-05" }
  for (const day of ["2024-12-30", "2025-01-01", "2025-01-05"])
    assert.deepStrictEqual(daysOf("week", day), days)
  assert.strictEqual(eachDay(days).length, 7)
})

it("a month is from its first day to its last, in weeks", () => {
  const days = daysOf("month", "2024-02-29")
  assert.deepStrictEqual(days, { from: "2024-02-01", to: "2024-02-29" })
  const weeks = weeksOf(days)
  assert.deepStrictEqual(
    weeks.map((week) => [week[0], week[6]]),
    [
      [null, "2024-02-04"],
      ["2024-02-05", "2024-02-11"],
      ["2024-02-12", "2024-02-18"],
      ["2024-02-19", "2024-02-25"],
      ["2024-02-26", null]
    ]
  )
  assert.deepStrictEqual(
    weeks.flat().filter((day) => day !== null),
    eachDay(days)
  )
})

it("one moves by whole weeks and months, also from the end of a longer month", () => {
  assert.strictEqual(moved("week", "2024-12-30", 1), "2025-01-06")
  assert.strictEqual(moved("week", "2025-01-01", -1), "2024-12-25")
  assert.strictEqual(moved("month", "2024-01-31", 1), "2024-02-01")
  assert.strictEqual(moved("month", "2024-03-31", -1), "2024-02-01")
})
