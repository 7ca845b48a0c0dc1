/** Laws of every `ShareStore`. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { ShareStore } from "../../core/mod.ts"
import { issuerHeader, issuerLaws } from "./issuers.ts"
import { companyOf } from "./look.ts"
import { sharesOf } from "./lookFiled.ts"
import { type StoreLayer, take } from "./stores.ts"

export const shareStoreLaws = (stores: StoreLayer): void =>
  issuerLaws("ShareStore", stores, (law) => {
    law("returns the counts of several issuers at once", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", [issuerHeader, `${symbol}B,NYSE,Other,,`])
        yield* take("shares", ["symbol,date,count", `${symbol},2024-10-22,1`, `${symbol}B,2024-10-22,2`])
        const store = yield* ShareStore
        const companies = yield* Effect.forEach([symbol, `${symbol}B`], companyOf)
        const counts = yield* store.counts(companies.map(({ issuer_id }) => issuer_id))
        assert.sameMembers(
          counts.map(({ count }) => count),
          [1, 2]
        )
      })
    )

    law("returns the counts of an issuer once even if it is requested twice", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("shares", ["symbol,date,count", `${symbol},2024-10-22,1`])
        const store = yield* ShareStore
        const { issuer_id } = yield* companyOf(symbol)
        assert.lengthOf(yield* store.counts([issuer_id, issuer_id]), 1)
      })
    )

    law("returns none for no issuers, nor for one without counts", ({ symbol }) =>
      Effect.gen(function* () {
        const store = yield* ShareStore
        assert.deepStrictEqual(yield* store.counts([]), [])
        assert.deepStrictEqual(yield* sharesOf(symbol), [])
      })
    )
  })
