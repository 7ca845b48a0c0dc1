/** Port: counts the requests of each key by the quota rule. */
import { Context, type Effect } from "effect"
import type { Limit, Quota } from "./RateLimit.ts"

export class QuotaStore extends Context.Service<
  QuotaStore,
  {
    /**
     * Uses `cost` requests of a counter if they fit, else none; a cost of 0 only looks. Atomic. What was used under
     * another limit or period counts on.
     */
    readonly consume: (counter: string, limit: Limit, cost: number) => Effect.Effect<Quota>
  }
>()("findata/core/access/QuotaStore") {}
