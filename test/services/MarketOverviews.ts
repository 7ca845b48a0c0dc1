/** Markets at a glance: which there are, who counts in them, their sectors and their largest companies. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { Companies, Sectors } from "../../core/mod.ts"
import { companyOf } from "../contract/look.ts"
import { actionHeader } from "../contract/stores.ts"
import { type EmptyStores, fill, fillCloses, lawsOver } from "./scene.ts"

/**
 * In dollars TWO has two classes in two sectors; OIL split after its count and wasn't traded on the last day; NEW has no
 * bar, BARE no count; GONE was traded last 32 days before, DEAD is delisted, as is all that there is in euros. VOD is
 * quoted in pence. In won there are no prices.
 */
const market = Effect.gen(function* () {
  yield* fill("companies", [
    "symbol,exchange,name,alias_name,sector,cik",
    "ONE,NYSE,One,,Technology,1",
    "TWO.A,NYSE,Two A,,Technology,2",
    "TWO.B,NYSE,Two B,,Energy,2",
    "OIL,NYSE,Oil,,energy,3",
    "NEW,NYSE,New,,,4",
    "BARE,NYSE,Bare,,Energy,5",
    "GONE,NYSE,Gone,,Utilities,6",
    "DEAD,NYSE,Dead,,Utilities,7",
    "VOD,LSE,Vodafone,,Telecom,8",
    "005930,KOSPI,Samsung Electronics,삼성전자,Technology,9",
    "ENDE,XETRA,Ende,,,10"
  ])
  yield* fill("companies", ["symbol,exchange,name,listed", "DEAD,NYSE,Dead,false", "ENDE,XETRA,Ende,false"])
  yield* fill("shares", [
    "symbol,share_class,date,count",
    "ONE,common,2021-01-04,100",
    "TWO.A,A,2021-01-04,10",
    "TWO.B,B,2021-01-04,20",
    "OIL,common,2021-01-04,50",
    "GONE,common,2021-01-04,1000",
    "VOD,common,2021-01-04,10"
  ])
  yield* fill("actions", [actionHeader, "OIL,2021-03-29,split,2,16"])
  yield* fillCloses([
    "GONE,2021-02-27,40",
    "OIL,2021-03-26,16",
    "OIL,2021-03-29,10",
    "ONE,2021-03-30,10",
    "ONE,2021-03-31,12",
    "TWO.A,2021-03-31,30",
    "TWO.B,2021-03-31,15",
    "BARE,2021-03-31,7",
    "VOD,2021-03-29,120",
    "VOD,2021-03-30,150"
  ])
})

// ONE 100 x 12; TWO 10 x 30 + 20 x 15; OIL 50 x 2 x 10
const [one, two, oil] = [1200, 600, 1000]
const dollars = one + two + oil

const marketIn = Effect.fnUntraced(function* (currency: string) {
  const markets = yield* (yield* Sectors).markets
  return markets.find((one) => one.currency === currency) ?? assert.fail()
})

export const marketOverviewsLaws = (stores: EmptyStores): void =>
  lawsOver("markets at a glance", stores, market, (law) => {
    law(
      "are of the currencies in which companies are listed, the one with the most companies first",
      Effect.gen(function* () {
        const markets = yield* (yield* Sectors).markets
        assert.deepStrictEqual(
          markets.map(({ companies_count, currency, price_date }) => [currency, companies_count, price_date]),
          [
            ["USD", 5, "2021-03-31"],
            ["GBP", 1, "2021-03-30"],
            ["KRW", 1, null]
          ]
        )
      })
    )

    law(
      "sum up each issuer once, in one sector",
      Effect.gen(function* () {
        const { market_cap_currency, market_cap_total, sectors } = yield* marketIn("USD")
        assert.deepStrictEqual([market_cap_currency, market_cap_total], ["USD", dollars])
        assert.deepStrictEqual(sectors, [
          {
            sector: "Technology",
            companies_count: 2,
            market_cap_total: one + two,
            weight_percent: (100 * (one + two)) / dollars
          },
          {
            sector: "Energy",
            companies_count: 2,
            market_cap_total: oil,
            weight_percent: (100 * oil) / dollars
          },
          { sector: null, companies_count: 1, market_cap_total: null, weight_percent: null }
        ])
      })
    )

    law(
      "list the largest companies, then those without a market cap",
      Effect.gen(function* () {
        const { top_companies } = yield* marketIn("USD")
        assert.deepStrictEqual(
          top_companies.map((_) => [_.symbol, _.close, _.price_date, _.price_change_percent, _.market_cap]),
          [
            // 12 / 10
            ["ONE", 12, "2021-03-31", 20, one],
            // 10 / (16 / 2)
            ["OIL", 10, "2021-03-29", 25, oil],
            ["TWO.A", 30, "2021-03-31", null, two],
            ["NEW", null, null, null, null],
            ["BARE", 7, "2021-03-31", null, null]
          ]
        )
        assert.deepStrictEqual(
          top_companies.map(({ weight_percent }) => weight_percent),
          [(100 * one) / dollars, (100 * oil) / dollars, (100 * two) / dollars, null, null]
        )
      })
    )

    law(
      "are in the currency where prices are in its hundredth",
      Effect.gen(function* () {
        const { market_cap_total, top_companies } = yield* marketIn("GBP")
        const [first] = top_companies
        // 10 shares at 150 pence
        assert.deepStrictEqual(
          [market_cap_total, first?.close, first?.currency, first?.market_cap, first?.price_change_percent],
          [15, 150, "GBX", 15, 25]
        )
      })
    )

    law(
      "list companies without any price by their names",
      Effect.gen(function* () {
        const { company_id } = yield* companyOf("005930")
        assert.deepStrictEqual(yield* marketIn("KRW"), {
          currency: "KRW",
          price_date: null,
          market_cap_currency: null,
          companies_count: 1,
          market_cap_total: null,
          sectors: [
            { sector: "Technology", companies_count: 1, market_cap_total: null, weight_percent: null }
          ],
          top_companies: [
            {
              company_id,
              symbol: "005930",
              slug: "samsung-electronics",
              name: "Samsung Electronics",
              alias_name: "삼성전자",
              exchange: "KOSPI",
              sector: "Technology",
              currency: "KRW",
              close: null,
              price_date: null,
              price_change_percent: null,
              market_cap: null,
              weight_percent: null,
              pe_ratio: null,
              net_margin: null
            }
          ]
        })
      })
    )

    law(
      "have the total by which a sector is weighted, and the count of its page",
      Effect.gen(function* () {
        const sectors = yield* Sectors
        const { overview } = yield* sectors.of(yield* (yield* Companies).bySymbol("ONE"), "en", null)
        const { sectors: all } = yield* marketIn("USD")
        const technology = all.find(({ sector }) => sector === "Technology")
        assert.deepStrictEqual(
          [overview.companies_count, overview.market_cap_total, overview.market_weight_percent],
          [technology?.companies_count, technology?.market_cap_total, technology?.weight_percent]
        )
      })
    )
  })
