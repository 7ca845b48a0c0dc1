/** Fiscal years and quarters by the day on which they end. */
import { assert, describe, it } from "@effect/vitest"
import { fiscalCalendar } from "../../../core/financials/FiscalCalendar.ts"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { periodEnds } from "../../../core/financials/Version.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { filed } from "./filed.ts"

/** Twelve months to a day; `year` is the fiscal year in the filing, null where it has none. */
const year = (fiscal_date: string, year: number | null = null) =>
  filed(fiscal_date, 12, addDays(fiscal_date, 45), { sales: 4 }, { year })

const quarter = (fiscal_date: string, overrides: Partial<FiledStatement> = {}) =>
  filed(fiscal_date, 3, addDays(fiscal_date, 40), { sales: 1 }, overrides)

/** `2024 Q4` for each of the days, on each of which a quarter is filed. */
const labels = (years: ReadonlyArray<FiledStatement>, ...quarters: ReadonlyArray<string>) => {
  const ends = periodEnds([...years, ...quarters.map((day) => quarter(day))], null)
  const labelOf = fiscalCalendar(ends)
  return quarters.map((day) => {
    const label = labelOf(ends.find(({ fiscal_date }) => fiscal_date === day) ?? assert.fail())
    return `${label.year} Q${label.quarter}`
  })
}

const fourQuarters = (of: number) => [1, 2, 3, 4].map((quarter) => `${of} Q${quarter}`)

describe("the quarters of a fiscal year that ends", () => {
  it.for([
    ["in December", year("2024-12-31"), ["2024-03-31", "2024-06-30", "2024-09-30", "2024-12-31"], 2024],
    ["in June", year("2024-06-30"), ["2023-09-30", "2023-12-31", "2024-03-31", "2024-06-30"], 2024],
    ["in January", year("2024-01-28"), ["2023-04-30", "2023-07-30", "2023-10-29", "2024-01-28"], 2024],
    [
      "in January and is named after the previous year",
      year("2024-01-31", 2023),
      ["2023-04-30", "2023-07-31", "2023-10-31", "2024-01-31"],
      2023
    ],
    [
      "in March and is named after the previous year",
      year("2024-03-31", 2023),
      ["2023-06-30", "2023-09-30", "2023-12-31", "2024-03-31"],
      2023
    ],
    [
      "on the last Saturday of September",
      year("2024-09-28"),
      ["2023-12-30", "2024-03-30", "2024-06-29", "2024-09-28"],
      2024
    ],
    [
      "after 53 weeks, on the last day of the year",
      year("2016-12-31"),
      ["2016-04-02", "2016-07-02", "2016-10-01", "2016-12-31"],
      2016
    ],
    ["on New Year's Day", year("2017-01-01"), ["2016-04-03", "2016-07-03", "2016-10-02", "2017-01-01"], 2016],
    [
      "a year before a New Year's Eve",
      year("2011-01-01"),
      ["2010-04-03", "2010-07-03", "2010-10-02", "2011-01-01"],
      2010
    ],
    ["on New Year's Eve", year("2011-12-31"), ["2011-04-02", "2011-07-02", "2011-10-01", "2011-12-31"], 2011]
  ] as const)("%s are its first to fourth", ([, year, days, called]) => {
    assert.deepStrictEqual(labels([year], ...days), fourQuarters(called))
  })

  it("and begins with sixteen weeks are its first to fourth", () => {
    // Kroger's fiscal 2024, after the year to 2024-02-03: 16, 12, 12 and 12 weeks
    const years = [year("2024-02-03", 2023), year("2025-02-01", 2024)]
    assert.deepStrictEqual(
      labels(years, "2024-05-25", "2024-08-17", "2024-11-09", "2025-02-01"),
      fourQuarters(2024)
    )
  })
})

describe("two years of 52 and 53 weeks within one calendar year", () => {
  it("have different numbers", () => {
    assert.deepStrictEqual(labels([year("2011-01-01"), year("2011-12-31")], "2011-01-01", "2011-12-31"), [
      "2010 Q4",
      "2011 Q4"
    ])
  })
})

describe("quarters after the last year", () => {
  it("belong to the next year", () => {
    const days = ["2025-03-31", "2025-06-30", "2025-09-30"]
    assert.deepStrictEqual(labels([year("2024-12-31")], ...days), ["2025 Q1", "2025 Q2", "2025 Q3"])
  })

  it("belong to the next year, even if it begins with sixteen weeks", () => {
    const days = ["2024-05-25", "2024-08-17", "2024-11-09"]
    assert.deepStrictEqual(labels([year("2024-02-03", 2023)], ...days), ["2024 Q1", "2024 Q2", "2024 Q3"])
  })

  it("belong to the year after the next from the fifth quarter on", () => {
    assert.deepStrictEqual(labels([year("2024-12-31")], "2026-03-31"), ["2026 Q1"])
  })

  it("are numbered like the years, whatever their filings say", () => {
    const ends = periodEnds(
      [year("2024-01-31", 2023), quarter("2024-04-30", { year: 2025, quarter: 2 })],
      null
    )
    assert.deepStrictEqual(ends.map(fiscalCalendar(ends)), [
      { year: 2023, quarter: 4 },
      { year: 2024, quarter: 1 }
    ])
  })
})

describe("quarters before the first year", () => {
  it("belong to that year", () => {
    assert.deepStrictEqual(labels([year("2024-12-31")], "2024-03-31"), ["2024 Q1"])
  })

  it("belong to the previous year from the fourth quarter back", () => {
    assert.deepStrictEqual(labels([year("2024-12-31")], "2023-12-31", "2023-09-30"), ["2023 Q4", "2023 Q3"])
  })
})

/** The label of a single quarter. */
const label = (fiscal_date: string, overrides: Partial<FiledStatement> = {}) => {
  const ends = periodEnds([quarter(fiscal_date, overrides)], null)
  return ends.map(fiscalCalendar(ends))
}

describe("without any fiscal year", () => {
  it("a quarter has the label in its filing", () => {
    assert.deepStrictEqual(label("2024-04-28", { year: 2025, quarter: 1 }), [{ year: 2025, quarter: 1 }])
  })

  it.for([
    ["2024-03-31", 2024, 1],
    ["2024-05-31", 2024, 2],
    ["2024-06-29", 2024, 2],
    ["2024-10-05", 2024, 3],
    ["2025-01-03", 2024, 4]
  ] as const)("a quarter to %s without a label is the calendar's %s Q%s", ([day, year, quarter]) => {
    assert.deepStrictEqual(label(day), [{ year, quarter }])
  })

  it("a quarter labelled with a year alone has the calendar's quarter", () => {
    assert.deepStrictEqual(label("2024-03-31", { year: 2023 }), [{ year: 2023, quarter: 1 }])
  })
})
