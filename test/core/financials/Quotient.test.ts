/** Quotients of figures that may not be known. */
import { assert, describe, it } from "@effect/vitest"
import { percent, quotient } from "../../../core/financials/Quotient.ts"

describe("a quotient", () => {
  it("is the one over the other", () => {
    assert.strictEqual(quotient(-3, 4), -0.75)
  })

  it.for([
    [null, 4],
    [3, null],
    [3, 0],
    [0, 0],
    [3, -4]
  ] as const)("of %s over %s isn't known", ([dividend, divisor]) => {
    assert.isNull(quotient(dividend, divisor))
  })

  it("larger than a number can be isn't known", () => {
    assert.isNull(quotient(1e300, 1e-300))
  })

  it("of -0 is 0", () => {
    assert.isTrue(Object.is(quotient(-0, 4), 0))
  })
})

describe("percent", () => {
  it("is the part of the whole in hundredths, exact where hundredths are", () => {
    // 0.55 x 100 would be 55.00000000000001
    assert.strictEqual(percent(55, 100), 55)
  })

  it("of a part that isn't known isn't known", () => {
    assert.isNull(percent(null, 100))
  })
})
