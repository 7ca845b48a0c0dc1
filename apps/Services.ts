/** The services of the domain over the ports of a store, wired alike in every program. */
import { Layer } from "effect"
import { Digest, SecureRandom } from "effect/crypto"
import { MemoryQuotaStore } from "../adapters/memory/mod.ts"
import { ApiKeys, type DataStores, dataServices, IndexSymbol, KeysPerOwner } from "../core/mod.ts"
import {
  type AccessStores,
  type Changes,
  OwnFigures,
  type QuotaStore,
  type Readiness
} from "../core/ports.ts"

/** The ports of a store that is served. */
export type StorePorts = DataStores | AccessStores | Changes | Readiness

export interface ServiceSettings {
  /** The symbol of the market index for betas; null for none. */
  readonly indexSymbol: string | null
  /** How many keys an owner of bearer tokens may have, besides revoked ones. */
  readonly keysPerOwner: number
}

/** What of a program the services use. */
export interface Means<E> {
  /** By default the quotas are those of this process, and forgotten with it. */
  readonly quotas?: Layer.Layer<QuotaStore, E>
  /** By default Web Crypto's, which every runtime has; `NodeDigest` is faster. */
  readonly digest?: Layer.Layer<Digest.Digest>
}

/**
 * The services, with the ports that they are made of.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { Companies } from "findata"
 * import { layer } from "findata/embed/effect"
 * import { storesLayer } from "findata/memory"
 *
 * const services = layer(storesLayer(), { indexSymbol: "SPY" })
 * const program = Effect.flip(Effect.flatMap(Companies, (companies) => companies.bySymbol("AAPL")))
 * await Effect.runPromise(Effect.provide(program, services)) // => { _tag: "CompanyNotFound", symbol: "AAPL" }
 * ```
 */
export const servicesOver = <E, F = never, More = never>(
  stores: Layer.Layer<StorePorts | More, E>,
  { indexSymbol = null, keysPerOwner }: Partial<ServiceSettings> = {},
  { digest = Digest.layerWebCrypto, quotas }: Means<F> = {}
) =>
  Layer.mergeAll(dataServices, ApiKeys.layer, OwnFigures.layer).pipe(
    Layer.provide(Layer.succeed(IndexSymbol, indexSymbol)),
    Layer.provide(keysPerOwner === undefined ? Layer.empty : Layer.succeed(KeysPerOwner, keysPerOwner)),
    Layer.provideMerge(
      Layer.mergeAll(stores, quotas ?? MemoryQuotaStore.layer, digest, SecureRandom.layerWebCrypto)
    )
  )
