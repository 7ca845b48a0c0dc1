/** The split ratios that vendors round. */
import { assert, describe, it } from "@effect/vitest"
import { ratioInWords, simpleRatio } from "../../../core/prices/SplitRatio.ts"

describe("a ratio", () => {
  it.for<readonly [number, number]>([
    [4.000004, 4],
    [1.999996, 2],
    [6.999997, 7],
    [0.666667, 2 / 3],
    [1.333333, 4 / 3],
    [0.125001, 1 / 8],
    [0.033333, 1 / 30],
    [1.05, 1.05],
    [1, 1],
    [1.000004, 1],
    [4.0001, 4.0001],
    [1.0317, 1.0317]
  ])("%f is %f", ([value, ratio]) => {
    assert.strictEqual(simpleRatio(value), ratio)
  })
})

describe("a split", () => {
  it.for([
    [4.000004, "4:1"],
    [1.500005, "3:2"],
    [2 / 3, "2:3"],
    [0.05, "1:20"],
    [6 / 11, "6:11"],
    [1.9973216, "1.99732:1"]
  ] as const)("of %f is %s in words", ([value, words]) => {
    assert.strictEqual(ratioInWords(value), words)
  })
})
