/**
 * Port: counts the requests of each key by the quota rule (`RateLimit.ts`), by a clock that isn't set with the
 * machine's.
 */
import { Context, type Effect } from "effect"
import type { Limit, Quota, Usage } from "./RateLimit.ts"

/**
 * The counter of a client without a key. There may be any number of clients, so that stores bound how many of their
 * counters they have; counters of keys, of which there are as many as were made, they never forget.
 */
export const clientCounter = (client: string): string => `trial/${client}`

/** Whether a counter is one of `clientCounter`. */
export const isOfClient = (counter: string): boolean => counter.startsWith("trial/")

/**
 * Quotas by the name of their counter. They don't fail: where a shared store can't be reached, an adapter counts by
 * itself.
 */
export class QuotaStore extends Context.Service<
  QuotaStore,
  {
    /**
     * Uses `cost` requests of a counter if they all fit, else none; a cost of 0 uses none. Atomic. Requests used under
     * another limit or period still count.
     */
    readonly consume: (counter: string, limit: Limit, cost: number) => Effect.Effect<Quota>
    /** The same synchronously. Null, and nothing is used, when only `consume` can say. */
    readonly tryConsume: (counter: string, limit: Limit, cost: number) => Quota | null
  }
>()("findata/core/access/quotas/QuotaStore") {}

/** A store of quotas in a process, which counts alone where a shared one can't be reached. */
export class LocalQuotas extends Context.Service<
  LocalQuotas,
  QuotaStore["Service"] & {
    /**
     * Takes over what is used of a counter at this moment; `usage` is counted by a clock that says `now`. What was consumed
     * here beyond it within a period stands: a thread of this process may have admitted it alone.
     */
    readonly learn: (counter: string, limit: Limit, usage: Usage, now: number) => void
  }
>()("findata/core/access/quotas/LocalQuotas") {}
