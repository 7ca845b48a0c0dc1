/** Price steps that look like a split, by the ratios and bounds of the rule. */
import { assert, describe, it } from "@effect/vitest"
import { type Step } from "../../../core/ports.ts"
import { doubtfulSteps, splitOf, stepDoubt, steppedGap } from "../../../core/doubts/Step.ts"

/** A bar after a close of 100 that trades within 1 % of its open. */
const opening = (open: number, rest: Partial<Step> = {}): Step => ({
  company_id: 1,
  date: "2020-08-31",
  open,
  high: open * 1.01,
  low: open * 0.99,
  previous_date: "2020-08-28",
  previous_close: 100,
  ...rest
})

describe("the split that fits a price drop", () => {
  it.for([
    [1.5, "3:2"],
    [1 / 1.5, "2:3"],
    [2, "2:1"],
    [0.5, "1:2"],
    [3.9, "4:1"],
    [4.1, "4:1"],
    [0.05, "1:20"],
    [50.4, "50:1"]
  ] as const)("of %d is %s", ([ratio, label]) => {
    assert.strictEqual(splitOf(ratio)?.label, label)
  })

  it.for([1, 1.4, 1.454, 1.546, 1.75, 1.93, 2.07, 2.5, 3.4, 0.4, 1100, 1 / 1100, 1e300, Infinity])(
    "of %d is none",
    (ratio) => {
      assert.isNull(splitOf(ratio))
    }
  )
})

describe("a step", () => {
  it("is reported with the split that it fits and the import row that would settle it", () => {
    const bar = { open: 127.67, high: 131, low: 126.25, previous_close: 499.23 }
    assert.deepStrictEqual(stepDoubt(opening(bar.open, bar)), {
      reason: "step",
      company_id: 1,
      date: "2020-08-31",
      type: null,
      bars: ["2020-08-31", "2020-08-28"],
      run_id: null,
      message:
        "The open, 127.67, is 3.91 times below the close of 2020-08-28, 499.23, which a split of 4:1 would fit, and no action is known on 2020-08-31",
      remedy: "import the split (2020-08-31,split,4) if there was one, else check the bars on both sides"
    })
  })

  it("over more than a month without bars is no doubt, but a gap", () => {
    const step = opening(25, { previous_date: "2020-07-30" })
    assert.deepStrictEqual([stepDoubt(step), doubtfulSteps([step])], [null, []])
    assert.deepStrictEqual(steppedGap(step), {
      company_id: 1,
      after: "2020-07-30",
      until: "2020-08-31",
      days: 32,
      previous_close: 100,
      open: 25,
      message:
        "No bars between 2020-07-30 and 2020-08-31, where the open, 25, is 4.00 times below the close of 2020-07-30, 100"
    })
    // As far as no split moves a price, and not as far.
    assert.match(steppedGap(opening(280, { previous_date: "2020-07-30" }))?.message ?? "", /2.80 times above/)
    assert.isNull(steppedGap(opening(80, { previous_date: "2020-07-30" })))
  })

  it("over a month without bars is reported as overnight, and no gap", () => {
    const step = opening(25, { previous_date: "2020-07-31" })
    assert.match(stepDoubt(step)?.remedy ?? "", /2020-08-31,split,4\)/)
    assert.lengthOf(doubtfulSteps([step]), 1)
    assert.isNull(steppedGap(step))
  })

  it("upward is reported with the inverse ratio", () => {
    assert.match(stepDoubt(opening(1000))?.remedy ?? "", /2020-08-31,split,0.1\)/)
  })

  it.for([100 / 1.46, 146, 100 / 2.5, 250, 40, 34])("to an open of %d is doubtful", (open) => {
    assert.strictEqual(stepDoubt(opening(open))?.reason, "step")
  })

  it.for([100, 100 / 1.44, 144, 100 / 1.8, 180, 100 / 2.4, 240])("to an open of %d is plausible", (open) => {
    assert.isNull(stepDoubt(opening(open)))
  })

  it("that fits no usual split is doubtful only at a ratio of 2.5 or more", () => {
    assert.match(stepDoubt(opening(100 / 2.6))?.message ?? "", /which no usual split fits/)
  })

  it("is none where the bar traded at the previous close again", () => {
    assert.isNull(stepDoubt(opening(50, { high: 100 })))
    assert.isNull(stepDoubt(opening(200, { low: 100 })))
  })
})
