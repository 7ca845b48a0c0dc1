/** Port: keeps the counters of a process for the next one, where no other process counts. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { Counted } from "./RateLimit.ts"

/** What a counter has used, by the machine's clock. */
export interface KeptCounter extends Counted {
  readonly counter: string
}

/** While it runs, a process puts the counters that have changed; the next one reads all of them at its start. */
export class KeptQuotas extends Context.Service<
  KeptQuotas,
  {
    readonly all: Effect.Effect<ReadonlyArray<KeptCounter>, StoreUnavailable>
    /** Replaces these counters, and forgets those of which nothing is used at `now` (milliseconds since 1970). */
    readonly put: (counters: ReadonlyArray<KeptCounter>, now: number) => Effect.Effect<void, StoreUnavailable>
  }
>()("findata/core/access/quotas/KeptQuotas") {}
