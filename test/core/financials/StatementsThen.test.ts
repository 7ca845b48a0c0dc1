/** The statements that a price of a day is compared with. */
import { assert, describe, it } from "@effect/vitest"
import { everyLine } from "../../../core/financials/Line.ts"
import { knownThen, statementsByDay, statementsThen } from "../../../core/financials/StatementsThen.ts"
import { filed } from "./filed.ts"

const year = filed("2020-12-31", 12, "2021-02-26", { sales: 1200 })
const undated = filed("2020-12-31", 12, null, { sales: 1000 }, { source: "file" })
const quarter = filed("2021-03-31", 3, "2021-05-01", { sales: 320 })

describe("the versions known on a day", () => {
  it.for([
    ["2021-02-25", []],
    ["2021-02-26", [year]],
    ["2021-03-30", [year]],
    // 90 days after 2020-12-31
    ["2021-03-31", [year, undated]],
    ["2021-05-01", [year, undated, quarter]]
  ] as const)("%s are those filed by then, and undated ones 90 days after their end", ([day, expected]) => {
    assert.deepStrictEqual(knownThen([year, undated, quarter], day), expected)
  })
})

const listed = (day: string) =>
  statementsThen([year, quarter], day).map(({ fiscal_date, period, sales }) => [fiscal_date, period, sales])

it("statements of both periods are built from the known versions", () => {
  assert.deepStrictEqual(listed("2021-04-30"), [["2020-12-31", "Annual", 1200]])
  assert.deepStrictEqual(listed("2021-05-01"), [
    ["2020-12-31", "Annual", 1200],
    ["2021-03-31", "Quarterly", 320]
  ])
})

it("no versions give no statements", () => {
  assert.deepStrictEqual(statementsThen([year], "2021-02-25"), [])
})

describe("statements day by day", () => {
  const days = ["2021-02-25", "2021-02-26", "2021-03-30", "2021-03-31", "2021-05-01"]

  it("are those of each day", () => {
    const on = statementsByDay([quarter, undated, year], everyLine)
    for (const day of days) assert.deepStrictEqual(on(day), statementsThen([quarter, undated, year], day))
  })

  it("are derived again only where another version is known", () => {
    const on = statementsByDay([year, undated, quarter], everyLine)
    const [none, first, same, second, third] = days.map(on)
    assert.strictEqual(same, first)
    assert.lengthOf(new Set([none, first, second, third]), 4)
  })
})
