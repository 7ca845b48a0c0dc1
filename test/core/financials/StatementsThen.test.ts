/** Which versions a price is set against. */
import { assert, describe, it } from "@effect/vitest"
import { knownThen, statementsThen } from "../../../core/financials/StatementsThen.ts"
import { filed } from "./filed.ts"

const year = filed("2020-12-31", 12, "2021-02-26", { sales: 1200 })
const undated = filed("2020-12-31", 12, null, { sales: 1000 }, { source: "file" })
const quarter = filed("2021-03-31", 3, "2021-05-01", { sales: 320 })

describe("known on a day", () => {
  it.for([
    ["2021-02-25", []],
    ["2021-02-26", [year]],
    ["2021-03-30", [year]],
    // 90 days after 2020-12-31
    ["2021-03-31", [year, undated]],
    ["2021-05-01", [year, undated, quarter]]
  ] as const)("%s are those filed by then, and undated ones of 90 days before", ([day, expected]) => {
    assert.deepStrictEqual(knownThen([year, undated, quarter], day), expected)
  })
})

const told = (day: string) =>
  statementsThen([year, quarter], day).map(({ fiscal_date, period, sales }) => [fiscal_date, period, sales])

it("statements of both periods follow from what was known", () => {
  assert.deepStrictEqual(told("2021-04-30"), [["2020-12-31", "Annual", 1200]])
  assert.deepStrictEqual(told("2021-05-01"), [
    ["2020-12-31", "Annual", 1200],
    ["2021-03-31", "Quarterly", 320]
  ])
})

it("no statement follows from none", () => {
  assert.deepStrictEqual(statementsThen([year], "2021-02-25"), [])
})
