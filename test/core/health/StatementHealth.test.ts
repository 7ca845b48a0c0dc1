/** How new statements are, by reported and expected days of results. */
import { assert, it } from "@effect/vitest"
import { type ResultsDay, statementHealth } from "../../../core/health/StatementHealth.ts"

const reported = (fiscal_date: string, date: string): ResultsDay => ({
  fiscal_date,
  date,
  status: "reported",
  latest: null
})
const estimated = (fiscal_date: string, date: string, latest: string): ResultsDay => ({
  fiscal_date,
  date,
  status: "estimated",
  latest
})

/** Apple's filings (CIK 320193) of its quarters of 2020, and what they lead to expect. */
const results = [
  reported("2020-09-26", "2020-10-29"),
  reported("2020-12-26", "2021-01-27"),
  estimated("2021-03-27", "2021-04-30", "2021-05-01"),
  estimated("2021-06-26", "2021-07-30", "2021-08-02")
]

it("expects the first period after the newest, and nothing is missing until its latest day", () => {
  assert.deepStrictEqual(statementHealth("2020-12-26", results, "2021-05-01"), {
    newest: "2020-12-26",
    reported: "2020-12-26",
    next: "2021-03-27",
    next_expected: "2021-04-30",
    next_latest: "2021-05-01",
    is_missing: false,
    overdue_days: null
  })
})

it("misses a period whose latest day is past", () => {
  const { is_missing, overdue_days } = statementHealth("2020-12-26", results, "2021-05-04")
  assert.deepStrictEqual([is_missing, overdue_days], [true, 3])
})

it("misses the statement of results that were filed", () => {
  const { is_missing, newest, reported: end } = statementHealth("2020-09-26", results, "2021-02-01")
  assert.deepStrictEqual([newest, end, is_missing], ["2020-09-26", "2020-12-26", true])
  // Filings state ends of one period some days apart.
  assert.isFalse(statementHealth("2020-12-31", results, "2021-02-01").is_missing)
})

it("expects nothing of an issuer without statements", () => {
  assert.deepStrictEqual(statementHealth(null, [], "2021-02-01"), {
    newest: null,
    reported: null,
    next: null,
    next_expected: null,
    next_latest: null,
    is_missing: false,
    overdue_days: null
  })
})
