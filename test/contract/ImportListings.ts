/** The import of listings, and of prices of a ticker that changed hands, on every store. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { CompanyStore } from "../../core/ports.ts"
import { closesOf } from "./look.ts"
import { counted, only, priceHeader, refusals, type StoreLayer, take, withImports } from "./stores.ts"

const header = "symbol,exchange,valid_from,valid_to,company"

/** The old General Motors held GM until its bankruptcy, the new one since its IPO. */
const motors = [
  "symbol,exchange,name",
  "GM,NYSE,General Motors Company",
  "MTLQQ,OTC,Motors Liquidation Company"
]
const listings = [
  header,
  "GM,NYSE,1998-01-01,2009-06-01,motors-liquidation-company",
  "GM,NYSE,2010-11-18,,GM:NYSE"
]

export const importListingsLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "a listings file",
    (it) => {
      it.effect("assigns each bar of a reused ticker to its holder on that day", () =>
        Effect.gen(function* () {
          yield* take("companies", motors)
          yield* take("listings", listings)
          const summary = yield* take("prices", [
            priceHeader,
            "GM,2009-06-01,0.75,0.75,0.75,0.75,1",
            "GM,2010-01-04,1,1,1,1,1",
            "GM,2010-11-18,34.19,34.19,34.19,34.19,1"
          ])
          assert.deepStrictEqual(counted(summary), only({ inserted: 2, refused: 1 }))
          assert.deepStrictEqual(refusals(summary), [
            [3, "symbol", "No company is known to have held GM on 2010-01-04: import its listing"]
          ])
          assert.deepStrictEqual(yield* closesOf("MTLQQ"), ["2009-06-01 0.75"])
          assert.deepStrictEqual(yield* closesOf("GM"), ["2010-11-18 34.19"])
        })
      )

      it.effect("changes nothing when it is imported again", () =>
        Effect.gen(function* () {
          yield* take("companies", ["symbol,exchange,name", "TWICE,NYSE,Twice"])
          const lines = [header, "TWICE,NYSE,2001-01-01,2001-12-31,TWICE"]
          assert.deepStrictEqual(counted(yield* take("listings", lines)), only({ inserted: 1 }))
          assert.deepStrictEqual(counted(yield* take("listings", lines)), only({ unchanged: 1 }))
        })
      )

      it.effect("is listed oldest first, within a day by exchange", () =>
        Effect.gen(function* () {
          yield* take("companies", ["symbol,exchange,name", "FORD,NYSE,Ford", "FORDL,LSE,Ford London"])
          yield* take("listings", [
            header,
            "FORD,NYSE,2005-01-03,,FORD",
            "FORD,NYSE,2001-01-02,2004-12-31,FORDL",
            "FORD,LSE,2001-01-02,,FORDL"
          ])
          const listings = yield* Effect.flatMap(CompanyStore, (store) => store.listings("FORD"))
          assert.deepStrictEqual(
            listings.map(({ exchange, valid_from }) => `${valid_from} ${exchange}`),
            ["2001-01-02 LSE", "2001-01-02 NYSE", "2005-01-03 NYSE"]
          )
        })
      )

      it.effect("ends a listing that was open", () =>
        Effect.gen(function* () {
          yield* take("companies", ["symbol,exchange,name", "OPEN,NYSE,Open"])
          yield* take("listings", [header, "OPEN,NYSE,2001-01-01,,open-nyse"])
          const again = yield* take("listings", [header, "OPEN,NYSE,2001-01-01,2005-01-01,open-nyse"])
          assert.deepStrictEqual(counted(again), only({ changed: 1 }))
          const late = yield* take("prices", [priceHeader, "OPEN,2005-01-02,1,1,1,1,1"])
          assert.deepStrictEqual(counted(late), only({ refused: 1 }))
        })
      )

      it.effect("has invalid rows refused", () =>
        Effect.gen(function* () {
          yield* take("companies", ["symbol,exchange,name", "HERS,NYSE,Hers", "HIS,NYSE,His"])
          yield* take("listings", [header, "SHARED,NYSE,2001-01-01,2001-12-31,HERS"])
          const summary = yield* take("listings", [
            header,
            "SHARED,NYSE,2001-06-01,,HIS",
            "OTHER,NYSE,2001-06-01,2001-05-01,HIS",
            "OTHER,NYSE,2001-06-01,,NOBODY",
            "OTHER,MOON,2001-06-01,,HIS"
          ])
          assert.deepStrictEqual(refusals(summary), [
            [2, "valid_from", "SHARED on NYSE was held by another company from 2001-01-01 to 2001-12-31"],
            [3, "valid_to", "2001-05-01 is before valid_from, 2001-06-01"],
            [
              4,
              "company",
              "Unknown company NOBODY: expected a slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD] or an id"
            ],
            [5, "exchange", "Unknown exchange MOON: import it first (import exchanges)"]
          ])
        })
      )
    }
  )
