/** Statistics of target prices, computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import type { Target } from "../../../core/consensus/Fields.ts"
import { targetPrices } from "../../../core/consensus/Targets.ts"

const target = (broker: string, target_price: number): Target => ({
  date: "2024-06-14",
  target_price,
  broker,
  opinion: null
})

describe("the statistics of target prices", () => {
  it("of an even number of firms", () => {
    // average (100 + 120 + 90 + 130) / 4 = 110; median (100 + 120) / 2 = 110
    // deviations -10, 10, -20, 20: (100 + 100 + 400 + 400) / 4 = 250, whose root is std_dev
    const targets = [target("A", 100), target("B", 120), target("C", 90), target("D", 130)]
    assert.deepStrictEqual(targetPrices(targets), {
      expert_count: 4,
      average: 110,
      median: 110,
      high: 130,
      low: 90,
      std_dev: Math.sqrt(250),
      high_broker: "D",
      low_broker: "C"
    })
  })

  it("of an odd number of firms have the middle target as median", () => {
    assert.strictEqual(targetPrices([target("A", 9), target("B", 1), target("C", 5)]).median, 5)
  })

  it("of two firms have the population's standard deviation", () => {
    // average 3, deviations -2 and 2: (4 + 4) / 2 = 4, its root 2; a sample's would be the root of 8
    assert.strictEqual(targetPrices([target("A", 1), target("B", 5)]).std_dev, 2)
  })

  it("of one firm are its target, without standard deviation", () => {
    assert.deepStrictEqual(targetPrices([target("A", 100)]), {
      expert_count: 1,
      average: 100,
      median: 100,
      high: 100,
      low: 100,
      std_dev: 0,
      high_broker: "A",
      low_broker: "A"
    })
  })

  it("of no firms are null", () => {
    assert.deepStrictEqual(targetPrices([]), {
      expert_count: 0,
      average: null,
      median: null,
      high: null,
      low: null,
      std_dev: null,
      high_broker: null,
      low_broker: null
    })
  })

  it("use each firm's latest target", () => {
    // A's 500 and 1 are older than its 100: (100 + 200) / 2 = 150
    const targets = [target("A", 100), target("B", 200), target("A", 500), target("A", 1)]
    assert.strictEqual(targetPrices(targets).average, 150)
  })

  it("count a firm once, however it is spelled, under its latest name", () => {
    const targets = [target("GOLDMAN SACHS", 80), target("Beta", 60), target("Goldman Sachs", 200)]
    const { average, expert_count, high_broker } = targetPrices(targets)
    // (80 + 60) / 2 = 70
    assert.deepStrictEqual([expert_count, average, high_broker], [2, 70, "GOLDMAN SACHS"])
  })

  it("name the firm that set the highest target last", () => {
    assert.strictEqual(targetPrices([target("A", 7), target("C", 9), target("B", 9)]).high_broker, "C")
  })

  it("name the firm that set the lowest target last", () => {
    assert.strictEqual(targetPrices([target("A", 7), target("C", 5), target("B", 5)]).low_broker, "C")
  })

  it("of equal fractions are exact", () => {
    // 0.1 + 0.1 + 0.1 = 0.30000000000000004 in floating point, and a third of it is above 0.1
    const { average, std_dev } = targetPrices(["A", "B", "C"].map((broker) => target(broker, 0.1)))
    assert.deepStrictEqual([average, std_dev], [0.1, 0])
  })
})
