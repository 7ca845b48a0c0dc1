/** Laws of every `FigureStore`: windows of issuers, bars as far back as a reach says, counts and actions by day. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { addDays } from "../../core/mod.ts"
import { type BarReach, FigureStore, type IssuerWindow, operator, AcceptedBars } from "../../core/ports.ts"
import { companyOf } from "./look.ts"
import { actionHeader, priceHeader, type StoreLayer, take, withImports } from "./stores.ts"

/** A bar each day of four years to 2021-12-31, so that most are in blocks. */
const daily = (symbol: string): ReadonlyArray<string> =>
  Array.from({ length: 1461 }, (_, i) => `${symbol},${addDays("2018-01-01", i)},2,3,1,2,${i + 1}`)

/** A bar each first of a month of twenty years: few in many blocks. */
const monthly = (symbol: string): ReadonlyArray<string> =>
  Array.from(
    { length: 240 },
    (_, i) =>
      `${symbol},${2002 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, "0")}-01,2,3,1,2,${i + 1}`
  )

const fill = Effect.gen(function* () {
  yield* take("companies", [
    "symbol,exchange,name,cik,listed",
    "DAILY,NYSE,Traded daily,1,",
    "SELDOM,NYSE,Traded monthly,2,",
    "ENDED,NYSE,Ended in 2005,2,false",
    "BARE,NYSE,Without bars,3,"
  ])
  yield* take(
    "prices",
    [
      priceHeader,
      ...daily("DAILY"),
      ...monthly("SELDOM"),
      ...monthly("ENDED").filter((line) => line.slice(6) < "2005-07")
    ],
    { basis: "raw" }
  )
  yield* take("actions", [
    actionHeader,
    "DAILY,2018-06-01,split,2,",
    "DAILY,2018-06-01,dividend,0.1,",
    "DAILY,2021-06-01,dividend,0.1,",
    "DAILY,2021-06-01,stock_dividend,1.1,",
    "ENDED,2004-06-01,dividend,0.1,"
  ])
  yield* take("shares", [
    "cik,symbol,share_class,date,count",
    "2,SELDOM,Common,2019-03-31,10",
    "2,,Common,2019-06-30,11",
    "2,ENDED,B,2005-03-31,12",
    "2,SELDOM,Common,2020-03-31,13",
    "2,SELDOM,Common,2021-03-31,14"
  ])
})

const all: IssuerWindow = { after: 0, upTo: 2 ** 31 - 1 }
const newest = null

/** Few bars, which rows may have; a year; and more than blocks of as many days have of a share that is seldom traded. */
const reaches = [
  { count: 1, days: 0 },
  { count: 20, days: 0 },
  { count: 21, days: 400 },
  { count: 150, days: 0 },
  { count: 300, days: 400 },
  { count: null, days: 0 }
] as const

const issuerOf = (symbol: string) => Effect.map(companyOf(symbol), ({ issuer_id }) => issuer_id)

/** The bars of a reach by symbol: their days, oldest first. */
const barsIn = Effect.fnUntraced(function* (window: IssuerWindow, reach: BarReach) {
  const store = yield* FigureStore
  const symbols = new Map(
    (yield* store.securities(all)).map(({ company_id, symbol }) => [company_id, symbol] as const)
  )
  const found = yield* store.bars(window, reach)
  const ids = found.map(({ company_id }) => company_id)
  assert.deepStrictEqual(
    ids,
    ids.toSorted((a, b) => a - b)
  )
  return new Map(found.map(({ bars, company_id }) => [symbols.get(company_id) ?? "?", bars] as const))
})

export const figureStoreLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "what figures are read from",
    (it) => {
      it.effect("is read by windows of issuers, each once", () =>
        Effect.gen(function* () {
          yield* fill
          const store = yield* FigureStore
          const seen: Array<string> = []
          let after = 0
          for (;;) {
            const window = yield* store.next(after, 2)
            if (window === null) break
            assert.isAbove(window.upTo, window.after)
            seen.push(...(yield* store.securities(window)).map(({ symbol }) => symbol))
            after = window.upTo
          }
          assert.deepStrictEqual(seen, ["DAILY", "SELDOM", "ENDED", "BARE"])
          const second = yield* issuerOf("SELDOM")
          const some = yield* store.securities({ issuer_ids: [second] })
          assert.deepStrictEqual(
            some.map(({ first_bar, last_bar, listed, symbol }) => [symbol, first_bar, last_bar, listed]),
            [
              ["SELDOM", "2002-01-01", "2021-12-01", true],
              ["ENDED", "2002-01-01", "2005-06-01", false]
            ]
          )
          assert.deepStrictEqual(yield* store.securities({ issuer_ids: [] }), [])
        })
      )

      for (const [first, last] of [
        [newest, newest],
        ["2021-12-31", "2021-12-31"],
        ["2021-11-15", "2021-11-15"],
        ["2020-02-29", "2020-02-29"],
        ["2020-02-29", "2021-02-28"],
        ["2005-06-15", "2005-12-31"],
        ["2019-05-05", newest]
      ] as const)
        it.effect(`has the bars of ${first} to ${last}, and as many before as a reach says`, () =>
          Effect.gen(function* () {
            const whole = yield* barsIn(all, { first: null, last: null, count: null, days: 0 })
            assert.deepStrictEqual([...whole.keys()].toSorted(), ["DAILY", "ENDED", "SELDOM"])
            for (const { count, days } of reaches) {
              const found = yield* barsIn(all, { first, last, count, days })
              for (const [symbol, bars] of whole) {
                const until = bars.date.filter((day) => last === null || day <= last)
                const own = found.get(symbol)?.date ?? []
                const where = `${symbol}: ${count} bars and ${days} days`
                assert.strictEqual(own.length === 0, until.length === 0, where)
                // The newest ones, without a gap among them.
                assert.deepStrictEqual([...own], own.length === 0 ? [] : until.slice(-own.length), where)
                const before = until.filter((day) => first === null || day <= first)
                const latest = before.at(-1)
                if (latest === undefined) continue
                const least = Math.min(before.length, count ?? Number.POSITIVE_INFINITY)
                const oldest = own[0] ?? "9999-12-31"
                assert.isAtMost(Date.parse(oldest), Date.parse(before.at(-least) ?? ""), where)
                const since = before.find((day) => day >= addDays(latest, -days)) ?? latest
                assert.isAtMost(Date.parse(oldest), Date.parse(since), where)
              }
            }
          })
        )

      it.effect("has the numbers of bars", () =>
        Effect.gen(function* () {
          const found = yield* barsIn(all, { first: "2021-11-01", last: "2021-11-01", count: 30, days: 0 })
          const seldom = found.get("SELDOM")
          assert.strictEqual(seldom?.date.at(-1), "2021-11-01")
          assert.deepStrictEqual(
            [seldom?.open.at(-1), seldom?.high.at(-1), seldom?.low.at(-1), seldom?.close.at(-1)],
            [2, 3, 1, 2]
          )
          assert.deepStrictEqual([...(seldom?.volume ?? [])].slice(-2), [238, 239])
        })
      )

      it.effect("has all splits, and payments since a day", () =>
        Effect.gen(function* () {
          const store = yield* FigureStore
          const since = (day: string) =>
            Effect.map(store.actions(all, day), (actions) =>
              actions.map(({ effective_date, type }) => `${effective_date} ${type}`)
            )
          assert.deepStrictEqual(yield* since("2020-01-01"), [
            "2018-06-01 split",
            "2021-06-01 dividend",
            "2021-06-01 stock_dividend"
          ])
          assert.deepStrictEqual(yield* since("0001-01-01"), [
            "2018-06-01 dividend",
            "2018-06-01 split",
            "2021-06-01 dividend",
            "2021-06-01 stock_dividend",
            "2004-06-01 dividend"
          ])
        })
      )

      it.effect("has of each class the latest count by each security that counts name, and later ones", () =>
        Effect.gen(function* () {
          const store = yield* FigureStore
          const counts = (first: string | null, last: string | null) =>
            Effect.map(store.counts(all, first, last), (found) =>
              found.map(({ count, date }) => `${date} ${count}`).toSorted()
            )
          assert.deepStrictEqual(yield* counts("2020-12-31", "2020-12-31"), [
            "2005-03-31 12",
            "2019-06-30 11",
            "2020-03-31 13"
          ])
          assert.deepStrictEqual(yield* counts("2019-04-01", "2020-12-31"), [
            "2005-03-31 12",
            "2019-03-31 10",
            "2019-06-30 11",
            "2020-03-31 13"
          ])
          assert.deepStrictEqual(yield* counts(null, null), [
            "2005-03-31 12",
            "2019-06-30 11",
            "2021-03-31 14"
          ])
          assert.deepStrictEqual(yield* counts("2001-01-01", "2004-01-01"), [])
        })
      )

      it.effect("has the spikes that were taken as right, while their bars are the same", () =>
        Effect.gen(function* () {
          const store = yield* FigureStore
          const acceptedBars = yield* AcceptedBars
          const { company_id } = yield* companyOf("DAILY")
          const bars = [
            { date: "2021-03-01", low: 1, high: 3 },
            { date: "2021-03-02", low: 0.5, high: 3 }
          ]
          yield* acceptedBars.accept(company_id, bars, { ...operator, at: "2022-01-01T00:00:00Z" })
          assert.deepStrictEqual(
            (yield* store.accepted(all)).map((found) => ({ ...found })),
            [{ company_id, date: "2021-03-01" }]
          )
        })
      )
    }
  )
