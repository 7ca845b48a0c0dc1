/** Sessions without a bar: of hand-made calendars, and as laws of any calendar. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  calendarOf,
  missingSessions,
  sessionDates,
  type SessionCalendar
} from "../../../core/sessions/mod.ts"

const week = ["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-08"]

describe("missingSessions", () => {
  it("joins successive sessions, over weekends too, and no others", () => {
    assert.deepStrictEqual(missingSessions(["2024-01-02", "2024-01-04"], week), [
      { from: "2024-01-03", to: "2024-01-03", sessions: 1 },
      { from: "2024-01-05", to: "2024-01-08", sessions: 2 }
    ])
  })

  it("passes over bars of days without a session", () => {
    assert.deepStrictEqual(missingSessions(["2024-01-01", ...week, "2024-01-06"].toSorted(), week), [])
  })

  it("finds all of them where there is no bar", () => {
    assert.deepStrictEqual(missingSessions([], week), [{ from: "2024-01-02", to: "2024-01-08", sessions: 5 }])
    assert.deepStrictEqual(missingSessions(week, []), [])
  })

  const sessions = sessionDates(calendarOf("XKRX") as SessionCalendar, "2019-01-01", "2024-12-31")

  it("finds nothing in a complete series, and exactly the sessions that were taken out of one", () => {
    assert.deepStrictEqual(missingSessions(sessions, sessions), [])
    const removed = fc.uniqueArray(fc.nat(sessions.length - 1), { maxLength: 40 })
    fc.assert(
      fc.property(removed, (indexes) => {
        const without = new Set(indexes)
        const gaps = missingSessions(
          sessions.filter((_, i) => !without.has(i)),
          sessions
        )
        const found = gaps.flatMap(({ from, sessions: count }) => {
          const at = sessions.indexOf(from)
          return Array.from({ length: count }, (_, i) => at + i)
        })
        assert.deepStrictEqual(
          found,
          indexes.toSorted((a, b) => a - b)
        )
        for (const { from, sessions: count, to } of gaps)
          assert.strictEqual(sessions[sessions.indexOf(from) + count - 1], to)
        // Stretches that touch would be one.
        assert.isTrue(
          gaps.every(
            ({ to }) => !gaps.some(({ from }) => sessions.indexOf(from) === sessions.indexOf(to) + 1)
          )
        )
      })
    )
  })
})
