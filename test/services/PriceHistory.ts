/** The services where prices are missing: for a company without bars, and after a long suspension. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { addDays, Fundamentals, Markets, Snapshots, Technicals } from "../../core/mod.ts"
import { companyOf } from "../contract/look.ts"
import { companyHeader, type EmptyStores, fill, fillCloses, lawsOver, statementHeader } from "./scene.ts"

/** LONG was traded every day of the week after its suspension, 370 days: more bars than are searched for a year. */
const market = Effect.gen(function* () {
  yield* fill("companies", [
    companyHeader,
    "BARE,NYSE,Bare,Technology,,1",
    "BACK,NYSE,Back,Technology,,2",
    "LONG,NYSE,Long,Technology,,3"
  ])
  yield* fill("shares", ["symbol,date,count", "BARE,2021-01-04,100"])
  yield* fill("statements", [
    statementHeader,
    "BARE,2020-12-31,annual,2021-02-26,USD,1200,180,240,150,2400,1000,500,100"
  ])
  yield* fillCloses([
    "BACK,2018-01-02,50",
    "BACK,2020-05-01,80",
    "BACK,2020-06-01,100",
    "LONG,2018-01-02,20",
    ...Array.from({ length: 370 }, (_, i) => `LONG,${addDays("2019-05-01", i)},${31 + i / 10}`)
  ])
})

const snapshotOf = Effect.fnUntraced(function* (symbol: string, day: string | null) {
  const snapshots = yield* Snapshots
  return yield* snapshots.of(yield* companyOf(symbol), day)
})

const isEmpty = (members: object): boolean => Object.values(members).every((figure) => figure === null)

export const priceHistoryLaws = (stores: EmptyStores): void =>
  lawsOver("a price history", stores, market, (law) => {
    for (const day of [null, "2021-03-31"]) {
      const when = day === null ? "now" : `on ${day}`

      law(
        `that is empty gives no price, range, volume or return ${when}`,
        Effect.gen(function* () {
          const { average_volume_20d, average_volume_50d, price, range_52w, returns } = yield* snapshotOf(
            "BARE",
            day
          )
          assert.isTrue(isEmpty(price) && isEmpty(range_52w) && isEmpty(returns))
          assert.deepStrictEqual([average_volume_20d, average_volume_50d], [null, null])
        })
      )

      law(
        `that is empty gives only the shares ${when}`,
        Effect.gen(function* () {
          const { market, recommendations, target_price } = yield* snapshotOf("BARE", day)
          const { shares_outstanding, ...others } = market
          assert.strictEqual(shares_outstanding, 100)
          assert.isTrue(isEmpty(others))
          assert.lengthOf(recommendations, 12)
          const { expert_count, ...targets } = target_price
          assert.strictEqual(expert_count, 0)
          assert.isTrue(isEmpty(targets))
        })
      )

      law(
        `that is empty gives no indicator ${when}`,
        Effect.gen(function* () {
          const technicals = yield* Technicals
          const page = yield* technicals.of(yield* companyOf("BARE"), 10, day)
          const { bollinger_bands, interval: _, macd, parameters: __, series, ...others } = page
          assert.isTrue(isEmpty(bollinger_bands) && isEmpty(macd) && isEmpty(others))
          assert.deepStrictEqual(series, [])
        })
      )

      law(
        `that is empty leaves only ratios of statements ${when}`,
        Effect.gen(function* () {
          const fundamentals = yield* Fundamentals
          const { margins, valuation } = yield* fundamentals.of(yield* companyOf("BARE"), day)
          assert.isTrue(isEmpty(valuation))
          assert.strictEqual(margins.net_margin, (150 * 100) / 1200)
        })
      )
    }

    law(
      "has no beta against an unknown index",
      Effect.gen(function* () {
        const markets = yield* Markets
        assert.isNull(yield* markets.beta(yield* companyOf("LONG"), null))
      })
    )

    law(
      "after a suspension has the returns whose base bar is no more than ten days before the day asked for",
      Effect.gen(function* () {
        const { price, range_52w, returns } = yield* snapshotOf("BACK", "2020-06-01")
        // Of a month 100 / 80; a week before is 2020-05-25, three months before 2020-03-01.
        assert.deepStrictEqual(returns, {
          "1w": null,
          "1m": 25,
          "3m": null,
          "6m": null,
          ytd: null,
          "1y": null
        })
        assert.deepInclude(price, { current: 100, change: null, change_percent: null, previous_close: 80 })
        assert.deepInclude(range_52w, { high: 100, low: 80, low_date: "2020-05-01" })
      })
    )

    law(
      "during a suspension ends with its last bar",
      Effect.gen(function* () {
        const { price, returns } = yield* snapshotOf("BACK", "2019-06-01")
        assert.deepInclude(price, { current: 50, previous_close: null })
        assert.isTrue(isEmpty(returns))
      })
    )

    law(
      "of more than 300 bars in the last year has a year's return from the bar before them",
      Effect.gen(function* () {
        const { price, returns } = yield* snapshotOf("LONG", null)
        // On 2020-05-04 31 + 369 / 10, on 2019-05-04 31 + 3 / 10
        assert.strictEqual(price.current, 67.9)
        assert.approximately(returns["1y"] ?? Number.NaN, (67.9 / 31.3 - 1) * 100, 1e-9)
      })
    )
  })
