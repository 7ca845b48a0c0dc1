/** Laws of every `ShareStore`. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { ShareStore } from "../../core/ports.ts"
import { issuerHeader, lawsOfIssuers } from "./issuers.ts"
import { companyOf } from "./look.ts"
import { sharesOf } from "./lookFiled.ts"
import { type StoreLayer, take } from "./stores.ts"

export const shareStoreLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("ShareStore", stores, (law) => {
    law("returns the counts of the requested issuer alone", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", [issuerHeader, `${symbol}B,NYSE,Other,,`])
        yield* take("shares", ["symbol,date,count", `${symbol},2024-10-22,1`, `${symbol}B,2024-10-22,2`])
        const store = yield* ShareStore
        const { issuer_id } = yield* companyOf(`${symbol}B`)
        const counts = yield* store.counts(issuer_id)
        assert.deepStrictEqual(
          counts.map(({ count }) => count),
          [2]
        )
      })
    )

    law("returns none for an issuer without counts", ({ symbol }) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* sharesOf(symbol), [])
      })
    )
  })
