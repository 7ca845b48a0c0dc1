/** What the services tell of Apple, on any database. The figures are those of its filings and of its raw bars. */
import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import {
  type Changes,
  Companies,
  Consensuses,
  type DataStores,
  Financials,
  Fundamentals,
  type ImportSink,
  Insiders,
  Markets,
  Sectors,
  Snapshots,
  Technicals
} from "../../core/mod.ts"
import { servicesOf } from "./apple.ts"

const apple = Effect.flatMap(Companies, (companies) => companies.bySymbol("AAPL"))

const market = (day: string) =>
  Effect.gen(function* () {
    const markets = yield* Markets
    return yield* markets.of(yield* apple, day)
  })

const fundamentals = (day: string) =>
  Effect.gen(function* () {
    const fundamentals = yield* Fundamentals
    return yield* fundamentals.of(yield* apple, day)
  })

const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits))

export const servicesLaws = (
  name: string,
  stores: Layer.Layer<DataStores | ImportSink | Changes, unknown>
): void =>
  layer(servicesOf(stores), { excludeTestServices: true, timeout: "60 seconds" })(
    `services on ${name}`,
    (it) => {
      it.effect("count the split of 2020-08-31 into a market cap by shares counted before it", () =>
        Effect.gen(function* () {
          // 4,275,634,000 shares on 2020-07-17; 4 for 1 from 2020-08-31.
          assert.strictEqual((yield* market("2020-08-28")).market_cap, 4_275_634_000 * 499.23)
          assert.strictEqual((yield* market("2020-08-31")).market_cap, 4_275_634_000 * 4 * 129.04)
        })
      )

      it.effect("tell a dividend yield of 0.67 percent on 2021-03-31", () =>
        Effect.gen(function* () {
          // 0.82 / 4 twice, 0.205 twice, of 122.15.
          assert.strictEqual(rounded((yield* market("2021-03-31")).dividend_yield, 2), 0.67)
        })
      )

      it.effect("value four quarters that end after the latest year", () =>
        Effect.gen(function* () {
          const { annual, valuation } = yield* fundamentals("2021-03-31")
          // Net income of the quarters to 2020-12-26: 28,755 + 12,673 + 11,253 + 11,249 million.
          const earnings = (28_755 + 12_673 + 11_253 + 11_249) * 1_000_000
          assert.strictEqual(annual?.fiscal_date, "2020-09-26")
          assert.strictEqual(rounded(valuation.pe_ratio, 6), rounded((16_788_096_000 * 122.15) / earnings, 6))
        })
      )

      it.effect("tell a year from the day that its annual report was filed", () =>
        Effect.gen(function* () {
          assert.strictEqual((yield* fundamentals("2020-10-29")).annual?.year, 2019)
          assert.strictEqual((yield* fundamentals("2020-10-30")).annual?.year, 2020)
        })
      )

      it.effect("tell statements newest first", () =>
        Effect.gen(function* () {
          const financials = yield* Financials
          const annual = yield* financials.statements(yield* apple, "Annual", null)
          assert.deepStrictEqual(
            annual.slice(0, 3).map(({ sales, year }) => [year, sales]),
            [
              [2025, 416_161_000_000],
              [2024, 391_035_000_000],
              [2023, 383_285_000_000]
            ]
          )
        })
      )

      it.effect("reckon betas on the index", () =>
        Effect.gen(function* () {
          const markets = yield* Markets
          const beta = yield* markets.beta(yield* apple, "2021-03-31")
          assert.strictEqual(rounded(beta, 3), 1.226)
        })
      )

      it.effect("tell analysts' targets on the shares of the day", () =>
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

      it.effect("tell a snapshot of prices, market and recommendations", () =>
        Effect.gen(function* () {
          const snapshots = yield* Snapshots
          const snapshot = yield* snapshots.of(yield* apple, "2021-03-31")
          assert.strictEqual(snapshot.price.current, 122.15)
          assert.strictEqual(snapshot.target_price.median, 120)
          assert.deepInclude(snapshot.recommendations[0], { period: "2021-03-01", buy: 2, hold: 1 })
          assert.strictEqual(rounded(snapshot.market.dividend_yield, 2), 0.67)
        })
      )

      it.effect("tell indicators of the last bar of the day", () =>
        Effect.gen(function* () {
          const technicals = yield* Technicals
          const page = yield* technicals.of(yield* apple, 2, "2021-03-31")
          assert.deepStrictEqual(
            page.series?.map(({ date }) => date),
            ["2021-03-30", "2021-03-31"]
          )
          assert.strictEqual(page.series?.at(-1)?.rsi, page.rsi)
        })
      )

      it.effect("compare a company with its sector", () =>
        Effect.gen(function* () {
          const sectors = yield* Sectors
          const { comparison, overview, performance, top_companies } = yield* sectors.of(
            yield* apple,
            "en",
            "2021-03-31"
          )
          // IBM's shares aren't known, and so Apple makes up the sector and the market.
          assert.deepStrictEqual(
            [overview.companies_count, overview.market_cap_total, overview.market_weight_percent],
            [2, 16_788_096_000 * 122.15, 100]
          )
          // 122.15 / 119.9 - 1.
          assert.strictEqual(rounded(performance["1d"], 6), rounded((122.15 / 119.9 - 1) * 100, 6))
          assert.deepStrictEqual(
            top_companies.map(({ symbol }) => symbol),
            ["AAPL"]
          )
          const yields = comparison.find(({ metric }) => metric === "dividend_yield")
          assert.deepInclude(yields, { rank: 2, of: 2 })
        })
      )

      it.effect("sum up insiders' trades of the months to today", () =>
        Effect.gen(function* () {
          const insiders = yield* Insiders
          const { summary, transactions } = yield* insiders.of(yield* apple, 12, 2)
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
  )
