/** How complete and how new bars are, beside the calendar of the New York Stock Exchange. */
import { assert, describe, it } from "@effect/vitest"
import { barHealth, maxGaps } from "../../../core/health/BarHealth.ts"
import { calendarOf, sessionDates, type SessionCalendar } from "../../../core/sessions/mod.ts"

const newYork = { mic_code: "XNYS", time_zone: "America/New_York" }
const listed = { listed: true, listings: [] }
const sessions = (from: string, to: string) => sessionDates(calendarOf("XNYS") as SessionCalendar, from, to)

/** After the close in New York. */
const evening = (day: string) => Date.parse(`${day}T23:00:00Z`)

describe("barHealth", () => {
  it("finds nothing wrong over holidays and weekends", () => {
    const dates = sessions("2023-11-20", "2024-04-02")
    assert.deepStrictEqual(barHealth(newYork, dates, listed, evening("2024-04-02")), {
      first: "2023-11-20",
      newest: "2024-04-02",
      count: dates.length,
      last_session: "2024-04-02",
      sessions_behind: 0,
      calendar: "XNYS",
      missing_sessions: 0,
      gaps: []
    })
  })

  it("counts sessions that have closed, not the one under way", () => {
    const dates = ["2024-03-27"]
    const open = barHealth(newYork, dates, listed, Date.parse("2024-04-01T15:00:00Z"))
    assert.deepStrictEqual([open.last_session, open.sessions_behind], ["2024-03-28", 1])
    const closed = barHealth(newYork, dates, listed, evening("2024-04-01"))
    assert.deepStrictEqual([closed.last_session, closed.sessions_behind], ["2024-04-01", 2])
  })

  it("lists the newest gaps, newest first, and counts all", () => {
    const all = sessions("2020-01-02", "2021-12-31")
    // Every other session is missing.
    const { gaps, missing_sessions } = barHealth(
      newYork,
      all.filter((_, i) => i % 2 === 0),
      listed,
      evening("2021-12-31")
    )
    assert.strictEqual(missing_sessions, Math.floor((all.length - 1) / 2))
    assert.strictEqual(gaps.length, maxGaps)
    assert.isTrue(gaps.every(({ from }, i) => i === 0 || from < (gaps[i - 1]?.from ?? "")))
  })

  it("expects no bar between two listings, or after the last", () => {
    const listings = [
      { valid_from: "2023-01-03", valid_to: "2023-03-31" },
      { valid_from: "2023-06-01", valid_to: "2023-09-30" }
    ]
    // Bars begin before the first listing that is known.
    const dates = [...sessions("2022-12-01", "2023-03-31"), ...sessions("2023-06-01", "2023-09-27")]
    const { last_session, missing_sessions, sessions_behind } = barHealth(
      newYork,
      dates,
      { listed: false, listings },
      evening("2024-04-01")
    )
    // 2023-09-30 was a Saturday.
    assert.deepStrictEqual([missing_sessions, last_session, sessions_behind], [0, "2023-09-29", 2])
  })

  it("expects nothing of a company whose listing ended on an unknown day", () => {
    const found = barHealth(newYork, ["2020-01-02"], { listed: false, listings: [] }, evening("2024-04-01"))
    assert.deepStrictEqual([found.last_session, found.sessions_behind], [null, null])
  })

  it("knows no gaps without a calendar, and counts weekdays", () => {
    const nowhere = { mic_code: "XXXX", time_zone: "UTC" }
    const found = barHealth(nowhere, ["2024-03-25", "2024-03-28"], listed, evening("2024-04-02"))
    assert.deepStrictEqual(found, {
      first: "2024-03-25",
      newest: "2024-03-28",
      count: 2,
      last_session: "2024-04-01",
      sessions_behind: 2,
      calendar: null,
      missing_sessions: null,
      gaps: []
    })
  })

  it("knows nothing without bars but the session that one is expected of", () => {
    const found = barHealth(newYork, [], listed, evening("2024-04-01"))
    assert.deepStrictEqual(
      [found.newest, found.count, found.sessions_behind, found.missing_sessions, found.last_session],
      [null, 0, null, null, "2024-04-01"]
    )
  })
})
