/** Properties of every summary. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import { insiderSummary } from "../../../core/insiders/InsiderSummary.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { transaction } from "./transactions.ts"

const anyTransactions = fc.array(
  fc
    .record({
      transaction_date: fc.option(fc.integer({ min: -800, max: 30 }).map((_) => addDays("2024-06-30", _))),
      transaction_code: fc.constantFrom("P", "S", "A", "M", null),
      shares_change: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      price: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)),
      currency: fc.constantFrom("USD", "EUR", null)
    })
    .map(transaction),
  { maxLength: 30 }
)

it("the order of transactions doesn't matter", () => {
  const both = anyTransactions.chain((_) =>
    fc.tuple(fc.constant(_), fc.shuffledSubarray(_, { minLength: _.length }))
  )
  fc.assert(
    fc.property(both, ([transactions, shuffled]) => {
      assert.deepStrictEqual(
        insiderSummary(shuffled, "2024-06-30", 12, "USD"),
        insiderSummary(transactions, "2024-06-30", 12, "USD")
      )
    })
  )
})

it("net shares are those bought less those sold", () => {
  fc.assert(
    fc.property(anyTransactions, (transactions) => {
      const { net_shares, shares_bought, shares_sold } = insiderSummary(transactions, "2024-06-30", 24, "USD")
      assert.strictEqual(net_shares, shares_bought - shares_sold)
    })
  )
})

it("a longer period has at least as many trades", () => {
  const anyMonths = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }))
  fc.assert(
    fc.property(anyTransactions, anyMonths, (transactions, [a, b]) => {
      const [short, long] = [Math.min(a, b), Math.max(a, b)].map((months) => {
        const { buy_count, sell_count } = insiderSummary(transactions, "2024-06-30", months, "USD")
        return buy_count + sell_count
      })
      assert.isAtMost(short ?? assert.fail(), long ?? assert.fail())
    })
  )
})
