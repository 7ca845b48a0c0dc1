/** Opinions month by month. */
import { assert, describe, it } from "@effect/vitest"
import { recommendations } from "../../../core/consensus/Recommendations.ts"
import { report } from "./reports.ts"

const none = { strong_buy: 0, buy: 0, hold: 0, sell: 0, strong_sell: 0 }

/** The months, of the twelve to 2024-06-14, in which a single buy report counts. */
const monthsOf = (report_date: string): ReadonlyArray<string> =>
  recommendations([report({ report_date })], "2024-06-14").flatMap(({ buy, period }) => (buy ? [period] : []))

describe("recommendations", () => {
  it("cover twelve months, newest first, across the turn of the year", () => {
    assert.deepStrictEqual(
      recommendations([], "2024-03-31").map(({ period }) => period),
      [
        "2024-03-01",
        "2024-02-01",
        "2024-01-01",
        "2023-12-01",
        "2023-11-01",
        "2023-10-01",
        "2023-09-01",
        "2023-08-01",
        "2023-07-01",
        "2023-06-01",
        "2023-05-01",
        "2023-04-01"
      ]
    )
  })

  it("without reports count none", () => {
    assert.deepStrictEqual(recommendations([], "2024-06-14")[0], { period: "2024-06-01", ...none })
  })

  it("count a firm by its latest opinion at the end of each month", () => {
    const reports = [
      report({ report_id: 1, report_date: "2024-04-30", opinion: "Buy" }),
      report({ report_id: 2, report_date: "2024-06-01", opinion: "Hold" })
    ]
    assert.deepStrictEqual(recommendations(reports, "2024-06-14").slice(0, 4), [
      { period: "2024-06-01", ...none, hold: 1 },
      { period: "2024-05-01", ...none, buy: 1 },
      { period: "2024-04-01", ...none, buy: 1 },
      { period: "2024-03-01", ...none }
    ])
  })
})

it("recommendations count a firm spelled in two ways once", () => {
  const reports = [
    report({ report_id: 1, report_date: "2024-05-30", securities_firm: "Goldman Sachs", opinion: "Buy" }),
    report({ report_id: 2, report_date: "2024-06-01", securities_firm: "GOLDMAN SACHS", opinion: "Hold" })
  ]
  assert.deepStrictEqual(recommendations(reports, "2024-06-14")[0], {
    period: "2024-06-01",
    ...none,
    hold: 1
  })
})

describe("in the twelve months to 2024-06-14", () => {
  it("a report of that day counts in June", () => {
    assert.deepStrictEqual(monthsOf("2024-06-14"), ["2024-06-01"])
  })

  it("a report of the day after counts in no month", () => {
    assert.deepStrictEqual(monthsOf("2024-06-15"), [])
  })

  it("a report of 2022-07-01 counts in no month: it is twelve months old before July 2023 ends", () => {
    assert.deepStrictEqual(monthsOf("2022-07-01"), [])
  })

  it("a report of 2022-08-01 counts in July 2023 alone, whose twelve months begin with it", () => {
    assert.deepStrictEqual(monthsOf("2022-08-01"), ["2023-07-01"])
  })

  it("a report of 2023-06-14 counts up to May, not in June, whose twelve months begin a day later", () => {
    assert.deepStrictEqual(
      [monthsOf("2023-06-14")[0], monthsOf("2023-06-15")[0]],
      ["2024-05-01", "2024-06-01"]
    )
  })
})
