/** The import of adjusted prices, on every store. Each law has symbols of its own. */
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

const whyNot = (lines: ReadonlyArray<string>) =>
  Effect.map(Effect.flip(take("prices", lines)), (error) =>
    "_tag" in error && error._tag === "FileRefused" ? error.message : ""
  )

export const importAdjustedLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "an adjusted prices file",
    (it) => {
      it.effect("is converted to raw prices by the known splits", () =>
        Effect.gen(function* () {
          yield* company("AAPL")
          yield* take("actions", [actionHeader, "AAPL,2020-08-31,split,4,499.23"])
          const summary = yield* take("prices", adjusted("AAPL"), { basis: "splits" })
          assert.deepStrictEqual(counted(summary), only({ inserted: 2 }))
          assert.deepStrictEqual(yield* barsOf("AAPL"), traded)
        })
      )

      it.effect("is stored unchanged where no splits have happened", () =>
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

      it.effect("is refused where a refused action of the company might have been a split", () =>
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

      it.effect("is refused as a whole when it is adjusted for dividends too", () =>
        Effect.gen(function* () {
          yield* company("ALL")
          yield* take("actions", [actionHeader, "ALL,2020-08-31,split,4,499.23"])
          const refused = yield* Effect.flip(take("prices", adjusted("ALL"), { basis: "all" }))
          assert.propertyVal(refused, "_tag", "FileRefused")
          assert.deepStrictEqual(yield* closesOf("ALL"), [])
        })
      )

      it.effect("is refused without --basis where stored bars differ from it by a known split", () =>
        Effect.gen(function* () {
          yield* company("LAP")
          yield* take("actions", [actionHeader, "LAP,2020-08-31,split,4,499.23"])
          yield* take("prices", [priceHeader, "LAP,2020-08-28,504,505.77,498.31,499.23,44109029"])
          assert.strictEqual(
            yield* whyNot(adjusted("LAP")),
            "LAP on 2020-08-28 is 124.8075 in the file and 499.23 in the stored bars, as after the split of 4 on 2020-08-31: pass --basis splits if the file is adjusted for splits, or --basis raw if its prices are as traded"
          )
          assert.deepStrictEqual(yield* closesOf("LAP"), ["2020-08-28 499.23"])
          const restored = yield* take("prices", adjusted("LAP"), { basis: "splits" })
          assert.deepStrictEqual(counted(restored), only({ inserted: 1, unchanged: 1 }))
          const asRaw = yield* take("prices", adjusted("LAP"), { basis: "raw" })
          assert.deepStrictEqual(counted(asRaw), only({ changed: 1, unchanged: 1 }))
        })
      )

      it.effect("is refused without --basis where it steps from a stored bar by a known later split", () =>
        Effect.gen(function* () {
          yield* company("NEXT")
          yield* take("actions", [actionHeader, "NEXT,2020-08-31,split,4,499.23"])
          yield* take("prices", [priceHeader, "NEXT,2020-08-27,508.57,509.94,495.33,500.04,38888096"])
          assert.match(yield* whyNot(adjusted("NEXT")), /^NEXT on 2020-08-28 is 126 .*--basis splits/)
          assert.deepStrictEqual(yield* closesOf("NEXT"), ["2020-08-27 500.04"])
        })
      )

      it.effect("is taken as raw where the step matches no known split", () =>
        Effect.gen(function* () {
          yield* company("FALL")
          yield* take("actions", [actionHeader, "FALL,2020-08-31,split,2,"])
          yield* take("prices", [priceHeader, "FALL,2020-08-27,508.57,509.94,495.33,500.04,38888096"])
          const summary = yield* take("prices", adjusted("FALL"))
          assert.deepStrictEqual([summary.inserted, summary.doubtful], [2, 1])
        })
      )
    }
  )
