/** Which versions tell of one period: their ends, and their currency. */
import { assert, describe, it } from "@effect/vitest"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { latestOf, periodEnds } from "../../../core/financials/Version.ts"
import { filed } from "./filed.ts"

const end = "2024-12-31"
const original = filed(end, 12, "2025-02-14", { sales: 100, net_income: 10 })

const dates = (filings: ReadonlyArray<FiledStatement>, day: string | null = null) =>
  periodEnds(filings, day).map(({ fiscal_date }) => fiscal_date)

describe("a period told in two currencies", () => {
  const inEuro = filed(end, 12, "2025-05-01", { sales: 95 }, { currency: "EUR" })

  it("is in that of the latest filing", () => {
    assert.strictEqual(periodEnds([inEuro, original], null)[0]?.currency, "EUR")
  })

  it("is in the earlier one before the later was filed", () => {
    assert.strictEqual(periodEnds([inEuro, original], "2025-04-30")[0]?.currency, "USD")
  })

  it("has no figure of the other, also of a line that the latest filing doesn't tell", () => {
    assert.isUndefined(latestOf(periodEnds([original, inEuro], null)[0], [12], "net_income"))
  })
})

const on = (fiscal_date: string, filed_at: string) => filed(fiscal_date, 12, filed_at, { sales: 1 })

describe("ends", () => {
  it("seven days apart are one period, dated as it was first filed", () => {
    assert.deepStrictEqual(dates([on("2024-12-24", "2025-03-01"), on("2024-12-31", "2025-02-01")]), [
      "2024-12-31"
    ])
  })

  it("eight days apart are two, oldest first", () => {
    const filings = [on("2024-12-31", "2025-02-01"), on("2024-12-23", "2025-03-01")]
    assert.deepStrictEqual(dates(filings), ["2024-12-23", "2024-12-31"])
  })

  it("are within seven days of the first of them, though each is of the next", () => {
    const filings = [
      on("2024-12-24", "2025-02-01"),
      on("2024-12-31", "2025-02-02"),
      on("2025-01-01", "2025-02-03")
    ]
    assert.deepStrictEqual(dates(filings), ["2024-12-24", "2025-01-01"])
  })

  it("are of one period whatever the span", () => {
    const quarter = filed("2024-12-28", 3, "2025-02-01", { sales: 1 })
    assert.deepStrictEqual([...(periodEnds([original, quarter], null)[0]?.versions.keys() ?? [])], [3, 12])
  })

  it("without filings are none", () => {
    assert.deepStrictEqual(periodEnds([], null), [])
  })
})
