/** The effect of a day's actions on a share and its price, computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { exDateFactors } from "../../../core/prices/ExDate.ts"
import { action } from "./bars.ts"

const day = "2024-05-02"
const dividend = (value: number, close: number | null, currency: string | null = null) =>
  action(day, "dividend", value, close, currency)
const split = (value: number) => action(day, "split", value)

describe("an ex-date", () => {
  it.for([
    ["nothing", [], 1, 1],
    ["a dividend", [dividend(1, 50)], 1, 0.98],
    ["two payments", [dividend(1, 50), action(day, "spinoff", 4, 50)], 1, 0.9],
    ["a split and a stock dividend", [split(2), action(day, "stock_dividend", 1.5)], 3, 1],
    // One old share has become two, each paid 5 of the old share's 50.
    ["a split and a dividend", [dividend(5, 50), split(2)], 2, 0.8],
    ["a reverse split and a dividend", [split(0.5), dividend(5, 50)], 0.5, 0.95],
    ["a payment without a close", [dividend(5, null)], 1, 1],
    ["a payment in a foreign currency", [dividend(5, 50, "USD"), dividend(1, 50)], 1, 0.98],
    ["payments of the whole close", [dividend(30, 50), dividend(20, 50)], 1, 0],
    ["payments of twice it", [dividend(50, 50), split(2)], 2, -1]
  ] as const)("with %s", ([, actions, ratio, kept]) => {
    const factors = exDateFactors(actions)
    assert.strictEqual(factors.ratio, ratio)
    assert.approximately(factors.left, kept, 1e-15)
  })
})
