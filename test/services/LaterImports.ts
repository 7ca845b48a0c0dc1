/** Answers already given change once more is imported. Each law has a company and a currency of its own. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { Companies, Financials, Prices, Snapshots, Technicals } from "../../core/mod.ts"
import { companyOf } from "../contract/look.ts"
import { actionHeader } from "../contract/stores.ts"
import { companyHeader, type EmptyStores, fill, fillCloses, lawsOver, marketOf, sectorOf } from "./scene.ts"

const day = "2021-03-31"

const market = Effect.gen(function* () {
  yield* fill("companies", [
    companyHeader,
    "ONE,NYSE,One,Technology,,1",
    "000020,KOSPI,Two,Technology,,2",
    "THREE,XETRA,Three,Technology,,3",
    "4000,TSE,Four,Technology,,4",
    "FIVE,TSX,Five,,,5",
    "SIX,SIX,Six,Technology,,6",
    "SEVEN,ASX,Seven,Technology,,7",
    "EIGHT,NYSE,Eight,,,8"
  ])
  yield* fill("shares", [
    "symbol,date,count",
    "ONE,2021-01-04,100",
    "THREE,2021-01-04,300",
    "SIX,2021-01-04,6"
  ])
  yield* fillCloses(["ONE,2021-03-30,10", "THREE,2021-03-30,30", "SIX,2021-03-30,60", "SEVEN,2021-03-30,70"])
})

/** The answers before and after the write. */
const twice = <A, E, R, E2, R2>(query: Effect.Effect<A, E, R>, write: Effect.Effect<unknown, E2, R2>) =>
  Effect.gen(function* () {
    const before = yield* query
    yield* write
    return [before, yield* query] as const
  })

const fillYear = (end: string, of: number) =>
  fill("statements", [
    "symbol,fiscal_date,period,filed_at,currency,sales",
    `4000,${end},annual,2021-05-14,JPY,${of}`
  ])

export const laterImportsLaws = (stores: EmptyStores): void =>
  lawsOver("a later import", stores, market, (law) => {
    law(
      "of bars, actions and shares changes the market cap",
      Effect.gen(function* () {
        const cap = Effect.map(marketOf("ONE", day), ({ market_cap }) => market_cap)
        const bars = fillCloses(["ONE,2021-03-31,12"])
        const split = fill("actions", [actionHeader, "ONE,2021-03-31,split,2,"])
        const counts = fill("shares", ["symbol,date,count", "ONE,2021-03-31,250"])
        assert.deepStrictEqual(yield* twice(cap, bars), [100 * 10, 100 * 12])
        assert.deepStrictEqual(yield* twice(cap, split), [100 * 12, 100 * 2 * 12])
        assert.deepStrictEqual(yield* twice(cap, counts), [100 * 2 * 12, 250 * 12])
      })
    )

    law(
      "of a company makes its symbol known",
      Effect.gen(function* () {
        const companies = yield* Companies
        const found = Effect.map(
          Effect.catchTag(companies.bySymbol("LATER"), "CompanyNotFound", () => Effect.succeed(null)),
          (company) => company?.name ?? null
        )
        const write = fill("companies", ["symbol,exchange,name", "LATER,NYSE,Later"])
        assert.deepStrictEqual(yield* twice(found, write), [null, "Later"])
      })
    )

    law(
      "of a class adds it to its issuer",
      Effect.gen(function* () {
        const cap = Effect.map(marketOf("SIX", day), ({ market_cap }) => market_cap)
        const write = Effect.gen(function* () {
          yield* fill("companies", [companyHeader, "SIX.B,SIX,Six B,Technology,,6"])
          yield* fill("shares", ["symbol,date,count", "SIX.B,2021-01-04,5"])
          yield* fillCloses(["SIX.B,2021-03-30,50"])
        })
        assert.deepStrictEqual(yield* twice(cap, write), [6 * 60, 6 * 60 + 5 * 50])
      })
    )

    law(
      "of a peer enlarges the sector and the market",
      Effect.gen(function* () {
        const sector = Effect.map(sectorOf("THREE", day), ({ overview }) => [
          overview.companies_count,
          overview.market_cap_total,
          overview.market_weight_percent
        ])
        const write = Effect.gen(function* () {
          yield* fill("companies", [
            companyHeader,
            "PEER,XETRA,Peer,technology,,10",
            "OIL,XETRA,Oil,Energy,,11"
          ])
          yield* fill("shares", ["symbol,date,count", "PEER,2021-01-04,10", "OIL,2021-01-04,20"])
          yield* fillCloses(["PEER,2021-03-30,100", "OIL,2021-03-30,250"])
        })
        // 300 x 30 + 10 x 100 = 10,000 of 10,000 + 20 x 250 = 15,000
        assert.deepStrictEqual(yield* twice(sector, write), [
          [1, 300 * 30, 100],
          [2, 10_000, (100 * 10_000) / 15_000]
        ])
      })
    )

    law(
      "of a statement takes effect at once",
      Effect.gen(function* () {
        const financials = yield* Financials
        const statements = financials.statements(yield* companyOf("4000"), "Annual", null)
        const sales = Effect.map(statements, (all) => all.map((statement) => statement.sales))
        assert.deepStrictEqual(yield* twice(sales, fillYear("2020-03-31", 400)), [[], [400]])
        assert.deepStrictEqual(yield* twice(sales, fillYear("2021-03-31", 500)), [[400], [500, 400]])
      })
    )

    law(
      "of a split changes earnings per share",
      Effect.gen(function* () {
        const financials = yield* Financials
        const earnings = Effect.map(financials.statements(yield* companyOf("EIGHT"), "Annual", null), (all) =>
          all.map(({ eps_basic }) => eps_basic)
        )
        yield* fill("statements", [
          "symbol,fiscal_date,period,filed_at,currency,eps_basic",
          "EIGHT,2019-12-31,annual,2020-02-14,USD,6"
        ])
        const write = fill("actions", [actionHeader, "EIGHT,2021-01-04,split,3,"])
        assert.deepStrictEqual(yield* twice(earnings, write), [[6], [2]])
      })
    )

    law(
      "of actions extends the days for which they are known",
      Effect.gen(function* () {
        const prices = yield* Prices
        const known = prices.actionsKnownTo(yield* companyOf("FIVE"))
        const write = fill("actions", [actionHeader, "FIVE,2021-01-04,dividend,1,"])
        const [before, after] = yield* twice(known, write)
        assert.deepStrictEqual([before, typeof after], [null, "string"])
      })
    )

    law(
      "of a bar makes it the latest of snapshots and technicals",
      Effect.gen(function* () {
        const company = yield* companyOf("SEVEN")
        const [snapshots, technicals] = [yield* Snapshots, yield* Technicals]
        const yields = Effect.gen(function* () {
          const { price } = yield* snapshots.of(company, null)
          return [price.current, (yield* technicals.of(company, null, null)).close]
        })
        const write = fillCloses(["SEVEN,2021-03-31,77"])
        assert.deepStrictEqual(yield* twice(yields, write), [
          [70, 70],
          [77, 77]
        ])
      })
    )
  })
