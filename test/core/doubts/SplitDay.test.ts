/** Whether prices step on the days of known splits, by AAPL's of 2020-08-31 (QuantConnect Lean) and at random. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type PlacedAction, type Step } from "../../../core/ports.ts"
import { actionDoubts } from "../../../core/doubts/PlacedAction.ts"
import { isMisdated, splitDays, stepsBySplit } from "../../../core/doubts/SplitDay.ts"
import { placedDoubts } from "../../../core/doubts/Doubts.ts"

/** As traded. */
const traded: PlacedAction = {
  company_id: 1,
  unit: "USD",
  effective_date: "2020-08-31",
  type: "split",
  value: 4,
  reference_close: null,
  currency: null,
  previous_date: "2020-08-28",
  previous_close: 499.23,
  next_date: "2020-08-31",
  next_open: 127.67,
  next_close: 129.04,
  next_volume: 210024091,
  exchange_traded: false
}
const adjusted: PlacedAction = { ...traded, previous_close: 124.8075 }

const days = (...actions: ReadonlyArray<PlacedAction>) =>
  splitDays(actions).map(({ date, ratio }) => [date, ratio])

describe("the day of a split", () => {
  it("belongs to a split or stock dividend of 1.45 or more either way", () => {
    for (const value of [1.45, 4, 1 / 1.45, 0.05])
      assert.deepStrictEqual(days({ ...traded, value }), [["2020-08-31", value]])
    for (const value of [1.449, 1, 0.69]) assert.deepStrictEqual(days({ ...traded, value }), [])
    assert.deepStrictEqual(days({ ...traded, type: "stock_dividend" }), [["2020-08-31", 4]])
    assert.deepStrictEqual(days({ ...traded, type: "dividend" }), [])
  })

  it("combines all actions that change shares on it", () => {
    const half = { ...traded, value: 1.25 }
    assert.deepStrictEqual(days(half, { ...half, type: "stock_dividend" }), [["2020-08-31", 1.5625]])
    assert.deepStrictEqual(days(traded, { ...traded, value: 0.25 }), [])
  })

  it.for([
    ["the bar before it is more than 10 days older", { previous_date: "2020-08-20" }],
    ["there is no bar before it", { previous_date: null, previous_close: null }],
    ["the bar after it is more than 10 days younger", { next_date: "2020-09-11" }],
    ["there is no bar after it", { next_date: null, next_open: null, next_close: null, next_volume: null }],
    ["trading was halted", { next_open: 499.23, next_close: 499.23, next_volume: 0 }]
  ] as const)("is skipped where %s", ([, rest]) => {
    assert.deepStrictEqual(days({ ...traded, ...rest }), [])
  })

  it("is included with bars up to 10 days away, and with unknown volumes", () => {
    const far = { previous_date: "2020-08-21", next_date: "2020-09-10", next_volume: 0 }
    assert.lengthOf(days({ ...traded, ...far }), 1)
  })

  it("is skipped with a payment in a foreign currency", () => {
    const payment: PlacedAction = { ...traded, type: "spinoff", value: 1, currency: "GBP" }
    assert.deepStrictEqual(days(traded, payment), [])
    assert.lengthOf(days(traded, { ...payment, currency: "USD" }), 1)
  })
})

const shows = (...actions: ReadonlyArray<PlacedAction>) => splitDays(actions).map(stepsBySplit)

describe("prices on the day of a split", () => {
  it("step where they are as traded", () => {
    assert.deepStrictEqual(shows(traded), [true])
  })

  it("don't step where they are adjusted for it", () => {
    assert.deepStrictEqual(shows(adjusted), [false])
  })

  it("don't step where the open or the close is nearer to the previous close", () => {
    assert.deepStrictEqual(shows({ ...traded, next_open: 250 }), [false])
    assert.deepStrictEqual(shows({ ...traded, next_close: 250 }), [false])
    assert.deepStrictEqual(shows({ ...traded, next_open: 249, next_close: 249 }), [true])
  })

  it("need no step where a payment of the day offsets a reverse split", () => {
    // Vodafone on 2014-02-24: 6 new shares for 11 old ones, and some 102 pence per old share of about 226.
    const consolidation = {
      ...traded,
      unit: "GBX",
      value: 6 / 11,
      previous_close: 226,
      next_open: 230,
      next_close: 228
    }
    const special: PlacedAction = { ...consolidation, type: "dividend", value: (102 * 11) / 6 }
    assert.deepStrictEqual(shows(consolidation, special), [true])
    assert.deepStrictEqual(shows(consolidation), [false])
  })

  it("step when raw and don't when adjusted, by less than half the split overnight and any payment", () => {
    const anyRatio = fc
      .oneof(fc.double({ min: 1.45, max: 100, noNaN: true }), fc.constantFrom(1.5, 2, 10, 50))
      .chain((ratio) => fc.constantFrom(ratio, 1 / ratio))
    const part = fc.double({ min: 0, max: 0.9, noNaN: true })
    const move = fc.double({ min: -0.49, max: 0.49, noNaN: true })
    fc.assert(
      fc.property(
        anyRatio,
        fc.double({ min: 0.1, max: 1e6, noNaN: true }),
        part,
        move,
        move,
        (ratio, previous_close, paidPart, byOpen, byClose) => {
          const paid = paidPart * Math.min(previous_close, previous_close / ratio)
          const asTraded = previous_close / ratio - paid
          const unchanged = previous_close - paid
          const apart = Math.abs(Math.log(asTraded / unchanged))
          const after = (price: number) => ({
            ratio,
            paid,
            previous_close,
            next_open: price * Math.exp(byOpen * apart),
            next_close: price * Math.exp(byClose * apart)
          })
          assert.isTrue(stepsBySplit(after(asTraded)))
          assert.isFalse(stepsBySplit(after(unchanged)))
        }
      )
    )
  })
})

const step = (date: string, previous_date: string, open: number): Step => ({
  company_id: 1,
  date,
  open,
  high: open,
  low: open,
  previous_date,
  previous_close: 400
})

describe("a step on another day", () => {
  const split = { date: "2020-08-31", ratio: 4 }

  it("is the split's where it has its size, in the month around it", () => {
    assert.isTrue(isMisdated(split, step("2020-08-27", "2020-08-26", 100)))
    assert.isTrue(isMisdated(split, step("2020-10-01", "2020-09-30", 110)))
    assert.isTrue(isMisdated(split, step("2020-08-03", "2020-07-31", 90)))
  })

  it("is not where its size differs, or it is further away", () => {
    for (const open of [210, 49, 1600])
      assert.isFalse(isMisdated(split, step("2020-08-27", "2020-08-26", open)))
    assert.isFalse(isMisdated(split, step("2020-10-02", "2020-10-01", 100)))
    assert.isFalse(isMisdated(split, step("2020-07-31", "2020-07-30", 100)))
  })
})

describe("a known split", () => {
  it("without a step is doubtful, with a remedy", () => {
    assert.deepStrictEqual(placedDoubts([adjusted]), [
      {
        reason: "no_step",
        company_id: 1,
        date: "2020-08-31",
        type: "split",
        bars: ["2020-08-31", "2020-08-28"],
        run_id: null,
        message:
          "The bars show no step on 2020-08-31, the day of a known split of 4:1, and look split-adjusted (124.8075 at the close of 2020-08-28, 127.67 at the open of 2020-08-31)",
        remedy:
          "import them again, with --basis splits if they are adjusted for splits alone, or as traded; if they are as traded, correct the split's date or value"
      }
    ])
  })

  it("is doubtful once, with all actions of the day that change shares", () => {
    assert.lengthOf(placedDoubts([adjusted, { ...adjusted, type: "stock_dividend", value: 1.05 }]), 1)
  })

  it("with its step is not", () => {
    assert.deepStrictEqual(placedDoubts([traded]), [])
  })

  it("on a day when only the security did not trade is doubtful only for that", () => {
    const next = { ...adjusted, next_date: "2020-09-01", exchange_traded: true }
    assert.deepStrictEqual(placedDoubts([next]), actionDoubts([next]))
    assert.lengthOf(placedDoubts([next]), 1)
    assert.lengthOf(placedDoubts([{ ...next, exchange_traded: false }]), 1)
  })
})
