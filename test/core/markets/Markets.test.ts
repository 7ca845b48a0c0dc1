/** `Markets` over companies, bars and counts in lists. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import {
  addMonths,
  type Bar,
  Companies,
  type Company,
  type CorporateAction,
  IndexSymbol,
  Markets
} from "../../../core/mod.ts"
import { companyStoreOf, companyWith } from "../companies/company.ts"
import { action, flat } from "../prices/bars.ts"
import { pricesOf } from "../prices/service.ts"
import { rowsAre } from "../store/rows.ts"

const apple = companyWith({})

/** A bar each month from 2015 to 2020, with the prices 10 to 21 in each year. */
const monthly = Array.from({ length: 72 }, (_, i) => flat(addMonths("2015-01-02", i), 10 + (i % 12)))

interface Scene {
  readonly companies?: ReadonlyArray<Company>
  readonly bars?: ReadonlyArray<Bar>
  readonly actions?: ReadonlyArray<CorporateAction>
  readonly index?: string | null
}

/** What markets return for companies that have the same bars and actions, and 100 shares since 2016. */
const answer = <A, E>(
  { actions = [], bars = monthly, companies = [apple], index = null }: Scene,
  query: (markets: Markets["Service"]) => Effect.Effect<A, E>
) => {
  const counted = {
    issuer_id: 1,
    share_class: "common",
    date: "2016-01-01",
    count: 100,
    company_id: 1,
    conversion_ratio: null
  }
  return Effect.flatMap(Markets, query).pipe(
    Effect.provide(
      Markets.layer.pipe(
        Layer.provide(Companies.layer),
        Layer.provide(companyStoreOf(companies)),
        Layer.provide(pricesOf({ bars, actions })),
        Layer.provide(rowsAre(counted)),
        Layer.provide(Layer.succeed(IndexSymbol, index))
      )
    )
  )
}

const on = (day: string | null, scene: Scene = {}) => answer(scene, (markets) => markets.of(apple, day))

it.effect("the market cap uses the latest bar up to the day", () =>
  Effect.gen(function* () {
    const { latest, market_cap, shares_outstanding } = yield* on("2020-03-15")
    // The third month's close is 12.
    assert.deepStrictEqual(latest, flat("2020-03-02", 12))
    assert.deepStrictEqual([market_cap, shares_outstanding], [100 * 12, 100])
  })
)

it.effect("everything is null before the first bar and count", () =>
  Effect.gen(function* () {
    assert.deepStrictEqual(yield* on("2014-12-31"), {
      latest: null,
      price_date: null,
      market_cap_currency: null,
      market_cap: null,
      shares_outstanding: null,
      dividend_yield: null
    })
  })
)

it.effect("the market cap is null before the first count", () =>
  Effect.gen(function* () {
    const { latest, market_cap } = yield* on("2015-12-31")
    assert.deepStrictEqual([latest?.close, market_cap], [21, null])
  })
)

it.effect("shares first counted after the latest bar are returned without a market cap", () =>
  Effect.gen(function* () {
    const bars = monthly.filter(({ date }) => date < "2016-01-01")
    const { market_cap, price_date, shares_outstanding } = yield* on("2020-03-15", { bars })
    assert.deepStrictEqual([market_cap, price_date, shares_outstanding], [null, "2015-12-02", 100])
  })
)

it.effect("a split takes effect with the first bar on its day or later", () =>
  Effect.gen(function* () {
    const actions = [action("2020-03-10", "split", 4)]
    const before = yield* on("2020-03-09", { actions })
    const after = yield* on("2020-03-10", { actions })
    assert.deepStrictEqual([before.market_cap, before.shares_outstanding], [1200, 100])
    // The latest bar is from before the split, and so are the shares that it is multiplied by.
    const { latest, market_cap, price_date, shares_outstanding } = after
    assert.deepStrictEqual([market_cap, shares_outstanding, latest?.close], [1200, 100, 12])
    assert.strictEqual(price_date, "2020-03-02")
    const next = yield* on("2020-04-02", { actions })
    // The fourth month's close is 13.
    assert.deepStrictEqual([next.market_cap, next.shares_outstanding], [400 * 13, 400])
  })
)

it.effect("without a price, shares are as of now, on the day at the exchange", () =>
  Effect.gen(function* () {
    const actions = [action("2020-12-10", "split", 4)]
    const unpriced = { actions, bars: [] }
    // In New York it is five hours earlier.
    yield* TestClock.setTime(Date.UTC(2020, 11, 10, 4, 59))
    assert.strictEqual((yield* on(null, unpriced)).shares_outstanding, 100)
    yield* TestClock.setTime(Date.UTC(2020, 11, 10, 5))
    assert.strictEqual((yield* on(null, unpriced)).shares_outstanding, 400)
  })
)

it.effect("the yield uses the dividends of the twelve months up to the day", () =>
  Effect.gen(function* () {
    const actions = [action("2019-03-02", "dividend", 9), action("2019-09-02", "dividend", 0.3)]
    const { dividend_yield } = yield* on("2020-03-15", { actions })
    // 0.3 / 12; the other dividend is of the day twelve months before the bar.
    assert.approximately(dividend_yield ?? Number.NaN, 2.5, 1e-12)
  })
)

const betaOn = (day: string | null, scene: Scene) => answer(scene, (markets) => markets.beta(apple, day))

it.effect("a company has a beta of 1 against its own bars", () =>
  Effect.gen(function* () {
    const beta = yield* betaOn("2020-12-31", { index: "aapl:nasdaq" })
    assert.approximately(beta ?? Number.NaN, 1, 1e-12)
  })
)

it.effect("beta requires at least 24 monthly returns", () =>
  Effect.gen(function* () {
    // 2015-01 to 2017-01 are 25 months
    assert.isNull(yield* betaOn("2016-12-31", { index: "AAPL" }))
    assert.isNotNull(yield* betaOn("2017-01-31", { index: "AAPL" }))
  })
)

it.effect("beta is null without an index, or with an unknown one", () =>
  Effect.gen(function* () {
    for (const index of [null, "SPY", "SPY:ARCA", ""]) assert.isNull(yield* betaOn("2020-12-31", { index }))
  })
)
