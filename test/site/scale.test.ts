/** Round values beside a chart. */
import { assert, describe, it } from "@effect/vitest"
import { monthTicks, scaleOf, ticksOf } from "../../apps/site/src/ui/charts/scale.ts"
import { dateOfDay, dayOf } from "../../core/time/CalendarDate.ts"

describe("The ticks of a chart", () => {
  it("are round and cover all values", () => {
    assert.deepStrictEqual(ticksOf([59.2, 146.25]).values, [50, 75, 100, 125, 150])
    assert.deepStrictEqual(ticksOf([0, 1]).values, [0, 0.25, 0.5, 0.75, 1])
    assert.deepStrictEqual(ticksOf([-3, 12]).values, [-5, 0, 5, 10, 15])
  })

  it("have none below the lowest that is possible", () => {
    const { low, values } = ticksOf([-45, 900], 4, -100)
    assert.deepStrictEqual([low, ...values], [-100, 0, 250, 500, 750, 1000])
    assert.deepStrictEqual(ticksOf([-90, -10], 4, -100).values, [-100, -80, -60, -40, -20, 0])
  })

  it("surround a single value, and exist without any", () => {
    assert.deepStrictEqual(ticksOf([]).values, [0, 0.25, 0.5, 0.75, 1])
    const { high, low } = ticksOf([137])
    assert.isTrue(low <= 137 && high > 137)
  })

  it("aren't off by what adding up fractions loses", () => {
    assert.deepStrictEqual(ticksOf([0.1, 0.7], 6).values, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
  })
})

it("A scale places the ends and what is between them", () => {
  const y = scaleOf(50, 150, 200, 0)
  assert.deepStrictEqual([y(50), y(100), y(150)], [200, 100, 0])
})

const months = (from: string, to: string, max: number) =>
  monthTicks(dayOf(from), dayOf(to), max).map(dateOfDay)

describe("The months below a chart", () => {
  it("are the starts of quarters for a year, and of years for many", () => {
    assert.deepStrictEqual(months("2020-03-31", "2021-03-31", 5), [
      "2020-04-01",
      "2020-07-01",
      "2020-10-01",
      "2021-01-01"
    ])
    assert.deepStrictEqual(months("2018-04-02", "2021-03-29", 4), ["2019-01-01", "2020-01-01", "2021-01-01"])
  })

  it("are within the days, and none where no month begins", () => {
    assert.deepStrictEqual(months("2021-01-01", "2021-03-01", 6), ["2021-01-01", "2021-02-01", "2021-03-01"])
    assert.deepStrictEqual(months("2021-03-02", "2021-03-31", 6), [])
  })
})
