/** Registers laws of services: over a store that is filled first, on any database. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { KnownVendors } from "../../adapters/sources/mod.ts"
import {
  type DataServices,
  dataServices,
  type DataStores,
  Imports,
  type ImportPorts,
  IndexSymbol,
  Markets,
  Sectors
} from "../../core/mod.ts"
import { type Changes } from "../../core/ports.ts"
import { companyOf } from "../contract/look.ts"
import { priceHeader, refusals, take } from "../contract/stores.ts"

/** Builds an empty store, anew each time. */
export type EmptyStores = Layer.Layer<DataStores | ImportPorts | Changes, unknown>

/** What a law may use: the services, the ports beneath them, and the import of more files. */
export type Filled = DataServices | DataStores | Changes | Imports | ImportPorts

export type Law = (fact: string, proof: Effect.Effect<void, unknown, Filled>) => void

type Filling = Effect.Effect<unknown, unknown, DataStores | ImportPorts | Imports>

/** The services over a store that is filled first, with SPY as the index for betas. */
export const servicesOver = (stores: EmptyStores, made: Filling): Layer.Layer<Filled, unknown> => {
  const filled = Layer.effectDiscard(made).pipe(
    Layer.provideMerge(Layer.provide(Imports.layer, KnownVendors.layer)),
    Layer.provideMerge(stores)
  )
  return dataServices.pipe(Layer.provide(Layer.succeed(IndexSymbol, "SPY")), Layer.provideMerge(filled))
}

/** Registers laws over a store of their own. */
export const lawsOver = (
  name: string,
  stores: EmptyStores,
  made: Filling,
  laws: (law: Law) => void
): void => {
  const services = servicesOver(stores, made)
  layer(services, { excludeTestServices: true, timeout: "60 seconds" })(name, (it) =>
    laws((fact, proof) => it.effect(fact, () => proof, 60_000))
  )
}

/** Imports a file in which no row may be refused. */
export const fill = Effect.fnUntraced(function* (...file: Parameters<typeof take>) {
  assert.deepStrictEqual(refusals(yield* take(...file)), [])
})

/** The header of companies whose issuers are given by number. */
export const companyHeader = "symbol,exchange,name,sector,industry,cik"

/** A year of a company, filed two months after its end: the source of all compared metrics but the yield. */
export const statementHeader =
  "symbol,fiscal_date,period,filed_at,currency,sales,operating_income,ebitda,net_income,total_assets,total_shareholders_equity,total_debt,cash_and_cash_equivalents"

/** Imports bars without movement, `"ONE,2021-03-31,12"`. */
export const fillCloses = (rows: ReadonlyArray<string>) =>
  fill("prices", [
    priceHeader,
    ...rows.map((row) => {
      const [symbol, date, close] = row.split(",")
      return [symbol, date, close, close, close, close, 100].join(",")
    })
  ])

/** A company's market figures at the end of a day. */
export const marketOf = Effect.fnUntraced(function* (symbol: string, day: string) {
  const markets = yield* Markets
  return yield* markets.of(yield* companyOf(symbol), day)
})

/** A company's sector at the end of a day. */
export const sectorOf = Effect.fnUntraced(function* (symbol: string, day: string | null) {
  const sectors = yield* Sectors
  return yield* sectors.of(yield* companyOf(symbol), "en", day)
})
