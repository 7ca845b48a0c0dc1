/** A company compared with its sector: by the figures of each company's own pages. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { comparedMetrics, Fundamentals } from "../../core/mod.ts"
import { metricsOf } from "../../core/sectors/Peers.ts"
import { companyOf } from "../contract/look.ts"
import { actionHeader } from "../contract/stores.ts"
import {
  companyHeader,
  type EmptyStores,
  fill,
  fillCloses,
  lawsOver,
  sectorOf,
  statementHeader
} from "./scene.ts"

/**
 * HALT was last traded 31 days before ONE's bar of 2021-03-15, and paid a dividend in the first days of its last year.
 */
const market = Effect.gen(function* () {
  yield* fill("companies", [
    companyHeader,
    "ONE,NYSE,One,Technology,,1",
    "TWO,NYSE,Two,Technology,,2",
    "HALT,NYSE,Halt,Technology,,3"
  ])
  yield* fill("shares", [
    "symbol,date,count",
    "ONE,2021-01-04,100",
    "TWO,2021-01-04,200",
    "HALT,2021-01-04,50"
  ])
  yield* fill("statements", [
    statementHeader,
    "ONE,2019-12-31,annual,2020-02-28,USD,1000,110,150,90,2100,900,600,50",
    "ONE,2020-12-31,annual,2021-02-26,USD,1200,180,240,150,2400,1000,500,100",
    "TWO,2019-12-31,annual,2020-02-28,USD,5000,250,500,120,6000,2500,800,300",
    "TWO,2020-12-31,annual,2021-02-26,USD,4800,300,550,200,6400,2600,700,350",
    "HALT,2019-12-31,annual,2020-02-28,USD,300,20,30,10,500,200,100,20",
    "HALT,2020-12-31,annual,2021-02-26,USD,330,22,33,11,550,220,110,22"
  ])
  yield* fill("actions", [
    actionHeader,
    "ONE,2020-05-15,dividend,0.6,",
    "TWO,2020-04-10,dividend,0.5,",
    "HALT,2020-02-13,dividend,0.4,"
  ])
  yield* fillCloses([
    "ONE,2021-03-15,29",
    "ONE,2021-03-31,30",
    "TWO,2021-03-15,11",
    "TWO,2021-03-31,10",
    "HALT,2021-02-12,8"
  ])
})

const peers = ["ONE", "TWO", "HALT"]

/** The value of each compared metric on a company's own pages. */
const ownMetrics = Effect.fnUntraced(function* (symbol: string, day: string | null) {
  const fundamentals = yield* Fundamentals
  const figures = yield* fundamentals.of(yield* companyOf(symbol), day)
  return metricsOf(figures, figures.market.dividend_yield)
})

const mean = (values: ReadonlyArray<number>): number => values.reduce((a, b) => a + b, 0) / values.length

export const sectorComparisonLaws = (stores: EmptyStores): void =>
  lawsOver("a sector's comparison", stores, market, (law) => {
    law(
      "ranks price-earnings ratios, lowest first",
      Effect.gen(function* () {
        const { comparison } = yield* sectorOf("ONE", "2021-03-31")
        assert.deepStrictEqual(comparison[0], {
          metric: "pe_ratio",
          // 100 x 30 / 150; TWO has 200 x 10 / 200 = 10
          company: 20,
          sector_median: 15,
          sector_average: 15,
          percentile: 0,
          rank: 2,
          of: 2
        })
      })
    )

    law(
      "ranks dividend yields, highest first",
      Effect.gen(function* () {
        const { comparison } = yield* sectorOf("ONE", "2021-03-31")
        const yields = comparison.find(({ metric }) => metric === "dividend_yield")
        // 0.6 / 30 is 2 percent, 0.5 / 10 is 5
        assert.deepInclude(yields, { company: 2, sector_median: 3.5, rank: 2, of: 2 })
      })
    )

    for (const [day, members] of [
      ["2021-03-15", peers],
      ["2021-03-31", ["ONE", "TWO"]],
      ["2024-12-31", ["ONE", "TWO"]],
      [null, ["ONE", "TWO"]]
    ] as const) {
      law(
        `${day === null ? "now" : `on ${day}`} has a company's figures on its own pages`,
        Effect.gen(function* () {
          for (const symbol of members) {
            const own = yield* ownMetrics(symbol, day)
            const { comparison } = yield* sectorOf(symbol, day)
            assert.deepStrictEqual(
              Object.fromEntries(comparison.map(({ company, metric }) => [metric, company])),
              own
            )
            assert.isTrue(Object.values(own).every((figure) => figure !== null))
          }
        })
      )

      law(
        `${day === null ? "now" : `on ${day}`} averages the figures on its peers' pages`,
        Effect.gen(function* () {
          const own = yield* Effect.forEach(members, (symbol) => ownMetrics(symbol, day))
          const { comparison } = yield* sectorOf("ONE", day)
          for (const { metric } of comparedMetrics) {
            const compared = comparison.find((row) => row.metric === metric)
            assert.strictEqual(compared?.of, members.length, metric)
            const average = mean(own.map((metrics) => metrics[metric] ?? Number.NaN))
            assert.approximately(compared?.sector_average ?? Number.NaN, average, 1e-9, metric)
          }
        })
      )
    }

    law(
      "uses no statement filed after the day",
      Effect.gen(function* () {
        const { comparison } = yield* sectorOf("ONE", "2021-02-25")
        const margin = comparison.find(({ metric }) => metric === "net_margin")
        // 90 / 1000, of 2019
        assert.strictEqual(margin?.company, 9)
      })
    )
  })
