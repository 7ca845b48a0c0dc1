/** Registers laws about issuers' filings: each on an issuer of its own, in a shared store. */
import { layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import type { Imports } from "../../core/mod.ts"
import { type Stores, take, withImports } from "./stores.ts"

/** A company on NYSE, with its issuer's registry numbers. */
export interface Issuer {
  readonly symbol: string
  /** With its leading zeros, as is the next. */
  readonly cik: string
  readonly corp_code: string
}

export const issuerHeader = "symbol,exchange,name,cik,corp_code"

const issuerOf = (n: number): Issuer => ({
  symbol: `S${n}`,
  cik: `${1_318_000 + n}`.padStart(10, "0"),
  corp_code: `${126_000 + n}`.padStart(8, "0")
})

type Law<A> = (
  fact: string,
  proof: (issuer: Issuer) => Effect.Effect<void, unknown, A | Stores | Imports>
) => void

/** Registers laws; each gets an issuer whose company is stored, and nothing else of it. */
export const lawsOfIssuers = <A = never>(
  name: string,
  stores: Layer.Layer<A | Stores, unknown>,
  laws: (law: Law<A>) => void
): void => {
  const issuers: Array<Issuer> = []
  const fill = Effect.suspend(() =>
    take("companies", [
      issuerHeader,
      ...issuers.map(({ cik, corp_code, symbol }) => `${symbol},NYSE,Name of ${symbol},${cik},${corp_code}`)
    ])
  )
  const filled = Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores))
  layer(filled, { excludeTestServices: true, timeout: "30 seconds" })(name, (it) => {
    laws((fact, proof) => {
      const issuer = issuerOf(issuers.length + 1)
      issuers.push(issuer)
      it.effect(fact, () => proof(issuer))
    })
  })
}
