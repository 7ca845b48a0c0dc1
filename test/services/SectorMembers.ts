/** Which companies belong to a sector on a day, and to the market by which it is weighted. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { Sectors } from "../../core/mod.ts"
import { companyOf } from "../contract/look.ts"
import { companyHeader, type EmptyStores, fill, fillCloses, lawsOver, sectorOf } from "./scene.ts"

/**
 * Until 2021-03-31, 31 days after 2021-02-28, at which LATE was traded last. NEW and DEAD have no bars, DEAD is
 * delisted. IDLE, alone in its sector, was traded last in 2020. XYZ is traded longer in won than anything is in
 * dollars.
 */
const market = Effect.gen(function* () {
  yield* fill("companies", [
    companyHeader,
    "ONE,NYSE,One,Technology,Software,1",
    "LATE,NYSE,Late,technology,Software,2",
    "GONE,NYSE,Gone,Technology,Chips,3",
    "NEW,NYSE,New,Technology,,4",
    "DEAD,NYSE,Dead,Technology,,5",
    "IDLE,NYSE,Idle,Utilities,,6",
    "XYZ,NYSE,Xyz ADR,Materials,,7",
    "000070,KOSPI,Xyz,Materials,,7",
    "BARE,NYSE,Bare,,,8"
  ])
  yield* fill("companies", ["symbol,exchange,name,listed", "DEAD,NYSE,Dead,false"])
  yield* fill("shares", [
    "symbol,date,count",
    "ONE,2020-01-02,100",
    "LATE,2020-01-02,100",
    "GONE,2020-01-02,100",
    "IDLE,2020-01-02,1000",
    "BARE,2020-01-02,50"
  ])
  yield* fillCloses([
    "IDLE,2020-12-31,100",
    "ONE,2021-02-26,9",
    "GONE,2021-02-27,40",
    "LATE,2021-02-28,20",
    "ONE,2021-03-31,10",
    "XYZ,2021-03-31,5",
    "BARE,2021-03-31,20",
    "000070,2021-06-30,5000"
  ])
})

const day = "2021-03-31"

const overviewOf = (symbol: string, as_of: string) =>
  Effect.map(sectorOf(symbol, as_of), ({ overview }) => overview)

export const sectorMembersLaws = (stores: EmptyStores): void =>
  lawsOver("a sector's members", stores, market, (law) => {
    law(
      "were traded in the 31 days to the latest bar, or are listed without a bar",
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* overviewOf("ONE", day), {
          // ONE, LATE and NEW
          companies_count: 3,
          market_cap_total: 100 * 10 + 100 * 20,
          industries_count: 1,
          // With BARE, which is in no sector, and without IDLE.
          market_weight_percent: (100 * 3000) / (3000 + 50 * 20)
        })
      })
    )

    law(
      "are those of the requested day, even if they have left since",
      Effect.gen(function* () {
        const { companies_count, market_cap_total } = yield* overviewOf("ONE", "2021-02-28")
        assert.strictEqual(companies_count, 4)
        assert.strictEqual(market_cap_total, 100 * 9 + 100 * 20 + 100 * 40)
      })
    )

    law(
      "are found by the sector in any case",
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* overviewOf("LATE", day), yield* overviewOf("ONE", day))
      })
    )

    law(
      "exclude the company itself once it has left",
      Effect.gen(function* () {
        const { comparison, overview } = yield* sectorOf("GONE", day)
        assert.strictEqual(overview.companies_count, 3)
        assert.isTrue(comparison.every(({ company, rank }) => company === null && rank === null))
      })
    )

    law(
      "are none where all have left the market, and have no weight in it",
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* overviewOf("IDLE", day), {
          companies_count: 0,
          market_cap_total: null,
          industries_count: 0,
          market_weight_percent: null
        })
      })
    )

    law(
      "are weighted by a market that is traded no longer than its own currency's securities",
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* overviewOf("ONE", "2021-06-30"), yield* overviewOf("ONE", day))
      })
    )

    law(
      "before any bar are all listed ones, of unknown market cap and return",
      Effect.gen(function* () {
        const { overview, performance, summary, top_companies } = yield* sectorOf("ONE", "2019-12-31")
        assert.deepStrictEqual(overview, {
          companies_count: 4,
          market_cap_total: null,
          industries_count: 2,
          market_weight_percent: null
        })
        assert.isTrue(Object.values(performance).every((figure) => figure === null))
        assert.deepStrictEqual(top_companies, [])
        assert.strictEqual(summary, "The Technology sector has 4 companies.")
      })
    )

    law(
      "are none without a sector",
      Effect.gen(function* () {
        const { overview, sector, summary } = yield* sectorOf("BARE", day)
        assert.deepStrictEqual([sector, overview.companies_count], [null, 0])
        assert.strictEqual(summary, "The sector of Bare is not known.")
      })
    )

    law(
      "are none without a currency",
      Effect.gen(function* () {
        const sectors = yield* Sectors
        const { overview } = yield* sectors.of({ ...(yield* companyOf("ONE")), currency: null }, "en", day)
        assert.deepStrictEqual([overview.companies_count, overview.market_cap_total], [0, null])
      })
    )
  })
