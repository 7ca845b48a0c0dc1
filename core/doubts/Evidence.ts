/** Stored data that may contradict prices and actions. */
import type { Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ReplacedClose } from "./AdjustedFile.ts"
import type { OffSessionBars } from "./OffSession.ts"
import type { PlacedAction } from "./PlacedAction.ts"
import type { Rewrite } from "./Rewrite.ts"
import type { CompanyBar } from "./Spike.ts"
import type { Step } from "./Step.ts"

/** A company's days from the first to the last, both inclusive. */
export interface CompanyDays {
  readonly company_id: number
  readonly first_date: string
  readonly last_date: string
}

/** Null spans or a null run mean everything stored. */
export interface Evidence {
  /** How many bars there are in the spans, one of each company; companies without one are absent. */
  readonly bars: (
    spans: ReadonlyArray<CompanyDays>
  ) => Effect.Effect<ReadonlyMap<number, number>, StoreUnavailable>
  /**
   * The bars in the spans, and the first after each, that open a factor of 1.45 or more above or below the previous
   * close, on a day without an action; by company and date.
   */
  readonly steps: (
    spans: ReadonlyArray<CompanyDays> | null
  ) => Effect.Effect<ReadonlyArray<Step>, StoreUnavailable>
  /** The bars in the spans whose low or high is a spike; by company and date. */
  readonly spikes: (
    spans: ReadonlyArray<CompanyDays> | null
  ) => Effect.Effect<ReadonlyArray<CompanyBar>, StoreUnavailable>
  /** The bars in the spans on days on which their exchange has no session, without accepted ones; by company. */
  readonly offSession: (
    spans: ReadonlyArray<CompanyDays> | null
  ) => Effect.Effect<ReadonlyArray<OffSessionBars>, StoreUnavailable>
  /** The actions in the spans with the bars around them; by company and date. */
  readonly actions: (
    spans: ReadonlyArray<CompanyDays> | null
  ) => Effect.Effect<ReadonlyArray<PlacedAction>, StoreUnavailable>
  /** The closes that the run replaced, of these companies; by company and date. */
  readonly replaced: (
    run_id: number,
    company_ids: ReadonlyArray<number>
  ) => Effect.Effect<ReadonlyArray<ReplacedClose>, StoreUnavailable>
  /**
   * How many bars the run changed, by company, for companies with at least one. A store without an undo log knows this
   * only of the run under way.
   */
  readonly rewrites: (run_id: number | null) => Effect.Effect<ReadonlyArray<Rewrite>, StoreUnavailable>
}
