/** Market caps of receipts and prices in a hundredth, and their multiples and targets. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { Consensuses, Fundamentals } from "../../core/mod.ts"
import { companyOf } from "../contract/look.ts"
import { type EmptyStores, fill, fillCloses, lawsOver, sectorOf, statementHeader } from "./scene.ts"

/**
 * BP's reported 2023, with its American receipts of six shares and its shares in London; Vodafone, with a made-up year
 * in pounds, and a company quoted in pounds itself. Prices are made up, except the receipt's.
 */
const market = Effect.gen(function* () {
  yield* fill("companies", [
    "symbol,exchange,name,sector,currency,cik,stock_type,shares_per_receipt,isin",
    "BP,NYSE,BP plc,Energy,USD,313807,American Depositary Receipt,6,US0556221044",
    "BP.,LSE,BP plc,Energy,GBX,313807,Common Stock,,GB0007980591",
    "VOD,LSE,Vodafone Group,Communication,GBX,839923,Common Stock,,GB00BH4HKS39",
    "POUND,LSE,Quoted in pounds,Communication,GBP,1,Common Stock,,"
  ])
  yield* fill("shares", [
    "cik,symbol,date,count",
    "313807,,2024-02-09,16824000000",
    ",VOD,2024-02-09,26772000000",
    ",POUND,2024-02-09,1000000000"
  ])
  yield* fill("statements", [
    statementHeader,
    "BP,2023-12-31,Annual,2024-03-08,USD,210130000000,27348000000,43710000000,15239000000,280294000000,70283000000,51954000000,33030000000",
    "VOD,2023-12-31,Annual,2024-03-01,GBP,36000000000,3600000000,11000000000,1800000000,140000000000,54000000000,48000000000,5000000000",
    "POUND,2023-12-31,Annual,2024-03-01,GBP,1000000000,100000000,200000000,100000000,2000000000,900000000,100000000,50000000"
  ])
  yield* fillCloses(["BP,2024-03-28,35.4", "BP.,2024-03-28,490", "VOD,2024-03-28,70", "POUND,2024-03-28,2"])
  yield* fill("reports", [
    "external_id,title,report_date,securities_firm,symbol,opinion,target_price,currency",
    "1,In pounds,2024-03-01,Alpha,VOD,Buy,1.05,GBP",
    "2,In pence,2024-03-02,Beta,VOD,Hold,91,GBX",
    "3,In dollars,2024-03-03,Gamma,VOD,Sell,0.5,USD"
  ])
})

const day = "2024-03-31"

const fundamentalsOf = Effect.fnUntraced(function* (symbol: string) {
  return yield* (yield* Fundamentals).of(yield* companyOf(symbol), day)
})

export const quotedAbroadLaws = (stores: EmptyStores): void =>
  lawsOver("quoted in receipts and hundredths", stores, market, (law) => {
    law(
      "BP's receipt of six shares is worth a sixth of its price per share",
      Effect.gen(function* () {
        const { market, statement_date, valuation } = yield* fundamentalsOf("BP")
        // 16,824,000,000 x 35.40 / 6; / 15,239,000,000
        assert.approximately(market.market_cap ?? Number.NaN, 99_261_600_000, 1e-3)
        assert.strictEqual(valuation.pe_ratio?.toFixed(2), "6.51")
        const { market_cap_currency, price_date, shares_outstanding } = market
        assert.deepStrictEqual(
          { market_cap_currency, price_date, shares_outstanding, statement_date },
          {
            market_cap_currency: "USD",
            price_date: "2024-03-28",
            shares_outstanding: 16_824_000_000,
            statement_date: "2023-12-31"
          }
        )
      })
    )

    law(
      "BP's share in London has a market cap in pounds, and no multiples of statements in dollars",
      Effect.gen(function* () {
        const { market, valuation } = yield* fundamentalsOf("BP.")
        assert.approximately(market.market_cap ?? Number.NaN, 16_824_000_000 * 4.9, 1e-3)
        assert.strictEqual(market.market_cap_currency, "GBP")
        assert.isTrue(Object.values(valuation).every((multiple) => multiple === null))
      })
    )

    law(
      "prices in pence are compared with statements in pounds",
      Effect.gen(function* () {
        const { market, valuation } = yield* fundamentalsOf("VOD")
        const market_cap = 26_772_000_000 * 0.7
        assert.strictEqual(market.latest?.close, 70)
        assert.strictEqual(market.market_cap_currency, "GBP")
        assert.approximately(market.market_cap ?? Number.NaN, market_cap, 1e-3)
        assert.approximately(valuation.pe_ratio ?? Number.NaN, market_cap / 1.8e9, 1e-9)
        assert.approximately(valuation.pb_ratio ?? Number.NaN, market_cap / 54e9, 1e-9)
        assert.approximately(valuation.ps_ratio ?? Number.NaN, market_cap / 36e9, 1e-9)
        assert.approximately(valuation.ev_ebitda ?? Number.NaN, (market_cap + 48e9 - 5e9) / 11e9, 1e-9)
      })
    )

    for (const symbol of ["VOD", "POUND"]) {
      law(
        `the sector of ${symbol} contains shares quoted in pence and in pounds, valued in pounds`,
        Effect.gen(function* () {
          const { comparison, market_cap_currency, overview, summary, top_companies } = yield* sectorOf(
            symbol,
            day
          )
          assert.deepStrictEqual([overview.companies_count, market_cap_currency], [2, "GBP"])
          assert.approximately(overview.market_cap_total ?? Number.NaN, 26_772_000_000 * 0.7 + 2e9, 1e-3)
          assert.deepStrictEqual(
            top_companies.map(({ symbol }) => symbol),
            ["VOD", "POUND"]
          )
          assert.deepInclude(comparison[0], { metric: "pe_ratio", of: 2 })
          assert.include(summary, "£20.7B")
        })
      )
    }

    law(
      "targets in pounds count for a listing in pence, those in dollars don't",
      Effect.gen(function* () {
        const consensus = yield* (yield* Consensuses).of(yield* companyOf("VOD"), 12, day)
        const { current_price, price_date, target_prices, upside_downside } = consensus
        assert.deepStrictEqual([current_price, price_date], [70, "2024-03-28"])
        const { average, expert_count, high, low, std_dev } = target_prices
        // The population's standard deviation of 105 and 91 pence is half their distance.
        assert.deepStrictEqual(
          { average, expert_count, high, low, std_dev },
          {
            average: 98,
            expert_count: 2,
            high: 105,
            low: 91,
            std_dev: 7
          }
        )
        assert.approximately(upside_downside.to_average ?? Number.NaN, 40, 1e-9)
      })
    )
  })
