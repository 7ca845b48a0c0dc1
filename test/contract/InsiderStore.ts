/** Laws of every `InsiderStore`. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { transactionsOf } from "./lookFiled.ts"
import { type StoreLayer, take, withImports } from "./stores.ts"

/** Named by their position in the expected order; another issuer's lie between them. */
const fill = Effect.gen(function* () {
  yield* take("companies", ["symbol,exchange,name", "ONE,NYSE,One", "TWO,NYSE,Two", "BARE,NYSE,Bare"])
  yield* take("insiders", [
    "insider_name,symbol,filed_date,transaction_date,shares_change",
    "second,ONE,2024-11-19,2024-11-07,-2",
    "fifth,ONE,2024-11-08,2024-11-06,-5",
    "fourth,ONE,2024-11-08,2024-11-07,-4",
    "third,ONE,2024-11-08,2024-11-07,-3",
    "other,TWO,2024-11-09,2024-11-07,-9",
    "first,ONE,2024-11-08,,-1"
  ])
})

const names = (symbol: string, since?: string, filedBy: string | null = null) =>
  Effect.map(transactionsOf(symbol, since, filedBy), (all) => all.map(({ insider_name }) => insider_name))

const all = ["first", "second", "third", "fourth", "fifth"]

export const insiderStoreLaws = (stores: StoreLayer): void =>
  layer(Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores)), {
    excludeTestServices: true,
    timeout: "30 seconds"
  })("InsiderStore", (it) => {
    it.effect("lists an issuer's newest first, within a day the later filed, then the later imported", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* names("ONE"), all)
      })
    )

    for (const [since, count] of [
      ["2024-11-06", 5],
      ["2024-11-07", 4],
      ["2024-11-08", 1],
      ["2024-11-09", 0]
    ] as const) {
      it.effect(`lists ${count} since ${since}, made on that day or later, else filed then`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* names("ONE", since), all.slice(0, count))
        })
      )
    }

    for (const [filedBy, expected] of [
      ["2024-11-19", all],
      ["2024-11-18", ["first", "third", "fourth", "fifth"]],
      ["2024-11-08", ["first", "third", "fourth", "fifth"]],
      ["2024-11-07", []]
    ] as const) {
      it.effect(`lists those filed up to ${filedBy}, whenever they were made`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* names("ONE", "2024-11-06", filedBy), expected)
        })
      )
    }

    it.effect("lists none of an issuer without transactions", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* names("BARE"), [])
      })
    )
  })
