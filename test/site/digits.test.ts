/** Digits of prices and amounts per share. */
import { assert, describe, it } from "@effect/vitest"
import {
  earningsDigits,
  paymentDigits,
  priceDigits,
  studyDigits
} from "../../apps/site/src/language/digits.ts"

describe("Digits after the point", () => {
  it.for([
    [122.15, "USD", 2],
    [-0.8125, "USD", 4],
    [0.8125, null, 4],
    [78_900, "KRW", 0],
    [0.5, "JPY", 0]
  ] as const)("of a price of %d %s are %d", ([price, currency, digits]) => {
    assert.strictEqual(priceDigits(price, currency), digits)
  })

  it.for([
    [7.49, "USD", 2],
    [-0.5, "USD", 2],
    [0, "USD", 2],
    [0.0432, "USD", 4],
    [4_950, "KRW", 0],
    [-3.45, "JPY", 2],
    [0, "KRW", 0]
  ] as const)("of earnings of %d %s are %d", ([earnings, currency, digits]) => {
    assert.strictEqual(earningsDigits(earnings, currency), digits)
  })

  it.for([
    [0.205, "USD", 3],
    [0.1925, "USD", 4],
    [0.22, null, 3],
    [361, "KRW", 0],
    [36.1, "KRW", 2]
  ] as const)("of a payment of %d %s are %d", ([payment, currency, digits]) => {
    assert.strictEqual(paymentDigits(payment, currency), digits)
  })

  it("of an average of prices are those of prices, and one for whole ones", () => {
    assert.deepStrictEqual(
      [studyDigits(122.15, "USD"), studyDigits(0.8, "USD"), studyDigits(78_900, "KRW")],
      [2, 4, 1]
    )
  })
})
