/** Apple's earnings and value, from its filings and its raw bars. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { Financials, Fundamentals, Markets } from "../../core/mod.ts"
import { apple } from "../fixtures/appleMarket.ts"
import { type Law, marketOf } from "./scene.ts"

const fundamentals = (day: string) =>
  Effect.gen(function* () {
    const fundamentals = yield* Fundamentals
    return yield* fundamentals.of(yield* apple, day)
  })

export const appleFiguresLaws = (law: Law): void => {
  law(
    "adjust shares counted before the split of 2020-08-31 for it in a market cap",
    Effect.gen(function* () {
      // 4,275,634,000 shares on 2020-07-17; 4 for 1 from 2020-08-31.
      assert.strictEqual((yield* marketOf("AAPL", "2020-08-28")).market_cap, 4_275_634_000 * 499.23)
      assert.strictEqual((yield* marketOf("AAPL", "2020-08-31")).market_cap, 4_275_634_000 * 4 * 129.04)
    })
  )

  law(
    "compute a dividend yield from dividends divided by later splits",
    Effect.gen(function* () {
      // 0.82 / 4 twice, 0.205 twice, of 122.15.
      const { dividend_yield } = yield* marketOf("AAPL", "2021-03-31")
      const paid = 0.82 / 4 + 0.82 / 4 + 0.205 + 0.205
      assert.approximately(dividend_yield ?? Number.NaN, (100 * paid) / 122.15, 1e-4)
    })
  )

  law(
    "value four quarters that end after the latest year",
    Effect.gen(function* () {
      const { annual, valuation } = yield* fundamentals("2021-03-31")
      // Net income of the quarters to 2020-12-26: 28,755 + 12,673 + 11,253 + 11,249 million.
      const earnings = (28_755 + 12_673 + 11_253 + 11_249) * 1_000_000
      assert.strictEqual(annual?.fiscal_date, "2020-09-26")
      assert.approximately(valuation.pe_ratio ?? Number.NaN, (16_788_096_000 * 122.15) / earnings, 1e-6)
    })
  )

  law(
    "return a year from the day that its annual report was filed",
    Effect.gen(function* () {
      assert.strictEqual((yield* fundamentals("2020-10-29")).annual?.year, 2019)
      assert.strictEqual((yield* fundamentals("2020-10-30")).annual?.year, 2020)
    })
  )

  law(
    "list statements newest first",
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

  for (const [day, adjust, eps] of [
    ["2020-08-30", "splits", 11.89],
    ["2020-08-31", "splits", 11.89 / 4],
    ["2020-08-31", "none", 11.89]
  ] as const) {
    law(
      `return earnings per share on the shares of ${day}, adjust=${adjust}`,
      Effect.gen(function* () {
        const financials = yield* Financials
        const [year] = yield* financials.statements(yield* apple, "Annual", day, adjust)
        assert.deepStrictEqual([year?.fiscal_date, year?.eps_diluted], ["2019-09-28", eps])
      })
    )
  }

  law(
    "compute betas against the index",
    Effect.gen(function* () {
      const markets = yield* Markets
      const beta = yield* markets.beta(yield* apple, "2021-03-31")
      assert.approximately(beta ?? Number.NaN, 1.226, 0.0005)
    })
  )
}
