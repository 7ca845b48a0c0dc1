/** Port: whether a store answers at the moment. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "./StoreUnavailable.ts"

export class Readiness extends Context.Service<
  Readiness,
  {
    /** Reads from the schemas of imported data and of keys, whatever the load of other requests. */
    readonly check: Effect.Effect<void, StoreUnavailable>
  }
>()("findata/core/store/Readiness") {}
