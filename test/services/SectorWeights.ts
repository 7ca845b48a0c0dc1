/** The weight of each company: in the sector's returns, in the sector and in the market. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { actionHeader } from "../contract/stores.ts"
import { companyHeader, type EmptyStores, fill, fillCloses, lawsOver, sectorOf } from "./scene.ts"

/**
 * In dollars ONE's shares were counted at the month's start and since, TWO's only since. In euros SPLIT split 2 for 1
 * within the month. In won BIG wasn't traded on the last day.
 */
const market = Effect.gen(function* () {
  yield* fill("companies", [
    companyHeader,
    "ONE,NYSE,One,Technology,,1",
    "TWO,NYSE,Two,Technology,,2",
    "OIL,NYSE,Oil,Energy,,3",
    "SPLIT,XETRA,Split,Technology,,4",
    "WHOLE,XETRA,Whole,Technology,,5",
    "000060,KOSPI,Small,Technology,,6",
    "000070,KOSPI,Big,Technology,,7"
  ])
  yield* fill("shares", [
    "symbol,date,count",
    "ONE,2021-02-01,100",
    "ONE,2021-03-15,200",
    "TWO,2021-03-15,50",
    "OIL,2021-03-15,10",
    "SPLIT,2021-02-01,100",
    "WHOLE,2021-02-01,1000",
    "000060,2021-02-01,10",
    "000070,2021-02-01,1000"
  ])
  yield* fill("actions", [actionHeader, "SPLIT,2021-03-15,split,2,"])
  yield* fillCloses([
    "ONE,2021-02-26,10",
    "ONE,2021-03-31,12",
    "TWO,2021-02-26,40",
    "TWO,2021-03-31,30",
    "OIL,2021-03-31,110",
    "SPLIT,2021-02-26,50",
    "SPLIT,2021-03-31,30",
    "WHOLE,2021-02-26,10",
    "WHOLE,2021-03-31,10.5",
    "000060,2021-03-30,100",
    "000060,2021-03-31,110",
    "000070,2021-03-29,50",
    "000070,2021-03-30,55"
  ])
})

const day = "2021-03-31"

const technology = 200 * 12 + 50 * 30
const energy = 10 * 110

export const sectorWeightsLaws = (stores: EmptyStores): void =>
  lawsOver("a sector's weights", stores, market, (law) => {
    law(
      "of a return are the market caps at the period's start, with the shares of then or else of now",
      Effect.gen(function* () {
        // ONE 12 / 10: 20 percent, 100 x 10 = 1000. TWO 30 / 40: -25 percent, 50 x 40 = 2000.
        // (1000 x 20 - 2000 x 25) / 3000 = -10
        const { performance } = yield* sectorOf("ONE", day)
        assert.strictEqual(performance["1m"], (1000 * 20 - 2000 * 25) / 3000)
      })
    )

    law(
      "in the sector are the market caps of the day",
      Effect.gen(function* () {
        const { top_companies } = yield* sectorOf("TWO", day)
        assert.deepStrictEqual(
          top_companies.map(({ market_cap, symbol, weight_percent }) => [symbol, market_cap, weight_percent]),
          [
            ["ONE", 2400, (100 * 2400) / 3900],
            ["TWO", 1500, (100 * 1500) / 3900]
          ]
        )
      })
    )

    for (const [symbol, total] of [
      ["ONE", technology],
      ["OIL", energy]
    ] as const) {
      law(
        `in the market are the sector's share of all sectors: of ${symbol}'s`,
        Effect.gen(function* () {
          // 3900 / 5000 = 78 percent, 1100 / 5000 = 22 percent
          const { overview } = yield* sectorOf(symbol, day)
          assert.strictEqual(overview.market_cap_total, total)
          assert.strictEqual(overview.market_weight_percent, (100 * total) / (technology + energy))
        })
      )
    }

    law(
      "are the same on either side of a split, and so are returns",
      Effect.gen(function* () {
        const { overview, performance } = yield* sectorOf("SPLIT", day)
        // SPLIT 30 / (50 / 2): 20 percent, 100 x 50 = 5000. WHOLE 10.5 / 10: 5 percent, 1000 x 10 = 10,000.
        assert.strictEqual(performance["1m"], (5000 * 20 + 10_000 * 5) / 15_000)
        assert.strictEqual(overview.market_cap_total, 100 * 2 * 30 + 1000 * 10.5)
      })
    )

    law(
      "of a return leave out securities not traded on the sector's latest day",
      Effect.gen(function* () {
        const { overview, performance, top_companies } = yield* sectorOf("000060", day)
        // Small 110 / 100: 10 percent.
        assert.strictEqual(performance["1d"], 10)
        assert.strictEqual(overview.market_cap_total, 10 * 110 + 1000 * 55)
        assert.deepStrictEqual(
          top_companies.map(({ name, price_change_percent }) => [name, price_change_percent]),
          [
            ["Big", null],
            ["Small", 10]
          ]
        )
      })
    )

    law(
      "of a return are null where the history is too short",
      Effect.gen(function* () {
        assert.isNull((yield* sectorOf("ONE", day)).performance["1y"])
        assert.isNull((yield* sectorOf("OIL", day)).performance["1d"])
      })
    )
  })
