/** The stores in memory satisfy the laws of stores, and the services over them those of services. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { memoryTables, storesLayer } from "../../adapters/memory/mod.ts"
import { memoryLaws } from "../contract/laws.ts"
import { companyOf } from "../contract/look.ts"
import { take, withImports } from "../contract/stores.ts"
import { marketsLaws, servicesLaws } from "../services/laws.ts"

const stores = Layer.suspend(() => storesLayer())

memoryLaws(stores)
servicesLaws(stores)
marketsLaws(stores, true)

it.effect("Stores over filled tables continue with their ids", () =>
  Effect.gen(function* () {
    const tables = memoryTables()
    const companies = (symbol: string) =>
      Effect.gen(function* () {
        const { run } = yield* take("companies", ["symbol,exchange,name", `${symbol},NYSE,${symbol}`])
        const { company_id, issuer_id } = yield* companyOf(symbol)
        return [run, company_id, issuer_id]
      }).pipe(Effect.provide(withImports(storesLayer(tables))))
    assert.deepStrictEqual(yield* companies("ONE"), [1, 1, 1])
    assert.deepStrictEqual(yield* companies("TWO"), [2, 2, 2])
    assert.deepStrictEqual([...tables.records.company.keys()], ["1", "2"])
  })
)
