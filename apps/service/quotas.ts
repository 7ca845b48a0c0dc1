/** The quotas of a server: over all servers that share a Redis or a PostgreSQL, else over the threads of this process. */
import { Effect, Layer, type Redacted } from "effect"
import { SharedQuotaStore } from "../../adapters/node/mod.ts"
import { LeasedQuotas, type LeaseStore, type QuotaStore } from "../../core/ports.ts"
import { type Settings, SettingsInvalid } from "../Settings.ts"
import type { Store, StoreFailure } from "../Store.ts"
import { keepQuotas } from "./keepQuotas.ts"

export type QuotaFailure = StoreFailure | SettingsInvalid

/** Its client is loaded when it is used, and may be left out when findata is installed. */
const adapter = Effect.tryPromise({
  try: () => import("../../adapters/redis/mod.ts"),
  catch: (error) =>
    new SettingsInvalid({
      message: `REDIS_URL: expected the package @redis/client to be installed: ${String(error)}`
    })
})

const redis = (url: Redacted.Redacted): Layer.Layer<LeaseStore, SettingsInvalid> =>
  Layer.unwrap(Effect.map(adapter, ({ RedisLeaseStore }) => RedisLeaseStore.layer(url)))

/** The Redis of the settings in a sentence; fails where it can't be asked, or is a node of a cluster. */
export const redisState = (url: Redacted.Redacted) =>
  Effect.gen(function* () {
    const { RedisLeaseStore } = yield* adapter
    const { isCluster, name, version } = yield* RedisLeaseStore.look(url)
    if (!isCluster) return `${name}, version ${version}, counts quotas`
    return yield* new SettingsInvalid({
      message: `REDIS_URL: ${name} is a node of a Redis Cluster, which has only a part of the counters; expected one Redis or Valkey with cluster-enabled no`
    })
  })

/** Whose the quotas of a store are. */
interface Shared {
  readonly quotas: { readonly by: "process" } | Extract<Store["quotas"], { readonly by: "leases" }>
}

/** Where quotas are shared with other servers; null where they are this process's own. */
const sharedBy = ({ redisUrl }: Pick<Settings, "redisUrl">, { quotas }: Shared) =>
  redisUrl !== null ? redis(redisUrl) : quotas.by === "leases" ? quotas.leases : null

/** For a thread of this number; `memory` is of `SharedQuotaStore.allocate`. Each thread leases for itself. */
export const quotasOf = (
  settings: Pick<Settings, "redisUrl">,
  store: Shared,
  memory: SharedArrayBuffer,
  thread: number
): Layer.Layer<QuotaStore, QuotaFailure> => {
  const shared = sharedBy(settings, store)
  return shared === null
    ? SharedQuotaStore.layer(memory, thread)
    : LeasedQuotas.layer.pipe(Layer.provide([SharedQuotaStore.local(memory, thread), shared]))
}

/** Keeps quotas that are this process's own over its restart, until the scope ends. */
export const keptQuotas = (
  settings: Pick<Settings, "redisUrl">,
  store: Pick<Store, "quotas">,
  memory: SharedArrayBuffer
) =>
  settings.redisUrl !== null || store.quotas.by !== "process"
    ? Effect.void
    : Effect.flatMap(Layer.build(store.quotas.kept), (kept) => Effect.provide(keepQuotas(memory), kept))
