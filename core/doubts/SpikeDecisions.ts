/** Port: the bars that an operator took as right, with a spike or on a day without a session. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"

/** A bar that was accepted as it was: with another low or high it is doubtful again, off a session too. */
export interface AcceptedSpike {
  readonly company_id: number
  readonly date: string
  /** Raw, as the bar's. */
  readonly low: number
  readonly high: number
  /** In UTC. */
  readonly accepted_at: string
  /** The account of the machine that accepted it; null where it has no name. */
  readonly accepted_by: string | null
}

/** Which dates are accepted of a company is read by `PriceStore.acceptedSpikes`. */
export class SpikeDecisions extends Context.Service<
  SpikeDecisions,
  {
    /** All decisions, also those whose bar has changed since, by company and date. */
    readonly all: Effect.Effect<ReadonlyArray<AcceptedSpike>, StoreUnavailable>
    /** Replaces an earlier decision about the same bar. */
    readonly accept: (spike: AcceptedSpike) => Effect.Effect<void, StoreUnavailable>
    /** Withdraws a decision; false when there is none. */
    readonly undo: (company_id: number, date: string) => Effect.Effect<boolean, StoreUnavailable>
  }
>()("findata/core/doubts/SpikeDecisions") {}
