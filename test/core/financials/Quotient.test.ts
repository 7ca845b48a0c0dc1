/** Quotients of figures that may be null. */
import { assert, describe, it } from "@effect/vitest"
import { percent, quotient } from "../../../core/financials/Quotient.ts"

describe("a quotient", () => {
  it("is the first over the second", () => {
    assert.strictEqual(quotient(-3, 4), -0.75)
  })

  it.for([
    [null, 4],
    [3, null],
    [3, 0],
    [0, 0],
    [3, -4]
  ] as const)("of %s over %s is null", ([dividend, divisor]) => {
    assert.isNull(quotient(dividend, divisor))
  })

  it("that overflows is null", () => {
    assert.isNull(quotient(1e300, 1e-300))
  })

  it("of -0 is 0", () => {
    assert.isTrue(Object.is(quotient(-0, 4), 0))
  })
})

describe("percent", () => {
  it("is the part over the whole in percent, exact to the hundredth", () => {
    // 0.55 x 100 would be 55.00000000000001
    assert.strictEqual(percent(55, 100), 55)
  })

  it("of an unknown part is null", () => {
    assert.isNull(percent(null, 100))
  })
})
