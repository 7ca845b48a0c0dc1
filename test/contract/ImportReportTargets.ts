/** The target prices of reports and their currencies. Each law has a company of its own, traded in dollars. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { reportsOf } from "./lookFiled.ts"
import { report } from "./reports.ts"
import { counted, only, refusals, type StoreLayer } from "./stores.ts"

const currencies: ReadonlyArray<
  readonly [what: string, columns: string, cells: string, currency: string | null]
> = [
  ["is in the company's currency by default", "target_price", "250.5", "USD"],
  ["is in the given currency", "target_price,currency", "250.5,krw", "KRW"],
  ["that is absent has no currency", "opinion", "Buy", null]
]

export const importReportTargetsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a report's target", stores, (law) => {
    for (const [what, columns, cells, currency] of currencies) {
      law(what, ({ symbol }) =>
        Effect.gen(function* () {
          yield* report(symbol, columns, cells)
          assert.strictEqual((yield* reportsOf(symbol))[0]?.currency, currency)
        })
      )
    }

    law("is corrected by a file with another", ({ symbol }) =>
      Effect.gen(function* () {
        yield* report(symbol, "target_price", "9000")
        const again = yield* report(symbol, "target_price", "90000")
        assert.deepStrictEqual(counted(again), only({ changed: 1 }))
        const targets = (yield* reportsOf(symbol)).map(({ target_price }) => target_price)
        assert.deepStrictEqual(targets, [90_000])
      })
    )

    law("is removed by a file without one", ({ symbol }) =>
      Effect.gen(function* () {
        yield* report(symbol, "target_price", "90000")
        yield* report(symbol, "target_price", "")
        assert.deepInclude((yield* reportsOf(symbol))[0], { target_price: null, currency: null })
      })
    )

    law("of 0 is stored as none, and the row is counted as corrected", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* report(symbol, "target_price", "0")
        assert.deepStrictEqual(counted(summary), only({ inserted: 1, normalised: 1 }))
        assert.deepInclude((yield* reportsOf(symbol))[0], { target_price: null, currency: null })
      })
    )

    law("below 0 is refused", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* report(symbol, "target_price", "-1")
        assert.deepStrictEqual(refusals(summary), [
          [2, "target_price", "A target price must be above 0, not -1"]
        ])
        assert.deepStrictEqual(yield* reportsOf(symbol), [])
      })
    )
  })
