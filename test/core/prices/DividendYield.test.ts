/** Dividend yields computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { dividendYield } from "../../../core/prices/DividendYield.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { sampleActions, sampleBars } from "../figures.ts"
import { action } from "./bars.ts"

const day = "2021-03-31"
const latest = { date: day, close: 50 }

describe("the dividend yield", () => {
  it("is twelve months of dividends in percent of the latest close", () => {
    // (0.4 + 0.6) / 50 x 100 = 2
    const paid = [action("2020-06-01", "dividend", 0.4), action("2020-12-01", "dividend", 0.6)]
    assert.approximately(dividendYield(latest, paid, day) ?? Number.NaN, 2, 1e-12)
  })

  it("includes a dividend with its ex-date on the day of the bar", () => {
    assert.strictEqual(dividendYield(latest, [action(day, "dividend", 1)], day), 2)
  })

  it("includes a dividend of the day after the same day a year before", () => {
    assert.strictEqual(dividendYield(latest, [action("2020-04-01", "dividend", 1)], day), 2)
  })

  it("excludes a dividend of the same day a year before", () => {
    assert.strictEqual(dividendYield(latest, [action("2020-03-31", "dividend", 1)], day), 0)
  })

  it("reaches back to 28 February from a leap day", () => {
    const leapDay = { date: "2024-02-29", close: 50 }
    const paid = [action("2023-02-28", "dividend", 1), action("2023-03-01", "dividend", 2)]
    // 2 / 50 x 100 = 4
    assert.strictEqual(dividendYield(leapDay, paid, "2024-02-29"), 4)
  })

  it("excludes a dividend after the bar", () => {
    assert.strictEqual(dividendYield(latest, [action("2021-04-01", "dividend", 1)], "2021-04-01"), 0)
  })

  it.for(["spinoff", "rights", "stock_dividend", "split"] as const)("excludes a %s", (type) => {
    assert.strictEqual(dividendYield(latest, [action("2020-12-01", type, 1)], day), 0)
  })

  it("includes two dividends of one day", () => {
    // (1 + 0.5) / 50 x 100 = 3
    const paid = [action("2020-12-01", "dividend", 1), action("2020-12-01", "dividend", 0.5)]
    assert.strictEqual(dividendYield(latest, paid, day), 3)
  })

  it("is 0 where none was paid and actions are known", () => {
    assert.strictEqual(dividendYield(latest, [], day), 0)
  })
})

describe("a split", () => {
  it("divides the dividends before it", () => {
    // (4 / 4 + 1) / 50 x 100 = 4
    const actions = [
      action("2020-06-01", "dividend", 4),
      action("2020-08-31", "split", 4),
      action("2020-12-01", "dividend", 1)
    ]
    assert.strictEqual(dividendYield(latest, actions, day), 4)
  })

  it("doesn't divide the dividend of its own day", () => {
    const actions = [action("2020-08-31", "split", 4), action("2020-08-31", "dividend", 1)]
    assert.strictEqual(dividendYield(latest, actions, day), 2)
  })

  it("after the bar doesn't divide dividends before it", () => {
    const actions = [action("2020-06-01", "dividend", 1), action("2021-04-01", "split", 2)]
    assert.strictEqual(dividendYield(latest, actions, "2021-04-01"), 2)
  })

  it("leaves the yield unchanged, and so does a stock dividend", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 8 }),
        fc.constantFrom("split" as const, "stock_dividend" as const),
        fc.constantFrom(2, 4, 0.5, 1.25),
        (ages, type, ratio) => {
          const paid = ages.map((age, i) => action(addDays(day, -age), "dividend", i + 1))
          const split = dividendYield(
            { date: day, close: latest.close / ratio },
            [...paid, action(day, type, ratio)],
            day
          )
          const before = dividendYield(latest, paid, day) ?? Number.NaN
          assert.approximately(split ?? Number.NaN, before, 1e-9 * (1 + before))
        }
      )
    )
  })
})

describe("the dividend yield is null", () => {
  const paid = [action("2020-12-01", "dividend", 1)]

  it("with a dividend in a foreign currency", () => {
    assert.isNull(dividendYield(latest, [...paid, action("2020-06-01", "dividend", 1, null, "USD")], day))
  })

  it("without a bar", () => {
    assert.isNull(dividendYield(null, paid, day))
  })

  it.for(["2021-03-30", null])("where none was paid and actions are known only to %s", (known_to) => {
    assert.isNull(dividendYield(latest, [], known_to))
  })

  it("for a close of 0", () => {
    assert.isNull(dividendYield({ date: day, close: 0 }, paid, day))
  })
})

it.for([
  ["dividend", "2020-03-31"],
  ["dividend", "2021-04-01"],
  ["spinoff", "2020-06-01"]
] as const)("a %s in a foreign currency of %s is ignored", ([type, date]) => {
  const paid = [action("2020-12-01", "dividend", 1), action(date, type, 1, null, "USD")]
  assert.strictEqual(dividendYield(latest, paid, day), 2)
})

it("a known dividend counts even where later actions are unknown", () => {
  assert.strictEqual(
    dividendYield(latest, [action("2020-12-01", "dividend", 1)], "2020-12-31"),
    100 / latest.close
  )
})

describe("Apple on 2021-03-31", () => {
  it("yielded 0.67 percent by the dividends it declared", () => {
    // 0.82 / 4 + 0.82 / 4 + 0.205 + 0.205 = 0.82; 0.82 / 122.15 = 0.671306%
    const actions = [
      action("2020-02-07", "dividend", 0.77),
      action("2020-05-08", "dividend", 0.82),
      action("2020-08-07", "dividend", 0.82),
      action("2020-08-31", "split", 4),
      action("2020-11-06", "dividend", 0.205),
      action("2021-02-05", "dividend", 0.205)
    ]
    const rate = dividendYield({ date: day, close: 122.15 }, actions, day)
    assert.approximately(rate ?? Number.NaN, 0.671306, 5e-7)
  })

  it("yielded 0.67 percent by the sample's bars and actions", () => {
    const bar = sampleBars("AAPL").find(({ date }) => date === day) ?? assert.fail()
    const rate = dividendYield(bar, sampleActions("AAPL"), day)
    assert.approximately(rate ?? Number.NaN, 0.6713, 5e-5)
  })
})
