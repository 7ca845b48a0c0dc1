/** What a store knows that may contradict its prices and actions. */
import type { Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ReplacedClose } from "./AdjustedFile.ts"
import type { PlacedAction } from "./PlacedAction.ts"
import type { Rewrite } from "./Rewrite.ts"
import type { Step } from "./Step.ts"

/** Days of one company, from the first to the last of them. */
export interface CompanyDays {
  readonly company_id: number
  readonly first_date: string
  readonly last_date: string
}

/** Of all that is stored where no spans or run are given. */
export interface Evidence {
  /**
   * The bars in the spans, and the first after each, that open by 1.45 or more either way from the close before them, on
   * a day without an action; by company and date.
   */
  readonly steps: (
    spans: ReadonlyArray<CompanyDays> | null
  ) => Effect.Effect<ReadonlyArray<Step>, StoreUnavailable>
  /** The actions in the spans, among all bars of their companies; by company and date. */
  readonly actions: (
    spans: ReadonlyArray<CompanyDays> | null
  ) => Effect.Effect<ReadonlyArray<PlacedAction>, StoreUnavailable>
  /** The closes that the run put in the place of others, of these companies; by company and date. */
  readonly replaced: (
    run_id: number,
    company_ids: ReadonlyArray<number>
  ) => Effect.Effect<ReadonlyArray<ReplacedClose>, StoreUnavailable>
  /** What the run did to the bars of each company of which it changed one. A store that keeps no replaced bars knows of
   * none but the run that is under way. */
  readonly rewrites: (run_id: number | null) => Effect.Effect<ReadonlyArray<Rewrite>, StoreUnavailable>
}
