/** What becomes of prices that come adjusted, on every store. Each law has symbols of its own. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { barsOf, closesOf } from "./look.ts"
import {
  actionHeader,
  counted,
  only,
  priceHeader,
  refusals,
  type StoreLayer,
  take,
  withImports
} from "./stores.ts"

const company = (symbol: string) => take("companies", ["symbol,exchange,name", `${symbol},NASDAQ,${symbol}`])

/** AAPL around its split of 2020-08-31, 4 for 1, as traded (QuantConnect Lean) and divided by 4. */
const traded = [
  { date: "2020-08-28", open: 504, high: 505.77, low: 498.31, close: 499.23, volume: 44109029 },
  { date: "2020-08-31", open: 127.67, high: 131, low: 126.25, close: 129.04, volume: 210024091 }
]
const adjusted = (symbol: string) => [
  priceHeader,
  `${symbol},2020-08-28,126,126.4425,124.5775,124.8075,176436116`,
  `${symbol},2020-08-31,127.67,131,126.25,129.04,210024091`
]

export const importAdjustedLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "an adjusted prices file",
    (it) => {
      it.effect("is taken back to raw prices by the splits that are known", () =>
        Effect.gen(function* () {
          yield* company("AAPL")
          yield* take("actions", [actionHeader, "AAPL,2020-08-31,split,4,499.23"])
          const summary = yield* take("prices", adjusted("AAPL"), { basis: "splits" })
          assert.deepStrictEqual(counted(summary), only({ inserted: 2 }))
          assert.deepStrictEqual(yield* barsOf("AAPL"), traded)
        })
      )

      it.effect("is what it is where no splits are known to have happened", () =>
        Effect.gen(function* () {
          yield* company("CALM")
          yield* take("actions", [actionHeader], { symbol: "CALM" })
          const lines = [priceHeader, "CALM,2024-01-02,1,1,1,1,1"]
          const summary = yield* take("prices", lines, { basis: "splits" })
          assert.deepStrictEqual(counted(summary), only({ inserted: 1 }))
        })
      )

      it.effect("is refused where the company's actions were never imported", () =>
        Effect.gen(function* () {
          yield* company("DARK")
          const summary = yield* take("prices", adjusted("DARK"), { basis: "splits" })
          assert.deepStrictEqual(counted(summary), only({ refused: 2 }))
          assert.match(refusals(summary)[0]?.[2] ?? "", /^No corporate actions .*DARK/)
          assert.deepStrictEqual(yield* closesOf("DARK"), [])
        })
      )

      it.effect("is refused where an action of the company was refused, which might have been a split", () =>
        Effect.gen(function* () {
          yield* company("PART")
          yield* take("actions", [actionHeader, "PART,2020-08-31,split,4,499.23", "PART,2014-06-09,split,0,"])
          const summary = yield* take("prices", adjusted("PART"), { basis: "splits" })
          assert.deepStrictEqual(counted(summary), only({ refused: 2 }))
        })
      )

      it.effect("is not divided by a split that is only announced", () =>
        Effect.gen(function* () {
          yield* company("SOON")
          yield* take("actions", [actionHeader, "SOON,2999-01-02,split,4,"])
          yield* take("prices", [priceHeader, "SOON,2024-01-02,1,1,1,1,1"], { basis: "splits" })
          assert.deepStrictEqual(yield* closesOf("SOON"), ["2024-01-02 1"])
        })
      )

      it.effect("is refused whole when it is adjusted for dividends too", () =>
        Effect.gen(function* () {
          yield* company("ALL")
          yield* take("actions", [actionHeader, "ALL,2020-08-31,split,4,499.23"])
          const refused = yield* Effect.flip(take("prices", adjusted("ALL"), { basis: "all" }))
          assert.propertyVal(refused, "_tag", "FileRefused")
          assert.deepStrictEqual(yield* closesOf("ALL"), [])
        })
      )
    }
  )
