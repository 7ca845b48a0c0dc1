/** Laws of every `MarketStore` for traded volumes. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { MarketStore } from "../../core/ports.ts"
import { companyOf } from "../contract/look.ts"
import { priceHeader } from "../contract/stores.ts"
import { companyHeader, type EmptyStores, fill, lawsOver, whole } from "./scene.ts"

const dayOf = (day: number): string => `2021-03-${String(day).padStart(2, "0")}`

/**
 * Two classes of an issuer, one of them traded on 25 days with the day's number as volume; and a company with one
 * class.
 */
const market = Effect.gen(function* () {
  yield* fill("companies", [
    companyHeader,
    "TWO.A,NYSE,Two A,,,2",
    "TWO.B,NYSE,Two B,,,2",
    "TWO.C,NYSE,Two C,,,2",
    "ONE,NYSE,One,,,1"
  ])
  const days = Array.from({ length: 25 }, (_, i) => i + 1)
  yield* fill("prices", [
    priceHeader,
    ...days.map((day) => `TWO.A,${dayOf(day)},1,1,1,1,${day}`),
    "TWO.B,2021-03-02,1,1,1,1,5000000000",
    "TWO.B,2021-03-03,1,1,1,1,1",
    "ONE,2021-03-02,1,1,1,1,100"
  ])
})

export const marketVolumesLaws = (stores: EmptyStores): void =>
  lawsOver("MarketStore's volumes", stores, market, (law) => {
    const volumesOn = Effect.fnUntraced(function* (day: number) {
      const store = yield* MarketStore
      const rows = yield* store.volumes(whole({ currency: "USD", sector: null }), dayOf(day))
      const volumes = new Map(rows.map(({ company_id, mean_volume }) => [company_id, mean_volume]))
      const symbols = ["TWO.A", "TWO.B", "TWO.C", "ONE"]
      return yield* Effect.forEach(symbols, (symbol) =>
        Effect.map(companyOf(symbol), ({ company_id }) => volumes.get(company_id) ?? null)
      )
    })

    law(
      "are the mean of the last 20 bars up to a day, only for issuers with several securities",
      Effect.gen(function* () {
        // The numbers from 6 to 25, and from 5 to 24
        assert.deepStrictEqual(yield* volumesOn(25), [15.5, 2_500_000_000.5, null, null])
        assert.deepStrictEqual(yield* volumesOn(24), [14.5, 2_500_000_000.5, null, null])
      })
    )

    law(
      "are the mean of all bars where these are fewer",
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* volumesOn(2), [1.5, 5_000_000_000, null, null])
        assert.deepStrictEqual(yield* volumesOn(1), [1, null, null, null])
      })
    )
  })
