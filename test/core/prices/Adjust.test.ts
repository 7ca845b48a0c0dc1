/** Adjustments computed by hand. Each bar has a single price, so that every factor is visible. */
import { assert, describe, it } from "@effect/vitest"
import { barsOf, columnsOf } from "../../../core/prices/BarColumns.ts"
import { adjust } from "../../../core/prices/mod.ts"
import { action, flat } from "./bars.ts"

const before = "2020-08-28"
const exDate = "2020-08-31"

describe("splits", () => {
  it("a split of 4 divides the prices before it by 4 and multiplies their volume by 4", () => {
    // 499.23 / 4 = 124.8075; 100 x 4 = 400
    const [bar] = barsOf(
      adjust(columnsOf([flat(before, 499.23, 100)]), [action(exDate, "split", 4)], "splits")
    )
    assert.deepStrictEqual(bar, flat(before, 124.8075, 400))
  })

  it("a reverse split of 1 for 20 multiplies the prices before it by 20 and divides their volume by 20", () => {
    // 1.13 / 0.05 = 22.6; 1000 x 0.05 = 50
    const [bar] = barsOf(
      adjust(columnsOf([flat("2009-06-30", 1.13, 1000)]), [action("2009-07-01", "split", 0.05)], "splits")
    )
    assert.deepStrictEqual(bar, flat("2009-06-30", 22.6, 50))
  })

  it("a stock dividend of 5 percent counts as a split of 1.05", () => {
    // 105 / 1.05 = 100; 100 x 1.05 = 105
    const [bar] = barsOf(
      adjust(columnsOf([flat(before, 105, 100)]), [action(exDate, "stock_dividend", 1.05)], "splits")
    )
    assert.deepStrictEqual(bar, flat(before, 100, 105))
  })

  it("every price of a bar is divided", () => {
    const raw = { date: before, open: 12, high: 16, low: 8, close: 10, volume: 3 }
    const [bar] = barsOf(adjust(columnsOf([raw]), [action(exDate, "split", 2)], "splits"))
    assert.deepStrictEqual(bar, { date: before, open: 6, high: 8, low: 4, close: 5, volume: 6 })
  })

  it("the bar of the ex-date is already on the new basis", () => {
    const bars = [flat(exDate, 129.04), flat("2020-09-01", 134.18)]
    assert.deepStrictEqual(barsOf(adjust(columnsOf(bars), [action(exDate, "split", 4)], "splits")), bars)
  })

  it("a bar before two splits is divided by both, a bar between them by the later one", () => {
    // 60 / 2 / 3 = 10, 30 / 3 = 10
    const bars = [flat("2020-01-01", 60, 1), flat("2020-02-01", 30, 2), flat("2020-03-01", 10, 6)]
    const splits = [action("2020-01-15", "split", 2), action("2020-02-15", "split", 3)]
    assert.deepStrictEqual(barsOf(adjust(columnsOf(bars), splits, "splits")), [
      flat("2020-01-01", 10, 6),
      flat("2020-02-01", 10, 6),
      flat("2020-03-01", 10, 6)
    ])
  })

  it("adjusted prices have 6 decimals and volumes are whole numbers", () => {
    // 100 / 3 = 33.3333333...; 7 x 1.5 = 10.5
    const [third] = barsOf(adjust(columnsOf([flat(before, 100)]), [action(exDate, "split", 3)], "splits"))
    const [half] = barsOf(adjust(columnsOf([flat(before, 3, 7)]), [action(exDate, "split", 1.5)], "splits"))
    assert.deepStrictEqual([third?.close, half?.volume], [33.333333, 11])
  })
})

describe("payments", () => {
  it.for(["dividend", "spinoff", "rights"] as const)(
    "a %s of 2 after a close of 100 multiplies the prices before it by 0.98 under all, never the volume",
    (type) => {
      // 1 - 2 / 100 = 0.98; 50 x 0.98 = 49
      const [bar] = barsOf(adjust(columnsOf([flat(before, 50, 100)]), [action(exDate, type, 2, 100)], "all"))
      assert.deepStrictEqual(bar, flat(before, 49, 100))
    }
  )

  it.for(["dividend", "spinoff", "rights"] as const)("a %s changes nothing under splits", (type) => {
    const bars = [flat(before, 50)]
    assert.deepStrictEqual(barsOf(adjust(columnsOf(bars), [action(exDate, type, 2, 100)], "splits")), bars)
  })

  it("a payment without a reference close changes nothing", () => {
    const bars = [flat(before, 50)]
    assert.deepStrictEqual(
      barsOf(adjust(columnsOf(bars), [action(exDate, "dividend", 2, null)], "all")),
      bars
    )
  })

  it("a payment above the reference close is ignored: no price can fall below 0", () => {
    const [bar] = barsOf(adjust(columnsOf([flat(before, 50)]), [action(exDate, "spinoff", 12, 10)], "all"))
    assert.strictEqual(bar?.close, 50)
  })
})

describe("several actions of one day", () => {
  const split = action(exDate, "split", 2)
  const dividend = action(exDate, "dividend", 1, 50)

  it.for([
    ["the split first", [split, dividend]],
    ["the dividend first", [dividend, split]]
  ] as const)("all apply, %s: a dividend is paid on each of the new shares", ([, actions]) => {
    // 40 / 2 x (1 - 2 x 1 / 50) = 20 x 0.96 = 19.2; 100 x 2 = 200
    const [bar] = barsOf(adjust(columnsOf([flat(before, 40, 100)]), actions, "all"))
    assert.deepStrictEqual(bar, flat(before, 19.2, 200))
  })

  it("a regular and a special dividend together are deducted from the same close", () => {
    // 100 x (1 - (2 + 8) / 100) = 90
    const paid = [action(exDate, "dividend", 2, 100), action(exDate, "dividend", 8, 100)]
    assert.strictEqual(barsOf(adjust(columnsOf([flat(before, 100)]), paid, "all"))[0]?.close, 90)
  })

  it("Microsoft's 3.00 and 0.08 of 2004-11-15 deduct 3.08 from the previous 29.97", () => {
    // The holder of a share at 29.97 had 26.89 and 3.08 in cash; 29.97 x (1 - 3.08 / 29.97) = 26.89
    const paid = [3, 0.08].map((amount) => action("2004-11-15", "dividend", amount, 29.97))
    assert.strictEqual(barsOf(adjust(columnsOf([flat("2004-11-12", 29.97)]), paid, "all"))[0]?.close, 26.89)
  })

  it("payments apply each to their own imported close", () => {
    // 100 x (1 - (1 / 10 + 1 / 20)) = 85
    const paid = [action(exDate, "dividend", 1, 10), action(exDate, "spinoff", 1, 20)]
    assert.strictEqual(barsOf(adjust(columnsOf([flat(before, 100)]), paid, "all"))[0]?.close, 85)
  })

  it.for([
    ["together the whole close", [action(exDate, "dividend", 6, 10), action(exDate, "spinoff", 4, 10)]],
    ["more than it after the split", [split, action(exDate, "dividend", 26, 50)]]
  ] as const)("payments that take %s are ignored", ([, actions]) => {
    assert.deepStrictEqual(
      barsOf(adjust(columnsOf([flat(before, 40, 100)]), actions, "all")),
      barsOf(adjust(columnsOf([flat(before, 40, 100)]), actions, "splits"))
    )
  })

  it("payments of another day apply where those of one day are ignored", () => {
    // 50 x (1 - 1 / 10) = 45
    const paid = [action(exDate, "dividend", 11, 10), action("2020-09-30", "dividend", 1, 10)]
    assert.strictEqual(barsOf(adjust(columnsOf([flat(before, 50)]), paid, "all"))[0]?.close, 45)
  })
})

describe("a payment in a foreign currency", () => {
  const foreign = action(exDate, "dividend", 2, 100, "USD")

  it("changes nothing", () => {
    const bars = [flat(before, 50)]
    assert.deepStrictEqual(barsOf(adjust(columnsOf(bars), [foreign], "all")), bars)
  })

  it("leaves the split and the payment of its day unchanged", () => {
    // 100 / 2 x (1 - 2 x 5 / 100) = 45
    const actions = [foreign, action(exDate, "split", 2), action(exDate, "dividend", 5, 100)]
    assert.strictEqual(barsOf(adjust(columnsOf([flat(before, 100)]), actions, "all"))[0]?.close, 45)
  })
})

describe("none", () => {
  it("leaves the bars as traded", () => {
    const bars = [flat(before, 499.23)]
    const actions = [action(exDate, "split", 4), action(exDate, "dividend", 2, 499.23)]
    assert.deepStrictEqual(barsOf(adjust(columnsOf(bars), actions, "none")), bars)
  })
})
