/** Laws of every `PriceStore`. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { type DateRange } from "../../core/mod.ts"
import { type BarQuery, PriceStore } from "../../core/ports.ts"
import { barsOf } from "../../core/prices/mod.ts"
import { actionHeader, filledWith, priceHeader, type StoreLayer, take } from "./stores.ts"

const fill = Effect.gen(function* () {
  yield* take("companies", [
    "symbol,exchange,name",
    "ONE,NYSE,One",
    "TWO,NYSE,Two",
    "BARE,NYSE,Bare",
    "LONG,NYSE,Long"
  ])
  yield* take("prices", [
    priceHeader,
    "ONE,2024-01-05,5,5.5,4.5,5.25,500",
    "ONE,2024-01-02,2,2.5,1.5,2.25,9007199254740991",
    "ONE,2024-01-03,0.1,0.30000000000000004,0.1,0.3,300",
    "ONE,2024-01-08,8,8.5,7.5,8.25,0",
    "ONE,2024-01-04,4,4.5,3.5,4.25,400",
    "TWO,2024-01-04,40,45,35,42.5,4000",
    "LONG,1969-12-22,1,1,1,1,1",
    "LONG,1969-12-28,1,1,1,1,1",
    "LONG,1970-01-01,1,1,1,1,1",
    "LONG,1970-01-04,1,1,1,1,1",
    "LONG,1970-02-02,1,1,1,1,1",
    "LONG,2024-01-05,1,1,1,1,1"
  ])
  yield* take("actions", [
    actionHeader,
    "ONE,2024-01-06,dividend,0.5,",
    "ONE,2024-01-04,split,2,0.31",
    "ONE,2024-01-02,dividend,0.25,",
    "ONE,2024-01-04,dividend,0.0625,",
    "ONE,2024-01-04,dividend,0.03125,",
    "TWO,2024-01-05,spinoff,1.5,"
  ])
})

const barsFor = (query: Partial<BarQuery>) =>
  Effect.flatMap(PriceStore, (store) =>
    Effect.map(
      store.bars({ company_id: 1, from: null, to: null, order: "asc", offset: 0, limit: null, ...query }),
      barsOf
    )
  )

const days = (query: Partial<BarQuery>) =>
  Effect.map(barsFor(query), (bars) => bars.map(({ date }) => Number(date.slice(-2))))

const ranges: ReadonlyArray<readonly [from: string | null, to: string | null, days: ReadonlyArray<number>]> =
  [
    [null, null, [2, 3, 4, 5, 8]],
    ["2024-01-03", "2024-01-05", [3, 4, 5]],
    ["2024-01-04", "2024-01-04", [4]],
    ["2024-01-06", "2024-01-07", []],
    ["2024-01-05", null, [5, 8]],
    [null, "2024-01-03", [2, 3]],
    ["2024-01-05", "2024-01-03", []]
  ]

export const priceStoreLaws = (stores: StoreLayer): void =>
  layer(filledWith(stores, fill), { excludeTestServices: true, timeout: "30 seconds" })(
    "PriceStore",
    (it) => {
      for (const [from, to, expected] of ranges) {
        it.effect(`returns ${expected.length} bars from ${from} to ${to}, both inclusive`, () =>
          Effect.gen(function* () {
            assert.deepStrictEqual(yield* days({ from, to }), expected)
          })
        )

        it.effect(`counts ${expected.length} bars from ${from} to ${to}`, () =>
          Effect.gen(function* () {
            const range: DateRange = { from, to }
            const store = yield* PriceStore
            assert.strictEqual(yield* store.count(1, range, "1day"), expected.length)
          })
        )
      }

      it.effect("returns a bar's numbers to the last bit", () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* barsFor({ to: "2024-01-03" }), [
            { date: "2024-01-02", open: 2, high: 2.5, low: 1.5, close: 2.25, volume: 9007199254740991 },
            { date: "2024-01-03", open: 0.1, high: 0.30000000000000004, low: 0.1, close: 0.3, volume: 300 }
          ])
        })
      )

      it.effect("takes the window from either end, oldest first", () =>
        Effect.gen(function* () {
          const window = { offset: 1, limit: 2 }
          assert.deepStrictEqual(yield* days({ ...window, order: "asc" }), [3, 4])
          assert.deepStrictEqual(yield* days({ ...window, order: "desc" }), [4, 5])
          assert.deepStrictEqual(yield* days({ order: "desc", offset: 4, limit: 2 }), [2])
          assert.deepStrictEqual(yield* days({ order: "desc", offset: 5, limit: 2 }), [])
          assert.deepStrictEqual(yield* days({ order: "desc" }), [2, 3, 4, 5, 8])
        })
      )

      it.effect("takes the window from the range", () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* days({ from: "2024-01-03", offset: 2, limit: 5 }), [5, 8])
        })
      )

      it.effect("takes the newest from the range", () =>
        Effect.gen(function* () {
          const newest = { order: "desc", limit: 2 } as const
          assert.deepStrictEqual(yield* days({ ...newest, to: "2024-01-07" }), [4, 5])
          assert.deepStrictEqual(yield* days({ ...newest, from: "2024-01-05", limit: 5 }), [5, 8])
        })
      )

      it.effect("returns each its own bars when many are requested at once", () =>
        Effect.gen(function* () {
          const asked = Array.from({ length: 100 }, (_, i) => ({
            company_id: 1 + (i % 4),
            limit: 1 + (i % 6)
          }))
          const found = yield* Effect.forEach(asked, (query) => days({ ...query, order: "desc" }), {
            concurrency: "unbounded"
          })
          const stored = [[2, 3, 4, 5, 8], [4], [], [22, 28, 1, 4, 2, 5]]
          assert.deepStrictEqual(
            found,
            asked.map(({ company_id, limit }) => stored[company_id - 1]?.slice(-limit))
          )
        })
      )

      it.effect("counts the weeks and months that have a bar", () =>
        Effect.gen(function* () {
          const store = yield* PriceStore
          const count = (from: string | null, to: string | null) =>
            Effect.all([
              store.count(4, { from, to }, "1week"),
              store.count(4, { from, to }, "1month"),
              store.count(4, { from, to }, "1day")
            ])
          assert.deepStrictEqual(yield* count(null, null), [4, 4, 6])
          assert.deepStrictEqual(yield* count("1970-01-01", null), [3, 3, 4])
          assert.deepStrictEqual(yield* count(null, "1969-12-28"), [1, 1, 2])
          assert.deepStrictEqual(yield* count("2025-01-01", null), [0, 0, 0])
        })
      )

      it.effect("returns no bars of a company without any", () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* barsFor({ company_id: 3 }), [])
        })
      )

      it.effect("lists actions oldest first, each with its imported close or that of the previous bar", () =>
        Effect.gen(function* () {
          const store = yield* PriceStore
          assert.deepStrictEqual(yield* store.actions(1), [
            {
              effective_date: "2024-01-02",
              type: "dividend",
              value: 0.25,
              reference_close: null,
              currency: null
            },
            {
              effective_date: "2024-01-04",
              type: "dividend",
              value: 0.03125,
              reference_close: 0.3,
              currency: null
            },
            {
              effective_date: "2024-01-04",
              type: "dividend",
              value: 0.0625,
              reference_close: 0.3,
              currency: null
            },
            {
              effective_date: "2024-01-04",
              type: "split",
              value: 2,
              reference_close: 0.31,
              currency: null
            },
            {
              effective_date: "2024-01-06",
              type: "dividend",
              value: 0.5,
              reference_close: 5.25,
              currency: null
            }
          ])
        })
      )

      it.effect("lists no actions of a company without any", () =>
        Effect.gen(function* () {
          const store = yield* PriceStore
          assert.deepStrictEqual(yield* store.actions(3), [])
        })
      )
    }
  )
