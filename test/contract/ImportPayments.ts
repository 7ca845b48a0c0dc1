/** Payments that are refused on every store: those that take all of the previous close. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { actionsOf } from "./look.ts"
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

const header = `${actionHeader},currency`

/** A company on the exchange with a close of 10 on 2024-01-02 and of 8 on 2024-01-04. */
const traded = Effect.fnUntraced(function* (symbol: string, exchange = "NYSE") {
  yield* take("companies", ["symbol,exchange,name", `${symbol},${exchange},${symbol}`])
  yield* take("prices", [priceHeader, `${symbol},2024-01-02,10,10,10,10,1`, `${symbol},2024-01-04,8,8,8,8,1`])
})

export const importPaymentsLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "payments of an actions file",
    (it) => {
      it.effect("are below the last stored close before the ex-date", () =>
        Effect.gen(function* () {
          yield* traded("LAST")
          const summary = yield* take("actions", [
            actionHeader,
            "LAST,2024-01-03,spinoff,9.99,",
            "LAST,2024-01-04,dividend,10,",
            "LAST,2024-01-05,dividend,8.5,",
            "LAST,2024-01-05,rights,8.5,9"
          ])
          assert.deepStrictEqual(counted(summary), only({ inserted: 2, refused: 2 }))
          assert.deepStrictEqual(refusals(summary), [
            [3, "value", "A dividend of 10 is not below the close before it, 10"],
            [4, "value", "A dividend of 8.5 is not below the close before it, 8"]
          ])
        })
      )

      it.effect("may be anything where no bar gives the previous close", () =>
        Effect.gen(function* () {
          yield* traded("UNSAID")
          const lines = [
            actionHeader,
            "UNSAID,2024-01-02,dividend,100,",
            // The last bar is 31 days older, then 32.
            "UNSAID,2024-02-04,dividend,8,",
            "UNSAID,2024-02-05,dividend,8,"
          ]
          assert.deepStrictEqual(refusals(yield* take("actions", lines)), [
            [3, "value", "A dividend of 8 is not below the close before it, 8"]
          ])
        })
      )

      it.effect("of one day are together below it, as paid on the shares after that day's split", () =>
        Effect.gen(function* () {
          yield* traded("SUM")
          const summary = yield* take("actions", [
            actionHeader,
            "SUM,2024-01-03,dividend,3,",
            "SUM,2024-01-03,spinoff,2,",
            "SUM,2024-01-03,split,2,",
            "SUM,2024-01-05,dividend,5,",
            "SUM,2024-01-05,dividend,2,"
          ])
          assert.deepStrictEqual(refusals(summary), [
            [
              3,
              "value",
              "A spinoff of 2 and the other actions of 2024-01-03 take the whole close before it, 10"
            ]
          ])
          const later = yield* take("actions", [
            actionHeader,
            "SUM,2024-01-03,dividend,3,",
            "SUM,2024-01-03,dividend,1.99,",
            "SUM,2024-01-05,dividend,1,"
          ])
          assert.deepStrictEqual(counted(later), only({ unchanged: 1, inserted: 1, refused: 1 }))
          assert.deepStrictEqual(refusals(later), [
            [
              4,
              "value",
              "A dividend of 1 and the other actions of 2024-01-05 take the whole close before it, 8"
            ]
          ])
        })
      )

      it.effect("are held against prices in their unit, and not at all in a foreign currency", () =>
        Effect.gen(function* () {
          yield* traded("PENNY", "LSE")
          const summary = yield* take("actions", [
            header,
            "PENNY,2024-01-03,dividend,0.09,,GBP",
            "PENNY,2024-01-05,dividend,0.08,,GBP",
            "PENNY,2024-01-05,dividend,20,10,USD"
          ])
          assert.deepStrictEqual(refusals(summary), [
            [3, "value", "A dividend of 0.08 GBP is not below the close before it, 8"]
          ])
          const kept = yield* actionsOf("PENNY")
          assert.deepStrictEqual(
            kept.map(({ currency, value }) => [value, currency]),
            [
              [0.09, "GBP"],
              [20, "USD"]
            ]
          )
        })
      )

      it.effect("stay without a reference close of their own", () =>
        Effect.gen(function* () {
          yield* traded("OWN")
          yield* take("actions", [actionHeader, "OWN,2024-01-03,dividend,1,"])
          yield* take("prices", [priceHeader, "OWN,2024-01-02,11,11,11,11,1"])
          assert.strictEqual((yield* actionsOf("OWN"))[0]?.reference_close, 11)
        })
      )
    }
  )
