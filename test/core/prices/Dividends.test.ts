/** Dividends over time: Apple's of 2020 and 2021 as announced, with the split of 2020-08-31 (investor.apple.com, Dividend History). */
import { assert, describe, it } from "@effect/vitest"
import type { CorporateAction } from "../../../core/prices/CorporateAction.ts"
import { dividendFrequency, dividendsOfYear, dividendYears } from "../../../core/prices/Dividends.ts"

const action = (
  effective_date: string,
  value: number,
  type: CorporateAction["type"] = "dividend",
  currency: string | null = null
): CorporateAction => ({ effective_date, type, value, reference_close: null, currency })

const apple = [
  action("2019-11-07", 0.77),
  action("2020-02-07", 0.77),
  action("2020-05-08", 0.82),
  action("2020-08-07", 0.82),
  action("2020-08-31", 4, "split"),
  action("2020-11-06", 0.205),
  action("2021-02-05", 0.205)
]

describe("dividends", () => {
  it("of twelve months are on the shares of the day, or of another", () => {
    assert.closeTo(dividendsOfYear(apple, "2021-03-31") ?? 0, 0.82, 1e-12)
    assert.closeTo(dividendsOfYear(apple, "2020-08-30") ?? 0, 0.77 * 2 + 0.82 * 2, 1e-12)
    assert.closeTo(dividendsOfYear(apple, "2020-08-30", "2021-03-31") ?? 0, 0.795, 1e-12)
    assert.strictEqual(dividendsOfYear(apple, "2019-11-06"), 0)
  })

  it("are unknown where one is in a foreign currency", () => {
    const some = [...apple, action("2021-03-01", 1, "dividend", "EUR")]
    assert.isNull(dividendsOfYear(some, "2021-03-31"))
    assert.deepStrictEqual(dividendYears(some, "2021-03-31")[0], { year: 2021, amount: null, payments: 2 })
  })

  it("by year are the sums of their ex-dates, a year without any among them", () => {
    const years = dividendYears([action("2017-05-01", 8), ...apple], "2020-12-31")
    assert.deepStrictEqual(
      years.map(({ amount, payments, year }) => [year, Number(amount?.toFixed(10)), payments]),
      [
        [2020, 0.8075, 4],
        [2019, 0.1925, 1],
        [2018, 0, 0],
        [2017, 2, 1]
      ]
    )
    assert.deepStrictEqual(dividendYears([], "2020-12-31"), [])
  })

  it("are as frequent as in the year to the last, whose ex-date may be earlier than a year before", () => {
    assert.strictEqual(dividendFrequency(apple), 4)
    assert.strictEqual(dividendFrequency([action("2023-02-10", 1), action("2024-02-09", 1)]), 1)
    assert.strictEqual(dividendFrequency([action("2020-08-31", 4, "split")]), null)
  })
})
