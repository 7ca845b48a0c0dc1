/** Actions that contradict the bars around them, one action for each rule. */
import { assert, describe, it } from "@effect/vitest"
import { type PlacedAction } from "../../../core/ports.ts"
import { actionDoubts } from "../../../core/doubts/PlacedAction.ts"

/** A dividend of 0.2 on a traded day after a close of 10, in USD. */
const dividend = (rest: Partial<PlacedAction> = {}): PlacedAction => ({
  company_id: 1,
  unit: "USD",
  effective_date: "2020-08-07",
  type: "dividend",
  value: 0.2,
  reference_close: 10,
  currency: null,
  previous_date: "2020-08-06",
  previous_close: 10,
  next_date: "2020-08-07",
  next_open: 10,
  next_close: 10,
  next_volume: 1,
  exchange_traded: false,
  ...rest
})

const reasons = (...actions: ReadonlyArray<PlacedAction>) => actionDoubts(actions).map(({ reason }) => reason)

describe("a dividend", () => {
  it("of a quarter of the previous close is plausible", () => {
    assert.deepStrictEqual(reasons(dividend({ value: 2.5 })), [])
  })

  it("above a quarter of it is doubtful, and its share of the close is stated", () => {
    const [doubt] = actionDoubts([dividend({ value: 3 })])
    assert.strictEqual(doubt?.message, "The dividend of 3 on 2020-08-07 is 30 % of the previous close, 10")
  })

  it("is compared with its reference close where no earlier bar is stored", () => {
    const alone = { previous_date: null, previous_close: null }
    assert.deepStrictEqual(reasons(dividend({ ...alone, value: 3 })), ["dividend"])
    assert.deepStrictEqual(reasons(dividend({ ...alone, value: 3, reference_close: null })), [])
  })

  it("is compared in the unit in which prices are quoted", () => {
    const pence = dividend({ unit: "GBX", value: 0.03, currency: "GBP" })
    assert.deepStrictEqual(reasons(pence), ["dividend"])
  })

  it("in a foreign currency isn't compared", () => {
    assert.deepStrictEqual(reasons(dividend({ value: 300, currency: "KRW" })), [])
    assert.deepStrictEqual(reasons(dividend({ value: 300, currency: "KRW", unit: null })), [])
  })

  it("is an amount per share as traded on the day, after a split of that day", () => {
    const split = dividend({ type: "split", value: 4 })
    assert.deepStrictEqual(reasons(dividend({ value: 1 }), split), ["dividend"])
    assert.deepStrictEqual(reasons(dividend({ value: 1 }), { ...split, effective_date: "2020-08-10" }), [])
  })

  it("is compared as fast on a day of 100,000 actions", () => {
    const actions = Array.from({ length: 100_000 }, (_, i) => dividend({ value: (i + 1) / 1e6 }))
    assert.deepStrictEqual(reasons(dividend({ value: 3 }), ...actions), ["dividend"])
  })

  it("paid in another company's shares is not a cash dividend", () => {
    assert.deepStrictEqual(reasons(dividend({ type: "spinoff", value: 6 })), [])
  })
})

describe("a reference close", () => {
  it.for([9.8, 10, 10.2])("of %d on 10 is correct", (reference_close) => {
    assert.deepStrictEqual(reasons(dividend({ reference_close })), [])
  })

  it.for([9.79, 10.21, 2.5, 40])("of %d on 10 is doubtful", (reference_close) => {
    assert.deepStrictEqual(reasons(dividend({ reference_close })), ["reference_close"])
  })

  it("isn't compared with a bar more than 31 days earlier", () => {
    assert.deepStrictEqual(
      reasons(dividend({ reference_close: 40, previous_date: "2020-07-06", next_date: null })),
      []
    )
    assert.deepStrictEqual(reasons(dividend({ reference_close: 40, previous_date: "2020-07-07" })), [
      "reference_close"
    ])
  })
})

describe("an action on a day without a bar", () => {
  const untraded = { next_date: "2020-08-10", exchange_traded: true }

  it("is doubtful if the exchange traded", () => {
    assert.deepStrictEqual(reasons(dividend(untraded)), ["untraded_action"])
  })

  it("is not doubtful if the exchange was closed", () => {
    assert.deepStrictEqual(reasons(dividend({ ...untraded, exchange_traded: false })), [])
  })

  it("is not doubtful before the first bar or after the last", () => {
    assert.deepStrictEqual(reasons(dividend({ ...untraded, previous_date: null, previous_close: null })), [])
    assert.deepStrictEqual(reasons(dividend({ ...untraded, next_date: null })), [])
  })
})
