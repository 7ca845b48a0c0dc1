/** Which versions belong to one period: their ends, and their currency. */
import { assert, describe, it } from "@effect/vitest"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { latestOf, periodEnds } from "../../../core/financials/Version.ts"
import { filed } from "./filed.ts"

const end = "2024-12-31"
const original = filed(end, 12, "2025-02-14", { sales: 100, net_income: 10 })

const dates = (filings: ReadonlyArray<FiledStatement>, day: string | null = null) =>
  periodEnds(filings, day).map(({ fiscal_date }) => fiscal_date)

describe("a period filed in two currencies", () => {
  const inEuro = filed(end, 12, "2025-05-01", { sales: 95 }, { currency: "EUR" })

  it("has the currency of the latest filing", () => {
    assert.strictEqual(periodEnds([inEuro, original], null)[0]?.currency, "EUR")
  })

  it("has the earlier currency before the later one was filed", () => {
    assert.strictEqual(periodEnds([inEuro, original], "2025-04-30")[0]?.currency, "USD")
  })

  it("has no figure in the other currency, even for a line that the latest filing lacks", () => {
    assert.isUndefined(latestOf(periodEnds([original, inEuro], null)[0], [12], "net_income"))
  })
})

const on = (fiscal_date: string, filed_at: string) => filed(fiscal_date, 12, filed_at, { sales: 1 })

describe("ends", () => {
  it("seven days apart are one period, dated as first filed", () => {
    assert.deepStrictEqual(dates([on("2024-12-24", "2025-03-01"), on("2024-12-31", "2025-02-01")]), [
      "2024-12-31"
    ])
  })

  it("eight days apart are two, oldest first", () => {
    const filings = [on("2024-12-31", "2025-02-01"), on("2024-12-23", "2025-03-01")]
    assert.deepStrictEqual(dates(filings), ["2024-12-23", "2024-12-31"])
  })

  it("are compared with the first of the period, not the previous one", () => {
    const filings = [
      on("2024-12-24", "2025-02-01"),
      on("2024-12-31", "2025-02-02"),
      on("2025-01-01", "2025-02-03")
    ]
    assert.deepStrictEqual(dates(filings), ["2024-12-24", "2025-01-01"])
  })

  it("belong to one period whatever the span", () => {
    const quarter = filed("2024-12-28", 3, "2025-02-01", { sales: 1 })
    assert.deepStrictEqual([...(periodEnds([original, quarter], null)[0]?.versions.keys() ?? [])], [3, 12])
  })

  it("are none without filings", () => {
    assert.deepStrictEqual(periodEnds([], null), [])
  })
})
