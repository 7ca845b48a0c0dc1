/** Statements of AAPL and NVDA built from their filings (SEC EDGAR companyfacts), labelled, and as of a day. */
import { assert, describe, it } from "@effect/vitest"
import type { Period, Statement } from "../../../core/financials/Statement.ts"
import { statementsOf } from "../../../core/financials/Statements.ts"
import { statementsOf as filingsOf, readCompanyFacts } from "./companyFacts.ts"

const apple = filingsOf(readCompanyFacts("AAPL"))
const nvidia = filingsOf(readCompanyFacts("NVDA"))

const find = (
  filed: typeof apple,
  period: Period,
  fiscal_date: string,
  day: string | null = null
): Statement | undefined =>
  statementsOf(filed, period, day).find((statement) => statement.fiscal_date === fiscal_date)

const label = (statement: Statement | undefined) => [statement?.year, statement?.quarter]

describe("labels", () => {
  it("put a quarter that ends in the first days of the next calendar quarter in its own", () => {
    assert.deepStrictEqual(label(find(apple, "Quarterly", "2016-12-31")), [2017, 1])
    assert.deepStrictEqual(label(find(apple, "Quarterly", "2017-04-01")), [2017, 2])
    assert.deepStrictEqual(label(find(apple, "Quarterly", "2017-07-01")), [2017, 3])
  })

  it("number years that end in January as the filer does", () => {
    assert.deepStrictEqual(label(find(nvidia, "Annual", "2024-01-28")), [2024, null])
    assert.deepStrictEqual(label(find(nvidia, "Quarterly", "2023-04-30")), [2024, 1])
    assert.deepStrictEqual(label(find(nvidia, "Quarterly", "2024-01-28")), [2024, 4])
  })

  it("put a quarter of the unfinished year in the next year", () => {
    assert.deepStrictEqual(label(find(nvidia, "Quarterly", "2026-04-26")), [2027, 1])
  })

  it("correct the years that NVIDIA's filings of 2011 to 2014 misnumber", () => {
    const years = statementsOf(nvidia, "Annual", null).map(({ fiscal_date, year }) => [
      year,
      Number(fiscal_date.slice(0, 4))
    ])
    assert.isTrue(years.every(([year, ended]) => year === ended))
  })

  it("are unique", () => {
    for (const filed of [apple, nvidia]) {
      for (const period of ["Annual", "Quarterly"] as const) {
        const labels = statementsOf(filed, period, null).map((statement) => label(statement).join(" Q"))
        assert.strictEqual(new Set(labels).size, labels.length)
      }
    }
  })
})

describe("figures", () => {
  it("of a year are those of the annual report", () => {
    const year = find(apple, "Annual", "2023-09-30")
    assert.deepStrictEqual(
      [year?.sales, year?.net_income, year?.total_assets, year?.eps_diluted, year?.free_cash_flow],
      [383_285_000_000, 96_995_000_000, 352_583_000_000, 6.13, 110_543_000_000 - 10_959_000_000]
    )
  })

  it("of a fourth quarter are derived as the year less nine months, and marked so", () => {
    const quarter = find(apple, "Quarterly", "2023-09-30")
    assert.strictEqual(quarter?.sales, 383_285_000_000 - 293_787_000_000)
    assert.deepInclude(quarter?.provenance.sales, {
      derivation: "FY - 9M",
      filed_at: "2023-11-03",
      form: "10-K"
    })
  })

  it("of a balance sheet are those at the quarter's end", () => {
    assert.strictEqual(find(apple, "Quarterly", "2023-07-01")?.total_assets, 335_038_000_000)
  })

  it("sum to the year over its quarters where none was restated", () => {
    const sales = statementsOf(apple, "Quarterly", null).filter(({ year }) => year === 2023)
    assert.strictEqual(
      sales.reduce((sum, quarter) => sum + (quarter.sales ?? Number.NaN), 0),
      383_285_000_000
    )
  })
})

const salesOn = (day: string) => find(apple, "Annual", "2009-09-26", day)?.sales

describe("Apple's restatement of its years 2007 to 2009, filed on 2010-01-25", () => {
  it("is absent the day before", () => {
    assert.strictEqual(salesOn("2010-01-24"), 36_537_000_000)
  })

  it("is returned from its day on", () => {
    assert.strictEqual(salesOn("2010-01-25"), 42_905_000_000)
  })

  it("names the amendment", () => {
    assert.strictEqual(find(apple, "Annual", "2009-09-26", "2010-01-25")?.provenance.sales?.form, "10-K/A")
  })
})

it("no statements are returned before the first filing", () => {
  assert.deepStrictEqual(statementsOf(apple, "Annual", "2009-07-21"), [])
})

it("a year is absent before its annual report, and its first three quarters are present", () => {
  const day = "2023-11-02"
  assert.isUndefined(find(apple, "Annual", "2023-09-30", day))
  assert.isUndefined(find(apple, "Quarterly", "2023-09-30", day))
  assert.strictEqual(find(apple, "Quarterly", "2023-07-01", day)?.sales, 81_797_000_000)
})
