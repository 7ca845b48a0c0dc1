/** Properties of every beta. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import { beta } from "../../../core/prices/Beta.ts"
import { closesOf } from "./months.ts"

/** In whole percent, from -50 to 50, of 24 months or more. */
const anyReturns = fc
  .array(
    fc.integer({ min: -50, max: 50 }).map((percent) => percent / 100),
    { minLength: 24, maxLength: 80, size: "max" }
  )
  .filter((returns) => new Set(returns.slice(-60)).size > 1)

const anyPair = anyReturns.chain((index) =>
  fc.tuple(
    fc.constant(index),
    fc.array(
      fc.integer({ min: -50, max: 50 }).map((percent) => percent / 100),
      { minLength: index.length, maxLength: index.length }
    )
  )
)

it("an index has a beta of 1 against itself", () => {
  fc.assert(
    fc.property(anyReturns, (returns) => {
      const index = closesOf(returns)
      assert.approximately(beta(index, index) ?? Number.NaN, 1, 1e-9)
    })
  )
})

it("a share that returns a constant plus a multiple of the index's return has that multiple as beta", () => {
  fc.assert(
    fc.property(anyReturns, fc.integer({ min: -15, max: 15 }), (returns, tenths) => {
      const share = closesOf(returns.map((market) => 0.001 + (market * tenths) / 10))
      assert.approximately(beta(share, closesOf(returns)) ?? Number.NaN, tenths / 10, 1e-6)
    })
  )
})

it("beta does not depend on the unit of the closes", () => {
  fc.assert(
    fc.property(anyPair, ([market, own]) => {
      const [index, share] = [closesOf(market), closesOf(own)]
      // A power of two scales without rounding.
      const inUnits = share.map(({ close, date }) => ({ date, close: close * 1024 }))
      assert.strictEqual(beta(inUnits, index), beta(share, index))
    })
  )
})

it("a share mixed equally with the index, rebalanced monthly, has the mean of both betas", () => {
  fc.assert(
    fc.property(anyPair, ([market, own]) => {
      const index = closesOf(market)
      const both = closesOf(own.map((other, i) => (other + (market[i] ?? 0)) / 2))
      const alone = beta(closesOf(own), index) ?? Number.NaN
      assert.approximately(beta(both, index) ?? Number.NaN, (alone + 1) / 2, 1e-6)
    })
  )
})
