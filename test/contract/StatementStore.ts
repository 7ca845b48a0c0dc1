/** Laws of every `StatementStore`. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { issuerHeader } from "./issuers.ts"
import { statementsOf } from "./lookFiled.ts"
import { type StoreLayer, take, withImports } from "./stores.ts"

/** Alphabet has two securities of one issuer; Tesla and a company without statements have one each. */
const fill = Effect.gen(function* () {
  yield* take("companies", [
    issuerHeader,
    "GOOGL,NASDAQ,Alphabet,1652044,",
    "GOOG,NASDAQ,Alphabet,1652044,",
    "TSLA,NASDAQ,Tesla,1318605,",
    "BARE,NYSE,Bare,,"
  ])
  yield* take("statements", [
    "symbol,fiscal_date,period,filed_at,currency,sales",
    "TSLA,2023-12-31,annual,2024-01-29,USD,96773000000",
    "TSLA,2024-03-31,quarterly,2024-04-24,USD,21301000000",
    "TSLA,2024-12-31,annual,2025-01-30,USD,97690000000",
    "GOOGL,2023-12-31,annual,2024-01-31,USD,307394000000",
    "GOOG,2024-12-31,annual,2025-02-05,USD,350018000000"
  ])
})

/** The sales of the versions of the company's issuer, smallest first. */
const sales = (symbol: string) =>
  Effect.map(statementsOf(symbol), (filed) =>
    filed.map((statement) => statement.sales ?? 0).toSorted((a, b) => a - b)
  )

const tesla = [21_301_000_000, 96_773_000_000, 97_690_000_000]
const alphabet = [307_394_000_000, 350_018_000_000]

export const statementStoreLaws = (stores: StoreLayer): void =>
  layer(Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores)), {
    excludeTestServices: true,
    timeout: "30 seconds"
  })("StatementStore", (it) => {
    it.effect("returns every period of an issuer", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* sales("TSLA"), tesla)
      })
    )

    it.effect("returns what was filed under either of an issuer's securities for both", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* statementsOf("GOOG"), yield* statementsOf("GOOGL"))
        assert.deepStrictEqual(yield* sales("GOOGL"), alphabet)
      })
    )

    it.effect("returns nothing for an issuer without statements", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* sales("BARE"), [])
      })
    )
  })
