/** Which transactions a period contains. */
import { assert, describe, it } from "@effect/vitest"
import { insiderSummary } from "../../../core/insiders/InsiderSummary.ts"
import type { InsiderTransaction } from "../../../core/insiders/InsiderTransaction.ts"
import { transaction } from "./transactions.ts"

/** 1 where the year to 2024-06-30 contains the transaction. */
const countOn = (overrides: Partial<InsiderTransaction>): number =>
  insiderSummary([transaction(overrides)], "2024-06-30", 12, "USD").buy_count

describe("the period of 12 months to 2024-06-30", () => {
  it.for([
    ["2023-06-30", 0],
    ["2023-07-01", 1],
    ["2024-06-30", 1],
    ["2024-07-01", 0]
  ] as const)("contains of %s: %i", ([transaction_date, count]) => {
    assert.strictEqual(countOn({ transaction_date }), count)
  })

  it("uses the day of filing where the transaction has no date", () => {
    assert.strictEqual(countOn({ transaction_date: null, filed_date: "2023-06-30" }), 0)
  })

  it("prefers the transaction's own date to the day of filing", () => {
    assert.strictEqual(countOn({ transaction_date: "2023-06-30", filed_date: "2023-07-03" }), 0)
  })
})

it("of one month to March 31 begins after the last day of February", () => {
  const days = ["2024-02-29", "2024-03-01"].map((transaction_date) => transaction({ transaction_date }))
  assert.strictEqual(insiderSummary(days, "2024-03-31", 1, "USD").buy_count, 1)
})
