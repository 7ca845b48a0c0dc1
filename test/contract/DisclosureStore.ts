/** Laws of every `DisclosureStore`. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { disclosuresOf } from "./lookFiled.ts"
import { type StoreLayer, take, withImports } from "./stores.ts"

/** Another issuer's filing lies between those of one day; the numbers don't follow the days. */
const fill = Effect.gen(function* () {
  yield* take("companies", ["symbol,exchange,name", "ONE,NYSE,One", "TWO,NYSE,Two", "BARE,NYSE,Bare"])
  yield* take("disclosures", [
    "rcept_no,symbol,rcept_dt,report_nm",
    "0001628280-24-043432,ONE,2024-11-14,third",
    "0000950170-24-115544,ONE,2024-11-15,first",
    "0001628280-24-043499,TWO,2024-11-14,other",
    "0001628280-24-043486,ONE,2024-11-14,second",
    "0001771340-24-000022,ONE,2024-11-13,fourth"
  ])
})

const titles = (symbol: string, limit?: number, filedBy: string | null = null) =>
  Effect.map(disclosuresOf(symbol, limit, filedBy), (all) => all.map(({ report_nm }) => report_nm))

const all = ["first", "second", "third", "fourth"]

export const disclosureStoreLaws = (stores: StoreLayer): void =>
  layer(Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores)), {
    excludeTestServices: true,
    timeout: "30 seconds"
  })("DisclosureStore", (it) => {
    it.effect("lists an issuer's filings newest first, within a day by descending receipt number", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* titles("ONE"), all)
      })
    )

    for (const limit of [0, 1, 3, 4, 5]) {
      it.effect(`lists at most the latest ${limit} for that limit`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* titles("ONE", limit), all.slice(0, limit))
        })
      )
    }

    for (const [filedBy, expected] of [
      ["2024-11-15", all],
      ["2024-11-14", all.slice(1)],
      ["2024-11-13", ["fourth"]],
      ["2024-11-12", []]
    ] as const) {
      it.effect(`lists those filed up to ${filedBy}`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* titles("ONE", 10, filedBy), expected)
          assert.deepStrictEqual(yield* titles("ONE", 1, filedBy), expected.slice(0, 1))
        })
      )
    }

    it.effect("has no corp_code where neither file nor issuer has one", () =>
      Effect.gen(function* () {
        const codes = Effect.map(disclosuresOf("TWO"), (filed) => filed.map(({ corp_code }) => corp_code))
        assert.deepStrictEqual(yield* codes, [null])
      })
    )

    it.effect("lists none of an issuer without filings", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* titles("BARE"), [])
      })
    )
  })
