/** The import of actions and exchanges, on every store. Each law has symbols of its own. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { CompanyStore } from "../../core/ports.ts"
import { actionsOf, companyOf } from "./look.ts"
import { actionHeader, counted, only, refusals, type StoreLayer, take, withImports } from "./stores.ts"

const company = (symbol: string) => take("companies", ["symbol,exchange,name", `${symbol},NYSE,${symbol}`])

const exchangeHeader = "code,mic_code,operating_mic,name,country,time_zone,currency"

const exchange = (code: string) =>
  Effect.flatMap(CompanyStore, (store) =>
    Effect.map(store.exchanges, (all) => all.find((_) => _.code === code))
  )

const actionLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "an actions file",
    (it) => {
      it.effect("changes nothing when it is imported again", () =>
        Effect.gen(function* () {
          yield* company("TWICE")
          const lines = [actionHeader, "TWICE,2024-01-02,split,2,10", "TWICE,2024-01-02,dividend,0.5,"]
          assert.deepStrictEqual(counted(yield* take("actions", lines)), only({ inserted: 2 }))
          assert.deepStrictEqual(counted(yield* take("actions", lines)), only({ unchanged: 2 }))
          assert.lengthOf(yield* actionsOf("TWICE"), 2)
        })
      )

      it.effect("holds ratios up to a million to one either way", () =>
        Effect.gen(function* () {
          yield* company("RATIO")
          const summary = yield* take("actions", [
            actionHeader,
            "RATIO,2024-01-02,split,1000000,",
            "RATIO,2024-01-03,split,0.000001,",
            "RATIO,2024-01-04,split,1000001,",
            "RATIO,2024-01-05,stock_dividend,1e-18,",
            "RATIO,2024-01-06,dividend,1e-18,"
          ])
          assert.deepStrictEqual(counted(summary), only({ inserted: 3, refused: 2 }))
          assert.deepStrictEqual(refusals(summary), [
            [4, "value", "The ratio of a split lies between 1/1000000 and 1000000, not 1000001"],
            [5, "value", "The ratio of a stock_dividend lies between 1/1000000 and 1000000, not 1e-18"]
          ])
        })
      )

      it.effect("changes the reference close of an action", () =>
        Effect.gen(function* () {
          yield* company("REF")
          yield* take("actions", [actionHeader, "REF,2024-01-02,dividend,0.5,10"])
          const again = yield* take("actions", [actionHeader, "REF,2024-01-02,dividend,0.5,11"])
          assert.deepStrictEqual(counted(again), only({ changed: 1 }))
          assert.strictEqual((yield* actionsOf("REF"))[0]?.reference_close, 11)
        })
      )

      it.effect("stores the currency of an amount as filed, and none for a ratio", () =>
        Effect.gen(function* () {
          yield* company("UNIT")
          const header = `${actionHeader},currency`
          yield* take("actions", [
            header,
            "UNIT,2024-01-02,dividend,0.5,,GBp",
            "UNIT,2024-01-02,split,2,,GBP"
          ])
          const kept = yield* actionsOf("UNIT")
          assert.deepStrictEqual(
            kept.map(({ currency, type, value }) => [type, value, currency]),
            [
              ["dividend", 0.5, "GBX"],
              ["split", 2, null]
            ]
          )
          const again = yield* take("actions", [header, "UNIT,2024-01-02,dividend,0.5,,EUR"])
          assert.deepStrictEqual(counted(again), only({ changed: 1 }))
        })
      )

      it.effect("has a line refused that contradicts an earlier one", () =>
        Effect.gen(function* () {
          yield* company("DUP")
          const line = "DUP,2024-01-02,dividend,0.5"
          const summary = yield* take("actions", [actionHeader, `${line},10`, `${line},10`, `${line},11`])
          assert.deepStrictEqual(counted(summary), only({ inserted: 1, unchanged: 1, refused: 1 }))
          assert.deepStrictEqual(refusals(summary), [[4, null, "The same as line 2 with other values"]])
        })
      )

      it.effect("has invalid rows refused, and the others imported", () =>
        Effect.gen(function* () {
          yield* company("CANT")
          const summary = yield* take("actions", [
            actionHeader,
            "CANT,2024-01-02,split,0,",
            "CANT,2024-01-02,dividend,10,10",
            "CANT,2024-01-02,merger,1,",
            "CANT,2024-01-02,rights,1,10"
          ])
          assert.deepStrictEqual(counted(summary), only({ inserted: 1, refused: 3 }))
          assert.strictEqual((yield* actionsOf("CANT"))[0]?.type, "rights")
        })
      )
    }
  )

const exchangeLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "an exchanges file",
    (it) => {
      it.effect("adds an exchange on which companies may then be listed", () =>
        Effect.gen(function* () {
          const line = "MOON,XMOO,,Moon Exchange,Iceland,Atlantic/Reykjavik,ISK"
          assert.deepStrictEqual(
            counted(yield* take("exchanges", [exchangeHeader, line])),
            only({ inserted: 1 })
          )
          yield* take("companies", ["symbol,exchange,name", "LUNA,XMOO,Luna"])
          const expected = {
            exchange: "MOON",
            mic_code: "XMOO",
            currency: "ISK",
            exchange_country_code: "IS"
          }
          assert.deepInclude(yield* companyOf("LUNA"), expected)
        })
      )

      it.effect("corrects a built-in exchange", () =>
        Effect.gen(function* () {
          const line = "NZX,XNZE,XNZE,Aotearoa Exchange,NZ,Pacific/Auckland,NZD"
          const summary = yield* take("exchanges", [exchangeHeader, line])
          assert.deepStrictEqual(counted(summary), only({ changed: 1 }))
          assert.strictEqual((yield* exchange("NZX"))?.name, "Aotearoa Exchange")
          assert.deepStrictEqual(
            counted(yield* take("exchanges", [exchangeHeader, line])),
            only({ unchanged: 1 })
          )
        })
      )

      it.effect("has an unknown time zone refused", () =>
        Effect.gen(function* () {
          const line = "MARS,XMAR,,Mars Exchange,US,Mars/Olympus,USD"
          const summary = yield* take("exchanges", [exchangeHeader, line])
          assert.deepStrictEqual(refusals(summary), [
            [2, "time_zone", "Unknown time zone Mars/Olympus: expected an IANA name such as Asia/Seoul"]
          ])
          assert.isUndefined(yield* exchange("MARS"))
        })
      )
    }
  )

export const importOthersLaws = (stores: StoreLayer): void => {
  actionLaws(stores)
  exchangeLaws(stores)
}
