/**
 * The import of exchange rates, on every store. The rates are the European Central Bank's of 10 April 2019 and of 31 December 2004,
 * the last of the old lira. Each law has a pair of its own.
 */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Rate } from "../../core/mod.ts"
import { RowStore } from "../../core/ports.ts"
import { counted, only, refusals, type StoreLayer, take, withImports } from "./stores.ts"

const header = "date,base,quote,value"

const rates = (...rows: ReadonlyArray<string>) => take("rates", [header, ...rows])

/** The rates of a currency in euros, `["2019-04-10 1.1279 import"]`, by day. */
const ofQuote = (quote: string) =>
  Effect.gen(function* () {
    const store = yield* RowStore
    const all = yield* store.dated(Rate, { quote }, { from: null, to: null, order: "asc", limit: 100 })
    return all.map(({ date, source, value }) => `${date} ${value} ${source}`)
  })

export const importRatesLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })("a rates file", (it) => {
    it.effect("stores rates as they are stated, of withdrawn currencies too", () =>
      Effect.gen(function* () {
        const summary = yield* rates("2019-04-10,EUR,KRW,1283.09", "2004-12-31,eur,TRL,1836200")
        assert.deepStrictEqual(counted(summary), only({ inserted: 2 }))
        assert.deepStrictEqual(yield* ofQuote("KRW"), ["2019-04-10 1283.09 import"])
        assert.deepStrictEqual(yield* ofQuote("TRL"), ["2004-12-31 1836200 import"])
      })
    )

    it.effect("keeps a rate for each source of a pair and day", () =>
      Effect.gen(function* () {
        yield* take("rates", [header, "2019-04-10,EUR,USD,1.1279"], { source: "ecb" })
        yield* take("rates", [`${header},source`, "2019-04-10,EUR,USD,1.1277,desk"], { source: "ecb" })
        assert.deepStrictEqual(yield* ofQuote("USD"), ["2019-04-10 1.1277 desk", "2019-04-10 1.1279 ecb"])
      })
    )

    it.effect("changes nothing when it is imported again, and the value of a pair and day otherwise", () =>
      Effect.gen(function* () {
        yield* rates("2019-04-10,EUR,JPY,125.38")
        assert.deepStrictEqual(counted(yield* rates("2019-04-10,EUR,JPY,125.38")), only({ unchanged: 1 }))
        assert.deepStrictEqual(counted(yield* rates("2019-04-10,EUR,JPY,125.4")), only({ changed: 1 }))
        assert.deepStrictEqual(yield* ofQuote("JPY"), ["2019-04-10 125.4 import"])
      })
    )

    it.effect("is found by columns that are called otherwise", () =>
      Effect.gen(function* () {
        const summary = yield* take("rates", [
          "Date,From currency,To currency,Exchange rate",
          "2019-04-10,EUR,CHF,1.128"
        ])
        assert.deepStrictEqual(counted(summary), only({ inserted: 1 }))
        assert.deepStrictEqual(yield* ofQuote("CHF"), ["2019-04-10 1.128 import"])
      })
    )

    it.effect("has invalid rows refused", () =>
      Effect.gen(function* () {
        const summary = yield* rates(
          "2019-04-10,EUR,GBp,86.083",
          "2019-04-10,GBX,EUR,0.0116",
          "2019-04-10,NOK,NOK,1",
          "2019-04-10,EUR,NOK,0",
          "2019-04-10,EUR,NOK,N/A",
          "2019-04-10,EUR,kroner,9.5895",
          "2999-04-10,EUR,NOK,9.5895",
          "2019-04-11,EUR,NOK,5e-324"
        )
        assert.deepStrictEqual(refusals(summary), [
          [2, "quote", "A rate is between currencies, and GBX is a hundredth of GBP: state it in GBP"],
          [3, "base", "A rate is between currencies, and GBX is a hundredth of GBP: state it in GBP"],
          [4, "quote", "A rate is between two currencies, not NOK and NOK"],
          [5, "value", 'Expected a number above 0, got "0"'],
          [6, "value", "value is missing"],
          [7, "quote", 'Unknown currency "kroner": expected an ISO 4217 code'],
          [8, "date", "2999-04-10 is in the future"],
          [9, "value", "A rate lies between 1e-12 and 1000000000000, not 5e-324"]
        ])
        assert.deepStrictEqual(yield* ofQuote("NOK"), [])
      })
    )
  })
