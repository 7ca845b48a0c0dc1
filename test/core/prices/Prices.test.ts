/** How a price series is built: when actions take effect, and which bars a range selects. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { type CorporateAction, Prices } from "../../../core/mod.ts"
import { Changes } from "../../../core/ports.ts"
import { companyWith } from "../companies/company.ts"
import { barsOf } from "../../../core/prices/BarColumns.ts"
import { action, flat } from "./bars.ts"
import { pricesOf } from "./service.ts"

const split = action("2020-08-31", "split", 4)
const friday = flat("2020-08-28", 400, 100)
const adjusted = flat("2020-08-28", 100, 400)

const apple = companyWith({})

const daily = {
  interval: "1day",
  adjust: "splits",
  from: null,
  to: null,
  limit: 10,
  as_of: null
} as const

const recentAt = (instant: string, company = apple) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(Date.parse(instant))
    const prices = yield* Prices
    return barsOf(yield* prices.recent(company, daily))
  })

describe("an announced split", () => {
  const seoul = companyWith({ time_zone: "Asia/Seoul" })

  it.effect("is not applied on the eve of its ex-date at the exchange", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* recentAt("2020-08-31T03:59:59Z"), [friday])
    }).pipe(Effect.provide(pricesOf({ bars: [friday], actions: [split] })))
  )

  it.effect("is applied from midnight at the exchange", () =>
    Effect.gen(function* () {
      yield* recentAt("2020-08-31T03:59:59Z")
      assert.deepStrictEqual(yield* recentAt("2020-08-31T04:00:00Z"), [adjusted])
    }).pipe(Effect.provide(pricesOf({ bars: [friday], actions: [split] })))
  )

  it.effect("is applied the day before in UTC where the exchange's day begins earlier", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* recentAt("2020-08-30T15:00:00Z", seoul), [adjusted])
    }).pipe(Effect.provide(pricesOf({ bars: [friday], actions: [split] })))
  )
})

it.effect("an action imported since is applied", () => {
  const actions: Array<CorporateAction> = []
  return Effect.gen(function* () {
    yield* recentAt("2024-01-02T00:00:00Z")
    actions.push(split)
    yield* (yield* Changes).written("data")
    assert.deepStrictEqual(yield* recentAt("2024-01-02T00:00:00Z"), [adjusted])
  }).pipe(Effect.provide(pricesOf({ bars: [friday], actions })))
})

it.effect("a dividend filed in pounds is deducted from prices in pence, one in dollars isn't", () =>
  Effect.gen(function* () {
    // 400 x (1 - 0.8 x 100 / 400) = 320
    yield* TestClock.setTime(Date.parse("2024-01-02T00:00:00Z"))
    const prices = yield* Prices
    const london = companyWith({ currency: "GBX" })
    const paid = [action("2020-08-31", "dividend", 80, 400), action("2020-09-30", "dividend", 1, 400, "USD")]
    assert.deepStrictEqual(yield* prices.actions(london, null), paid)
    assert.deepStrictEqual(barsOf(yield* prices.recent(london, { ...daily, adjust: "all" })), [
      flat("2020-08-28", 320, 100)
    ])
  }).pipe(
    Effect.provide(
      pricesOf({
        bars: [friday],
        actions: [
          action("2020-08-31", "dividend", 0.8, 400, "GBP"),
          action("2020-09-30", "dividend", 1, 400, "USD")
        ]
      })
    )
  )
)

it.effect("daily bars are adjusted before they are resampled", () =>
  Effect.gen(function* () {
    // The days before the split: 400 / 4 = 100, volume 100 x 4; the day of it as traded.
    yield* TestClock.setTime(Date.parse("2024-01-02T00:00:00Z"))
    const prices = yield* Prices
    const bars = yield* prices.recent(apple, { ...daily, interval: "1month" })
    const expected = { date: "2020-08-01", open: 100, high: 130, low: 100, close: 130, volume: 450 }
    assert.deepStrictEqual(barsOf(bars), [expected])
  }).pipe(Effect.provide(pricesOf({ bars: [friday, flat("2020-08-31", 130, 50)], actions: [split] })))
)

const barsAsOf = (day: string) =>
  Effect.flatMap(Prices, (prices) => Effect.map(prices.recent(apple, { ...daily, as_of: day }), barsOf))

describe("bars as of a day", () => {
  const monday = flat("2020-08-31", 130, 50)
  const stored = pricesOf({ bars: [friday, monday], actions: [split] })

  it.effect("contain no later bar, and ignore later splits", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* barsAsOf("2020-08-30"), [friday])
    }).pipe(Effect.provide(stored))
  )

  it.effect("are adjusted for a split of the day itself", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* barsAsOf("2020-08-31"), [adjusted, monday])
    }).pipe(Effect.provide(stored))
  )
})

it.effect("recent bars are the newest of a range", () => {
  const bars = [1, 2, 3, 4].map((day) => flat(`2024-01-0${day}`, 10 + day, 1))
  return Effect.gen(function* () {
    const prices = yield* Prices
    const query = { ...daily, from: "2024-01-01", to: "2024-01-03", limit: 2 }
    assert.deepStrictEqual(barsOf(yield* prices.recent(apple, query)), bars.slice(1, 3))
  }).pipe(Effect.provide(pricesOf({ bars })))
})

describe("a history", () => {
  const week = ["2024-03-04", "2024-03-06", "2024-03-08"].map((date, i) => flat(date, 10 + i, 1))
  const query = { ...daily, order: "asc", offset: 0, from: "2024-03-04", to: "2024-03-04" } as const

  it.effect("builds a week selected by its Monday from all its days", () =>
    Effect.gen(function* () {
      const prices = yield* Prices
      const { bars } = yield* prices.history(apple, { ...query, interval: "1week" })
      assert.deepStrictEqual(barsOf(bars), [
        { date: "2024-03-04", open: 10, high: 12, low: 10, close: 12, volume: 3 }
      ])
    }).pipe(Effect.provide(pricesOf({ bars: week })))
  )

  it.effect("leaves out a week whose Monday is before the range", () =>
    Effect.gen(function* () {
      const prices = yield* Prices
      const range = { from: "2024-03-05", to: "2024-03-08" }
      const { bars, total } = yield* prices.history(apple, { ...query, ...range, interval: "1week" })
      assert.deepStrictEqual({ bars: barsOf(bars), total }, { bars: [], total: 0 })
    }).pipe(Effect.provide(pricesOf({ bars: week })))
  )

  it.effect("has the days from the first to the last of the range", () =>
    Effect.gen(function* () {
      const prices = yield* Prices
      const { bars, total } = yield* prices.history(apple, { ...query, to: "2024-03-06" })
      assert.deepStrictEqual({ bars: barsOf(bars), total }, { bars: week.slice(0, 2), total: 2 })
    }).pipe(Effect.provide(pricesOf({ bars: week })))
  )
})
