/** Weights in a total, of sums whose parts were added in different orders. */
import { assert, it } from "@effect/vitest"
import { weightIn, weightOf } from "../../../core/sectors/MarketCap.ts"

it("a weight is at most 100 percent, though a sum of the same parts may be rounded up", () => {
  const [part, total] = [0.1 + 0.2 + 0.3, 0.3 + 0.2 + 0.1]
  assert.isAbove(part, total)
  assert.strictEqual(weightOf(part, total), 100)
  assert.strictEqual(weightIn(part, total), 100)
})
