/** The import of adjusted prices, on every store. Each law has symbols of its own. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import type { ImportOptions } from "../../core/mod.ts"
import { barsOf, closesOf } from "./look.ts"
import {
  actionHeader,
  counted,
  doubtsIn,
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

const raw = (symbol: string) => [
  priceHeader,
  ...traded.map((bar) => [symbol, bar.date, bar.open, bar.high, bar.low, bar.close, bar.volume].join(","))
]

/** AAPL around its split of 2014-06-09, 7 for 1: the day before divided by 7 or by 28, the day itself by 4 in the latter case. */
const adjusted2014 = (symbol: string, by: 1 | 7 | 28) => {
  const line = (date: string, prices: ReadonlyArray<number>, ratio: number, volume: number) =>
    [symbol, date, ...prices.map((price) => (price / ratio).toFixed(6)), volume * ratio].join(",")
  return [
    priceHeader,
    line("2014-06-06", [650, 651.25, 644.48, 645.57], by, 12116671),
    line("2014-06-09", [92.69, 93.88, 91.75, 93.7], by === 28 ? 4 : 1, 72875948)
  ]
}

const whyNot = (lines: ReadonlyArray<string>, options: Partial<ImportOptions> = {}) =>
  Effect.map(Effect.flip(take("prices", lines, options)), (error) =>
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

      it.effect("is refused without --basis where it shows no step on the day of a known split", () =>
        Effect.gen(function* () {
          yield* company("FLAT")
          yield* take("actions", [
            actionHeader,
            "FLAT,2014-06-09,split,6.999997,",
            "FLAT,2020-08-31,split,4,"
          ])
          assert.strictEqual(
            yield* whyNot(adjusted("FLAT")),
            "FLAT shows no step on 2020-08-31, the day of a known split of 4:1 (124.8075 at the close of 2020-08-28, 127.67 at the open of 2020-08-31): the file is adjusted at least for that split. Pass --basis splits if it is adjusted for splits alone, or --basis raw if its prices are certainly as traded"
          )
          assert.match(
            yield* whyNot(adjusted2014("FLAT", 7)),
            /^FLAT shows no step on 2014-06-09, .* of 7:1 /
          )
          assert.match(
            yield* whyNot(adjusted2014("FLAT", 28)),
            /^FLAT shows no step on 2014-06-09, .* of 7:1 /
          )
          assert.deepStrictEqual(yield* closesOf("FLAT"), [])
          const restored = yield* take("prices", adjusted("FLAT"), { basis: "splits" })
          assert.deepStrictEqual([counted(restored), restored.doubtful], [only({ inserted: 2 }), 0])
          assert.deepStrictEqual(yield* barsOf("FLAT"), traded)
        })
      )

      it.effect("is taken where raw is stated, and the bar on the split's day is doubtful", () =>
        Effect.gen(function* () {
          yield* company("SURE")
          yield* take("actions", [actionHeader, "SURE,2020-08-31,split,4,"])
          const summary = yield* take("prices", adjusted("SURE"), { basis: "raw" })
          assert.deepStrictEqual([counted(summary), summary.doubtful], [only({ inserted: 2 }), 1])
          assert.deepStrictEqual(
            doubtsIn(summary).map(([line, column, message]) => [line, column, message.slice(0, 74)]),
            [[3, "open", "The bars show no step on 2020-08-31, the day of a known split of 4:1, and "]]
          )
        })
      )

      it.effect("is taken as raw where it steps on the day of a known split", () =>
        Effect.gen(function* () {
          for (const symbol of ["STEP7", "STEP4"]) {
            yield* company(symbol)
            const splits = [`${symbol},2014-06-09,split,7,`, `${symbol},2020-08-31,split,4,`]
            yield* take("actions", [actionHeader, ...splits])
            const summary = yield* take("prices", symbol === "STEP7" ? adjusted2014(symbol, 1) : raw(symbol))
            assert.deepStrictEqual([counted(summary), summary.doubtful], [only({ inserted: 2 }), 0])
          }
        })
      )

      it.effect("is taken as raw where its step is near the day of the known split", () =>
        Effect.gen(function* () {
          yield* company("LATE")
          yield* take("actions", [actionHeader, "LATE,2020-09-15,split,4,"])
          const later = ["LATE,2020-09-14,114,115,112,115,1", "LATE,2020-09-15,118,118,115,115,1"]
          const summary = yield* take("prices", [...raw("LATE"), ...later])
          assert.deepStrictEqual([counted(summary), summary.doubtful], [only({ inserted: 4 }), 2])
        })
      )

      it.effect("is compared on the day of a split only where it has both bars", () =>
        Effect.gen(function* () {
          yield* company("HALF")
          yield* take("actions", [actionHeader, "HALF,2020-08-31,split,4,"])
          yield* take("prices", adjusted("HALF").slice(0, 2))
          const summary = yield* take("prices", [priceHeader, ...adjusted("HALF").slice(2)])
          assert.deepStrictEqual([counted(summary), summary.doubtful], [only({ inserted: 1 }), 1])
        })
      )

      it.effect("is refused with --basis splits where it steps on the day of a known split", () =>
        Effect.gen(function* () {
          yield* company("TWICE")
          yield* take("actions", [actionHeader, "TWICE,2014-06-09,split,7,", "TWICE,2020-08-31,split,4,"])
          assert.strictEqual(
            yield* whyNot(raw("TWICE"), { basis: "splits" }),
            "TWICE steps on 2020-08-31, the day of a known split of 4:1, as prices as traded do: the file is raw, not adjusted for splits: pass --basis raw"
          )
          assert.match(
            yield* whyNot(adjusted2014("TWICE", 1), { basis: "splits" }),
            /^TWICE steps on 2014-06-09, the day of a known split of 7:1, /
          )
          assert.deepStrictEqual(yield* closesOf("TWICE"), [])
          const summary = yield* take("prices", adjusted2014("TWICE", 28), { basis: "splits" })
          assert.deepStrictEqual([counted(summary), summary.doubtful], [only({ inserted: 2 }), 0])
          assert.deepStrictEqual(yield* closesOf("TWICE"), ["2014-06-06 645.57", "2014-06-09 93.7"])
        })
      )

      it.effect("is taken as raw where the step matches no known split", () =>
        Effect.gen(function* () {
          yield* company("FALL")
          yield* take("actions", [actionHeader, "FALL,2021-08-31,split,2,"])
          yield* take("prices", [priceHeader, "FALL,2020-08-27,508.57,509.94,495.33,500.04,38888096"])
          const summary = yield* take("prices", adjusted("FALL"))
          assert.deepStrictEqual([summary.inserted, summary.doubtful], [2, 1])
        })
      )
    }
  )
