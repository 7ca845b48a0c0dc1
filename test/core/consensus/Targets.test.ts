/** Which targets count, and their split adjustment. */
import { assert, describe, it } from "@effect/vitest"
import { type TargetBasis, targetsOf } from "../../../core/consensus/Targets.ts"
import type { CorporateAction } from "../../../core/prices/CorporateAction.ts"
import type { Report } from "../../../core/research/Report.ts"
import { action } from "../prices/bars.ts"
import { report } from "./reports.ts"

const basis = (overrides: Partial<TargetBasis> = {}): TargetBasis => ({
  actions: [],
  currency: "KRW",
  to: "2024-06-30",
  ...overrides
})

describe("a target", () => {
  it("has the members of its report", () => {
    const reported = report({ report_date: "2024-06-03", target_price: 250, opinion: "Buy (유지)" })
    assert.deepStrictEqual(targetsOf([reported], basis()), [
      { date: "2024-06-03", target_price: 250, broker: "Alpha", opinion: "buy" }
    ])
  })

  it("has no opinion where its report isn't rated", () => {
    assert.isNull(targetsOf([report({ opinion: "NR" })], basis())[0]?.opinion)
  })

  it.for([
    ["without a price", { target_price: null }],
    ["of 0", { target_price: 0 }],
    ["below 0", { target_price: -1 }],
    ["in another currency", { currency: "USD" }],
    ["in an unknown currency", { currency: null }]
  ] satisfies ReadonlyArray<[string, Partial<Report>]>)("%s isn't counted", ([, overrides]) => {
    assert.isEmpty(targetsOf([report(overrides)], basis()))
  })

  it("isn't counted where the listing's currency is unknown", () => {
    const reports = [report(), report({ currency: null })]
    assert.isEmpty(targetsOf(reports, basis({ currency: null })))
  })
})

/** A target of 300 set on 2024-06-10. */
const onSharesOf = (to: string, actions: ReadonlyArray<CorporateAction>) =>
  targetsOf([report({ report_date: "2024-06-10", target_price: 300 })], basis({ to, actions }))[0]
    ?.target_price

describe("a target of 300", () => {
  it("before a split of 3 becomes 100", () => {
    // 300 / 3 = 100
    assert.strictEqual(onSharesOf("2024-06-30", [action("2024-06-11", "split", 3)]), 100)
  })

  it("before a stock dividend of 20 percent becomes 250", () => {
    // 300 / 1.2 = 250
    assert.strictEqual(onSharesOf("2024-06-30", [action("2024-06-11", "stock_dividend", 1.2)]), 250)
  })

  it("before a reverse split of 1 for 10 becomes 3,000", () => {
    // 300 / 0.1 = 3000
    assert.strictEqual(onSharesOf("2024-06-30", [action("2024-06-11", "split", 0.1)]), 3000)
  })

  it("before two splits is divided by both, in any order", () => {
    // 300 / (2 x 3) = 50
    const splits = [action("2024-06-20", "split", 3), action("2024-06-11", "split", 2)]
    assert.deepStrictEqual(
      [onSharesOf("2024-06-30", splits), onSharesOf("2024-06-30", splits.toReversed())],
      [50, 50]
    )
  })

  it("of the split's day already refers to the new shares", () => {
    assert.strictEqual(onSharesOf("2024-06-30", [action("2024-06-10", "split", 3)]), 300)
  })

  it("is divided by a split on the last day", () => {
    assert.strictEqual(onSharesOf("2024-06-30", [action("2024-06-30", "split", 3)]), 100)
  })

  it("isn't divided by a split after the last day", () => {
    assert.strictEqual(onSharesOf("2024-06-30", [action("2024-07-01", "split", 3)]), 300)
  })

  it.for(["dividend", "spinoff", "rights"] as const)("isn't changed by a %s", (type) => {
    assert.strictEqual(onSharesOf("2024-06-30", [action("2024-06-11", type, 3, 100)]), 300)
  })

  it("isn't rounded", () => {
    assert.strictEqual(onSharesOf("2024-06-30", [action("2024-06-11", "split", 7)]), 300 / 7)
  })
})
