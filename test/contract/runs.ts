/** Registers laws about runs: each on a company of its own, in a shared store. */
import { layer } from "@effect/vitest"
import { Effect } from "effect"
import { type Imports } from "../../core/mod.ts"
import { ImportRuns, operator } from "../../core/ports.ts"
import { type DurableLayer, type DurableStores, priceHeader, take, withImports } from "./stores.ts"

export const companyHeader = "symbol,exchange,name"

/** The run of a file that stored something. */
export const runOf = ({ run }: { readonly run: number | null }): number => run ?? Number.NaN

export const company = (symbol: string) =>
  take("companies", [companyHeader, `${symbol},NYSE,Name of ${symbol}`])

/** Undoes a file's run. */
export const undo = (summary: { readonly run: number | null }) =>
  Effect.flatMap(ImportRuns, (runs) => runs.undo(runOf(summary), operator))

export const prices = (...lines: ReadonlyArray<string>) => take("prices", [priceHeader, ...lines])

type Law = (
  fact: string,
  proof: (
    runs: ImportRuns["Service"],
    symbol: string
  ) => Effect.Effect<void, unknown, DurableStores | Imports>
) => void

/** Registers laws; each gets a symbol of its own. */
export const lawsOfRuns = (name: string, stores: DurableLayer, laws: (law: Law) => void): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(name, (it) => {
    let count = 0
    laws((fact, proof) => {
      const symbol = `S${++count}`
      it.effect(fact, () => Effect.flatMap(ImportRuns, (runs) => proof(runs, symbol)))
    })
  })
