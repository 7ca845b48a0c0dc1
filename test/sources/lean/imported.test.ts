/** A tree of Lean's real data, imported: former tickers keep their bars and dividends apart from those who hold them today. */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { lean } from "../../../adapters/sources/lean/Lean.ts"
import { memoryFile } from "../../../adapters/sources/mod.ts"
import { actionsOf, barsOf as storedBarsOf } from "../../contract/look.ts"
import { take, withImports } from "../../contract/stores.ts"
import { sharedPath, takeFile } from "../entries.ts"
import { barsOf, leanLine, zipped } from "./tree.ts"

const prices = sharedPath("open/prices_us_lean")
const reuse = sharedPath("open/ticker_reuse")
const text = (name: string): string => readFileSync(`${prices}/${name}`, "utf8")

const tree = Effect.gen(function* () {
  const before = barsOf(`${reuse}/BAC.before_1998-10-01.csv.gz`)
  const bac = [...before, ...barsOf(`${prices}/BAC.daily.csv.gz`)]
  return yield* zipped({
    "daily/bac.zip": yield* zipped({ "bac.csv": bac.map(leanLine).join("\n") }),
    "factor_files/bac.csv": text("BAC.factor.csv"),
    "map_files/bac.csv": text("BAC.map.csv")
  })
})

describe.skipIf(prices === null || reuse === null)("Lean's tree", () => {
  it.live("gives BAC the bars since it is its ticker, and the dividends that it paid as NB", () =>
    Effect.gen(function* () {
      yield* take("companies", ["symbol,exchange,name,currency", "BAC,NYSE,Bank of America Corporation,USD"])
      const [listings, actions, bars] = yield* takeFile(lean, memoryFile("tree.zip", yield* tree), [
        "listings",
        "actions",
        "prices"
      ])
      assert.deepStrictEqual([listings?.inserted, listings?.refused], [2, 0])
      assert.deepStrictEqual([actions?.inserted, actions?.refused, actions?.doubtful], [94, 0, 0])
      assert.deepStrictEqual([bars?.inserted, bars?.refused], [5661, 188])
      assert.deepStrictEqual(
        [...new Set(bars?.problems.map(({ message }) => message.replace(/\d{4}-\d{2}-\d{2}/, "DAY")))],
        ["No company is known to have held BAC on DAY: import its listing"]
      )
      assert.strictEqual((yield* storedBarsOf("BAC"))[0]?.date, "1998-10-01")
      assert.strictEqual((yield* actionsOf("BAC"))[0]?.effective_date, "1998-03-04")
    }).pipe(Effect.provide(withImports(Layer.suspend(() => storesLayer()))))
  )
})
