/** The service of reports over a store: unknown reports, and a company's reports on the shares of their day. */
import { assert } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { Companies, Research } from "../../../core/mod.ts"
import { actionHeader } from "../../contract/stores.ts"
import { fill, lawsOver } from "../../services/scene.ts"

const filled = Effect.gen(function* () {
  yield* fill("companies", ["symbol,exchange,name", "AAPL,NASDAQ,Apple Inc.", "BARE,NYSE,Bare"])
  yield* fill("actions", [actionHeader, "AAPL,2020-08-31,split,4,499.23", "AAPL,2999-01-04,split,2,"])
  yield* fill("reports", [
    "external_id,title,report_date,securities_firm,symbol,target_price",
    "1,Before the split,2020-06-01,Alpha,AAPL,400",
    "2,After it,2020-09-01,Alpha,AAPL,120",
    "3,Of another firm,2020-10-01,Beta,AAPL,150"
  ])
})

lawsOver(
  "research",
  Layer.suspend(() => storesLayer()),
  filled,
  (law) => {
    law(
      "lists a company's latest reports with their previous targets",
      Effect.gen(function* () {
        const research = yield* Research
        const apple = yield* (yield* Companies).bySymbol("AAPL")
        const latest = (limit: number) =>
          Effect.map(research.highlights(apple, limit, null), (found) =>
            found.map((_) => [_.title, _.target_price, _.previous_target_price])
          )
        const all = [
          ["Of another firm", 150, null],
          ["After it", 120, 100],
          ["Before the split", 400, null]
        ]
        assert.deepStrictEqual(yield* latest(3), all)
        assert.deepStrictEqual(yield* latest(2), all.slice(0, 2))
      })
    )

    law(
      "lists none of a company without reports",
      Effect.gen(function* () {
        const bare = yield* (yield* Companies).bySymbol("BARE")
        assert.deepStrictEqual(yield* (yield* Research).highlights(bare, 3, null), [])
      })
    )

    law(
      "names the unknown report",
      Effect.gen(function* () {
        const research = yield* Research
        assert.strictEqual((yield* research.byId(2)).title, "After it")
        const fault = yield* Effect.flip(research.byId(99))
        assert.deepInclude(fault, { _tag: "ReportNotFound", report_id: 99 })
      })
    )
  }
)
