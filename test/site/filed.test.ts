/** Insiders' trades by month, and filings by category. */
import { assert, describe, it } from "@effect/vitest"
import { categoriesOf, noCategory, ofCategory } from "../../apps/site/src/company/disclosures/categories.ts"
import { filingsCommand } from "../../apps/site/src/company/importCommand.ts"
import { firstDayOf, tradesByMonth, unpriced } from "../../apps/site/src/company/insiders/trades.ts"

const trade = (date: string, transaction_code: string, shares_change: number, value: number | null) => ({
  filed_date: date,
  transaction_date: date,
  transaction_code,
  transaction_type: null,
  shares_change,
  value
})

describe("Insiders' trades by month", () => {
  const trades = [
    trade("2026-10-01", "S", -15_000, 1_851_000),
    trade("2026-08-04", "P", 1000, 118_750),
    trade("2026-08-31", "P", 500, null),
    trade("2026-08-15", "F", -9000, 1_087_200)
  ]

  it("are every month from the first day to the last, without grants and taxes", () => {
    const none = { count: 0, shares: 0, value: 0 }
    assert.deepStrictEqual(tradesByMonth(trades, firstDayOf("2026-10-31", 3), "2026-10-31"), [
      { month: "2026-08", bought: { count: 2, shares: 1500, value: 118_750 }, sold: none },
      { month: "2026-09", bought: none, sold: none },
      { month: "2026-10", bought: none, sold: { count: 1, shares: 15_000, value: 1_851_000 } }
    ])
  })

  it("leave out other days, and count by the day of filing where no other is known", () => {
    const late = { ...trade("2026-09-02", "P", 10, 1), transaction_date: null }
    const months = tradesByMonth([late, trade("2026-08-01", "P", 7, 1)], "2026-08-02", "2026-09-30")
    assert.deepStrictEqual(
      months.map(({ bought }) => bought.shares),
      [0, 10]
    )
  })

  it("have no value without a price, which is said of purchases and sales alone", () => {
    assert.strictEqual(unpriced(trades), 1)
    assert.strictEqual(unpriced([trade("2026-08-15", "A", 60_000, null)]), 0)
  })
})

it("Months end on a day, and begin on the day after the same day months earlier", () => {
  assert.strictEqual(firstDayOf("2026-11-23", 12), "2025-11-24")
  assert.strictEqual(firstDayOf("2026-05-31", 3), "2026-03-01")
})

describe("The categories of filings", () => {
  const filings = [{ category: "Quarterly report" }, { category: null }, { category: "Quarterly report" }]

  it("are the most frequent first, with how many there are", () => {
    assert.deepStrictEqual(categoriesOf(filings), [
      ["Quarterly report", 2],
      [noCategory, 1]
    ])
  })

  it("select filings, also those without one", () => {
    assert.lengthOf(ofCategory(filings, "Quarterly report"), 2)
    assert.deepStrictEqual(ofCategory(filings, noCategory), [{ category: null }])
    assert.strictEqual(ofCategory(filings, null), filings)
  })
})

it("What was filed comes from the source of the company's market", () => {
  assert.strictEqual(filingsCommand({ exchange: "KOSDAQ", symbol: "035720" }), "sync dart --symbols 035720")
  assert.strictEqual(filingsCommand({ exchange: "NASDAQ", symbol: "AAPL" }), "sync edgar --symbols AAPL")
})
