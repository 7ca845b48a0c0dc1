/** Properties of the ratios of any statement. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import type { Lines } from "../../../core/financials/Line.ts"
import { financialHealth, margins, returns } from "../../../core/financials/Ratios.ts"
import { anyLines, scaled } from "./made.ts"

/** The ratios without the amounts. */
const ratiosOf = (lines: Lines) => {
  const { debt_to_equity_ratio, interest_coverage_ratio } = financialHealth(lines)
  return { ...margins(lines), ...returns(lines), debt_to_equity_ratio, interest_coverage_ratio }
}

// A power of two scales without rounding.
const anyFactor = fc.integer({ min: -20, max: 20 }).map((power) => 2 ** power)

it("ratios do not depend on the unit", () => {
  fc.assert(
    fc.property(anyLines, anyFactor, (lines, factor) => {
      assert.deepStrictEqual(ratiosOf(scaled(lines, factor)), ratiosOf(lines))
    })
  )
})

it("amounts scale with the unit", () => {
  fc.assert(
    fc.property(anyLines, anyFactor, (lines, factor) => {
      const { cash, net_debt } = financialHealth(scaled(lines, factor))
      const { cash: plainCash, net_debt: plainDebt } = financialHealth(lines)
      assert.deepStrictEqual(
        [cash, net_debt],
        [plainCash, plainDebt].map((amount) => (amount === null ? null : amount * factor))
      )
    })
  )
})

it("a ratio is a finite number or null, never -0", () => {
  fc.assert(
    fc.property(anyLines, (lines) =>
      Object.values(ratiosOf(lines)).every(
        (ratio) => ratio === null || (Number.isFinite(ratio) && !Object.is(ratio, -0))
      )
    )
  )
})
