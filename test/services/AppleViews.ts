/** Apple at a glance: its snapshot, its analysts, its sector and its insiders. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { Consensuses, Insiders, Snapshots } from "../../core/mod.ts"
import { apple } from "../fixtures/appleMarket.ts"
import { type Law, sectorOf } from "./scene.ts"

export const appleViewsLaws = (law: Law): void => {
  law(
    "return analysts' targets on the shares of the day",
    Effect.gen(function* () {
      const consensuses = yield* Consensuses
      const { target_prices, total_reports } = yield* consensuses.of(yield* apple, 12, "2021-03-31")
      // 400 / 4 = 100, 120 and 150.
      const { average, high_broker, low } = target_prices
      assert.deepStrictEqual(
        { average, high_broker, low, total_reports },
        { average: (100 + 120 + 150) / 3, high_broker: "Gamma", low: 100, total_reports: 3 }
      )
    })
  )

  law(
    "return a snapshot of prices, market and recommendations",
    Effect.gen(function* () {
      const snapshots = yield* Snapshots
      const snapshot = yield* snapshots.of(yield* apple, "2021-03-31")
      assert.strictEqual(snapshot.price.current, 122.15)
      assert.strictEqual(snapshot.target_price.median, 120)
      assert.deepInclude(snapshot.recommendations[0], { period: "2021-03-01", buy: 2, hold: 1 })
      assert.strictEqual(snapshot.market.market_cap, 16_788_096_000 * 122.15)
    })
  )

  law(
    "compare a company with its sector",
    Effect.gen(function* () {
      const { comparison, overview, performance, top_companies } = yield* sectorOf("AAPL", "2021-03-31")
      // IBM's shares are unknown, and so Apple makes up the sector and the market.
      assert.deepStrictEqual(
        [overview.companies_count, overview.market_cap_total, overview.market_weight_percent],
        [2, 16_788_096_000 * 122.15, 100]
      )
      assert.approximately(performance["1d"] ?? Number.NaN, (122.15 / 119.9 - 1) * 100, 1e-6)
      assert.deepStrictEqual(
        top_companies.map(({ symbol }) => symbol),
        ["AAPL"]
      )
      const yields = comparison.find(({ metric }) => metric === "dividend_yield")
      assert.deepInclude(yields, { rank: 2, of: 2 })
    })
  )

  law(
    "sum up insiders' trades of the months to today",
    Effect.gen(function* () {
      const insiders = yield* Insiders
      const { summary, transactions } = yield* insiders.of(yield* apple, 12, 2, null)
      assert.deepStrictEqual(
        transactions.map(({ external_id }) => external_id),
        ["3", "2"]
      )
      assert.deepInclude(summary, {
        buy_count: 1,
        sell_count: 1,
        net_shares: 200 - 1000,
        net_value: 200 * 125 - 1000 * 135
      })
    })
  )
}
