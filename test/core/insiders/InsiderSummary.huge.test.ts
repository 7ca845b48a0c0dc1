/** Sums near the largest number. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import { insiderSummary } from "../../../core/insiders/InsiderSummary.ts"
import type { InsiderTransaction } from "../../../core/insiders/InsiderTransaction.ts"
import { transaction } from "./transactions.ts"

const yearOf = (transactions: ReadonlyArray<InsiderTransaction>) =>
  insiderSummary(transactions, "2024-06-30", 12, "USD")

const sold = (shares: number, price: number) =>
  transaction({ transaction_code: "S", shares_change: -shares, price })

it("shares beyond the largest number are that number", () => {
  const { net_shares, shares_bought, shares_sold } = yearOf([
    transaction({ shares_change: 1.5e308 }),
    transaction({ shares_change: 1.5e308 }),
    sold(1, 10)
  ])
  assert.deepStrictEqual([shares_bought, shares_sold, net_shares], [Number.MAX_VALUE, 1, Number.MAX_VALUE])
})

it("equal shares sold and bought leave none, however many", () => {
  const bought = transaction({ shares_change: 1.5e308 })
  assert.strictEqual(yearOf([bought, bought, sold(1.5e308, 1), sold(1.5e308, 1)]).net_shares, 0)
})

it.for([
  ["one trade", [transaction({ shares_change: 1e200, price: 1e200 })]],
  [
    "a sum of trades",
    [transaction({ shares_change: 1e308, price: 1 }), transaction({ shares_change: 1e308, price: 1 })]
  ],
  ["both sides", [transaction({ shares_change: 1e200, price: 1e200 }), sold(1e200, 1e200)]]
] as const)("a value beyond the largest number is null: %s", ([, transactions]) => {
  assert.isNull(yearOf(transactions).net_value)
})

it("no figure is infinite or NaN", () => {
  const anyAmount = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })
  const anyTransaction = fc
    .record({ shares_change: anyAmount, price: anyAmount, transaction_code: fc.constantFrom("P", "S") })
    .map(transaction)
  fc.assert(
    fc.property(fc.array(anyTransaction), (transactions) => {
      const figures = Object.values(yearOf(transactions)).filter((_) => _ !== null)
      assert.isTrue(figures.every(Number.isFinite))
    })
  )
})
