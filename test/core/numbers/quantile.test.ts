/** Quantiles of ascending values. */
import { assert, describe, it } from "@effect/vitest"
import { quantile } from "../../../core/numbers/quantile.ts"

const of = (values: ReadonlyArray<number>, part: number) =>
  quantile(values.length, (place) => values[place] as number, part)

describe("A quantile", () => {
  it("is what R's quantile() states (type 7)", () => {
    // quantile(c(15, 20, 35, 40, 50), c(0, .05, .25, .3, .4, .5, 1))
    assert.deepStrictEqual(
      [0, 0.05, 0.25, 0.3, 0.4, 0.5, 1].map((part) => of([15, 20, 35, 40, 50], part)),
      [15, 16, 20, 23, 29, 35, 50]
    )
  })

  it("of one value is the value, of none NaN", () => {
    assert.deepStrictEqual([of([7], 0.9), of([], 0.5)], [7, Number.NaN])
  })

  it("is between its neighbours where their difference is more than a number can be, or is rounded", () => {
    assert.strictEqual(of([-1.7e308, 1.7e308], 0.5), 0)
    assert.isAtMost(of([-1, 1e-17], 0.9999999999999999), 1e-17)
  })
})
