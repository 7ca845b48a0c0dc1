/** Multiples by month: each is that of the company as of the day of the month's last bar. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { addDays, Fundamentals, type MonthlyMultiples, Multiples } from "../../core/mod.ts"
import { companyOf } from "../contract/look.ts"
import { actionHeader, priceHeader } from "../contract/stores.ts"
import { companyHeader, type EmptyStores, fill, lawsOver, statementHeader } from "./scene.ts"

/** A bar each day of 2021 up to a day, with the volume of each month. */
const barsOf = (symbol: string, last: string, close: number, volume: (month: number) => number) => {
  const bars: Array<string> = []
  for (let day = "2021-01-01"; day <= last; day = addDays(day, 1)) {
    const volumeThen = volume(Number(day.slice(5, 7)))
    bars.push([symbol, day, ...Array.from({ length: 4 }, () => close), volumeThen].join())
  }
  return bars
}

/**
 * An issuer of two listed classes and one that isn't, which has the price of the most traded one: A up to March, then B,
 * whose bars end in August. B is split in May. A year is filed in February, a restatement in July.
 */
const market = Effect.gen(function* () {
  yield* fill("companies", [
    companyHeader,
    "TWO.A,NYSE,Two A,,,2",
    "TWO.B,NYSE,Two B,,,2",
    "NONE,NYSE,None,,,3"
  ])
  yield* fill("prices", [
    priceHeader,
    ...barsOf("TWO.A", "2021-12-15", 10, () => 1000),
    ...barsOf("TWO.B", "2021-08-20", 40, (month) => (month <= 3 ? 100 : 5000))
  ])
  yield* fill("actions", [actionHeader, "TWO.B,2021-05-03,split,2,40"])
  yield* fill("shares", [
    "cik,symbol,share_class,date,count",
    "2,TWO.A,A,2020-12-01,100",
    "2,TWO.B,B,2020-12-01,50",
    "2,,C,2020-12-01,10",
    "2,TWO.A,A,2021-10-01,90"
  ])
  yield* fill("statements", [
    statementHeader,
    "TWO.A,2020-12-31,Annual,2021-02-10,USD,2000,300,400,200,5000,1000,600,100",
    "TWO.A,2020-12-31,Annual,2021-07-31,USD,2000,300,400,250,5000,1000,600,100"
  ])
})

const multiplesOf = Effect.fnUntraced(function* (symbol: string, as_of: string | null, years = 1) {
  return yield* (yield* Multiples).of(yield* companyOf(symbol), years, as_of)
})

const earningsIn = (months: ReadonlyArray<MonthlyMultiples>) =>
  months.map(({ date, pe_ratio }) => [date, pe_ratio] as const)

export const multiplesByMonthLaws = (stores: EmptyStores): void =>
  lawsOver("multiples by month", stores, market, (law) => {
    for (const symbol of ["TWO.A", "TWO.B"]) {
      law(
        `of ${symbol} are those of the company as of the day of each`,
        Effect.gen(function* () {
          const company = yield* companyOf(symbol)
          const fundamentals = yield* Fundamentals
          const months = yield* multiplesOf(symbol, null)
          assert.isAtLeast(months.length, 8)
          for (const { date, statement_date, ...multiples } of months) {
            const then = yield* fundamentals.of(company, date)
            assert.strictEqual(then.market.price_date, date)
            assert.deepStrictEqual([statement_date, multiples], [then.statement_date, then.valuation], date)
          }
        })
      )
    }

    law(
      "are newest first, each with the classes, splits, counts and statements known then",
      Effect.gen(function* () {
        // 100 of A, 50 of B, and 10 at the price and splits of the more traded; / 200, / 250 from the end of July.
        const before = (100 * 10 + 50 * 40 + 10 * 10) / 200
        const tradedMore = (100 * 10 + 50 * 40 + 10 * 40) / 200
        const split = (100 * 10 + 100 * 40 + 20 * 40) / 200
        assert.deepStrictEqual(earningsIn(yield* multiplesOf("TWO.A", "2021-08-10")), [
          ["2021-08-10", (split * 200) / 250],
          ["2021-07-31", (split * 200) / 250],
          ["2021-06-30", split],
          ["2021-05-31", split],
          ["2021-04-30", tradedMore],
          ["2021-03-31", before],
          ["2021-02-28", before],
          ["2021-01-31", null]
        ])
      })
    )

    law(
      "have the latest statement's end, null before the first was filed",
      Effect.gen(function* () {
        const months = yield* multiplesOf("TWO.A", "2021-02-28")
        assert.deepStrictEqual(
          months.map(({ statement_date }) => statement_date),
          ["2020-12-31", null]
        )
      })
    )

    law(
      "are none without a bar",
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* multiplesOf("NONE", null), [])
        assert.deepStrictEqual(yield* multiplesOf("TWO.A", "2020-12-31"), [])
      })
    )
  })
