/** The numbering of fiscal years where filings contradict each other or the calendar. */
import { assert, describe, it } from "@effect/vitest"
import { fiscalCalendar } from "../../../core/financials/FiscalCalendar.ts"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { statementsOf } from "../../../core/financials/Statements.ts"
import { periodEnds } from "../../../core/financials/Version.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { filed } from "./filed.ts"

const year = (fiscal_date: string, year: number | null = null, after = 45) =>
  filed(fiscal_date, 12, addDays(fiscal_date, after), { sales: 4 }, { year })

const part = (fiscal_date: string) => filed(fiscal_date, 3, addDays(fiscal_date, 40), { sales: 1 })

const labelled = (filings: ReadonlyArray<FiledStatement>) => {
  const ends = periodEnds(filings, null)
  const labelOf = fiscalCalendar(ends)
  return ends.map((end) => `${end.fiscal_date}: ${labelOf(end).year} Q${labelOf(end).quarter}`)
}

describe("a fiscal year is numbered", () => {
  it("as in its first filing", () => {
    const filings = [year("2024-01-31", 2025, 400), year("2024-01-31", 2023)]
    assert.deepStrictEqual(labelled(filings), ["2024-01-31: 2023 Q4"])
  })

  it("by the calendar where the first filing has no year, whatever a later one has", () => {
    assert.deepStrictEqual(labelled([year("2024-01-31"), year("2024-01-31", 2023, 400)]), [
      "2024-01-31: 2024 Q4"
    ])
  })

  it("as in another source's filing of the same day", () => {
    const other = { ...year("2024-01-31", 2023), source: "another" }
    assert.deepStrictEqual(labelled([year("2024-01-31"), other]), ["2024-01-31: 2023 Q4"])
  })

  it.for([
    [2022, 2022],
    [null, 2023]
  ])("as in a dated filing (%s) before an undated one: %s", ([filedYear, called]) => {
    const undated = { ...year("2024-01-31", 2023), filed_at: null, version: "" }
    assert.deepStrictEqual(labelled([undated, year("2024-01-31", filedYear)]), [`2024-01-31: ${called} Q4`])
  })

  it.for([
    ["2025-01-07", 2024],
    ["2025-01-08", 2025]
  ])("without a year in any filing, by the day a week before: to %s, %s", ([end, called]) => {
    assert.deepStrictEqual(labelled([year(end as string)]), [`${end}: ${called} Q4`])
  })
})

describe("two years with the same number", () => {
  it("are numbered by the calendar where most filings are", () => {
    const filings = [year("2021-01-31", 2021), year("2022-01-30", 2022), year("2023-01-29", 2022)]
    assert.deepStrictEqual(labelled(filings), [
      "2021-01-31: 2021 Q4",
      "2022-01-30: 2022 Q4",
      "2023-01-29: 2023 Q4"
    ])
  })

  it("are numbered by the previous year where most filings are", () => {
    const filings = [year("2021-01-30", 2020), year("2022-01-29", 2021), year("2023-01-28", 2021)]
    assert.deepStrictEqual(labelled(filings), [
      "2021-01-30: 2020 Q4",
      "2022-01-29: 2021 Q4",
      "2023-01-28: 2022 Q4"
    ])
  })
})

describe("a change of the fiscal year's end from June to December", () => {
  const years = [year("2023-06-30"), year("2024-06-30"), year("2025-12-31")]

  it("labels the new year's quarters by the new end", () => {
    const quarters = ["2025-03-31", "2025-06-30", "2025-09-30"].map(part)
    assert.deepStrictEqual(labelled([...years, ...quarters]).slice(2), [
      "2025-03-31: 2025 Q1",
      "2025-06-30: 2025 Q2",
      "2025-09-30: 2025 Q3",
      "2025-12-31: 2025 Q4"
    ])
  })

  it("labels the old year's quarters by the old end", () => {
    const quarters = ["2023-09-30", "2023-12-31", "2024-03-31"].map(part)
    assert.deepStrictEqual(labelled([...years, ...quarters]).slice(1, 5), [
      "2023-09-30: 2024 Q1",
      "2023-12-31: 2024 Q2",
      "2024-03-31: 2024 Q3",
      "2024-06-30: 2024 Q4"
    ])
  })

  it("labels later quarters by the new end", () => {
    assert.deepStrictEqual(labelled([...years, part("2026-03-31")]).at(-1), "2026-03-31: 2026 Q1")
  })

  it("gives the quarters between the same labels as the new year's, and all are listed", () => {
    const quarters = ["2024-09-30", "2024-12-31", "2025-03-31", "2025-06-30"].map(part)
    const listed = statementsOf([...years, ...quarters], "Quarterly", null).filter(
      ({ year }) => year === 2025
    )
    assert.deepStrictEqual(
      listed.map(({ fiscal_date }) => fiscal_date),
      ["2025-12-31", "2025-06-30", "2025-03-31", "2024-12-31", "2024-09-30"]
    )
  })
})

describe("a change of the fiscal year's end from December to June", () => {
  it("labels the two quarters between as those of a year of their own", () => {
    const filings = [
      year("2023-12-31"),
      part("2024-03-31"),
      part("2024-06-30"),
      part("2024-09-30"),
      year("2025-06-30")
    ]
    assert.deepStrictEqual(labelled(filings), [
      "2023-12-31: 2023 Q4",
      "2024-03-31: 2024 Q1",
      "2024-06-30: 2024 Q2",
      "2024-09-30: 2025 Q1",
      "2025-06-30: 2025 Q4"
    ])
  })
})

describe("twelve months to the end of each quarter", () => {
  // Utilities report these: 12 months to March, June and September are no fiscal years.
  const days = ["2024-03-31", "2024-06-30", "2024-09-30", "2024-12-31"]
  const filings = days.flatMap((day) => [year(day), part(day)])

  it("form one fiscal year", () => {
    const years = statementsOf(filings, "Annual", null)
    assert.deepStrictEqual(
      years.map(({ fiscal_date, year }) => [fiscal_date, year]),
      [["2024-12-31", 2024]]
    )
  })

  it("don't change the labels of its four quarters", () => {
    assert.deepStrictEqual(
      labelled(filings),
      days.map((day, i) => `${day}: 2024 Q${i + 1}`)
    )
  })
})
