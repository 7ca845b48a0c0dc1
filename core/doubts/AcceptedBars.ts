/** Port: the doubtful bars that an operator accepted as right, with a spike or on a day without a session. */
import { Context, type Effect } from "effect"
import type { AuditNote } from "../access/keys/Audit.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"

/** What of a bar is accepted: with another low or high it is doubtful again, off a session too. */
export interface BarRange {
  readonly date: string
  /** Raw, as the bar's. */
  readonly low: number
  readonly high: number
}

/** A bar that was accepted, when and by whom. */
export interface AcceptedBar extends BarRange {
  readonly company_id: number
  /** In UTC. */
  readonly accepted_at: string
  /** Who accepted it: an account of the machine, or the `sub` of a token; null where neither has a name. */
  readonly accepted_by: string | null
}

/** Which dates are accepted of a company is read by `PriceStore.acceptedDates`. */
export class AcceptedBars extends Context.Service<
  AcceptedBars,
  {
    /** All of them, also those whose bar has changed since, by company and date. */
    readonly all: Effect.Effect<ReadonlyArray<AcceptedBar>, StoreUnavailable>
    /** Those of a company, by date. */
    readonly of: (company_id: number) => Effect.Effect<ReadonlyArray<AcceptedBar>, StoreUnavailable>
    /** Accepts bars, also those that were accepted before with another low or high, and logs it as an operation. */
    readonly accept: (
      company_id: number,
      bars: ReadonlyArray<BarRange>,
      by: AuditNote
    ) => Effect.Effect<void, StoreUnavailable>
    /** Withdraws the acceptance of the bars of these dates, and logs it; returns the dates of those that were accepted. */
    readonly withdraw: (
      company_id: number,
      dates: ReadonlyArray<string>,
      by: AuditNote
    ) => Effect.Effect<ReadonlyArray<string>, StoreUnavailable>
  }
>()("findata/core/doubts/AcceptedBars") {}
