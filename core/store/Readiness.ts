/** Port: whether a store answers at the moment, and this program can still read it. */
import { Context, type Effect, Schema } from "effect"
import type { StoreUnavailable } from "./StoreUnavailable.ts"

/** A newer findata has migrated the store while this one ran, which could misread it. */
export class StoreTooNew extends Schema.TaggedError<StoreTooNew>()("StoreTooNew", {
  /** What the store has, what this program knows, and what to do; without secrets. */
  message: Schema.String
}) {}

/** Fails while requests would fail: StoreUnavailable for now, StoreTooNew until this program is updated. */
export class Readiness extends Context.Service<
  Readiness,
  {
    /** Reads from the schemas of imported data and of keys, whatever the load of other requests. */
    readonly check: Effect.Effect<void, StoreUnavailable | StoreTooNew>
  }
>()("findata/core/store/Readiness") {}
