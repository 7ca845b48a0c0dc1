/** Port: stores raw daily bars and corporate actions. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Interval } from "./Bar.ts"
import type { BarColumns } from "./BarColumns.ts"
import type { CorporateAction } from "./CorporateAction.ts"
import type { DateRange } from "../time/DateRange.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/** A window of a company's bars in a range of days. */
export interface BarQuery extends DateRange {
  readonly company_id: number
  /** Whether the window is counted from the oldest or from the newest bar of the range. */
  readonly order: "asc" | "desc"
  readonly offset: number
  /** Null for all. */
  readonly limit: number | null
}

/**
 * Bars and actions by company. Bars are as traded; amounts of actions are as filed, in their own currency where they
 * state one.
 */
export class PriceStore extends Context.Service<
  PriceStore,
  {
    /** Oldest first, from whichever end the window is counted. */
    readonly bars: (query: BarQuery) => Effect.Effect<BarColumns, StoreUnavailable>
    /** The number of bars of the interval that are made of the days in the range. */
    readonly count: (
      company_id: number,
      range: DateRange,
      interval: Interval
    ) => Effect.Effect<number, StoreUnavailable>
    /** All actions of a company, oldest first; on the same day, by type and value. */
    readonly actions: (company_id: number) => Effect.Effect<ReadonlyArray<CorporateAction>, StoreUnavailable>
    /** Up to which day all actions of a company are known; null when none were ever imported. */
    readonly actionsKnownTo: (company_id: number) => Effect.Effect<string | null, StoreUnavailable>
    /** The dates of the bars that an operator accepted as they are, spikes included, oldest first. */
    readonly acceptedDates: (company_id: number) => Effect.Effect<ReadonlyArray<string>, StoreUnavailable>
  }
>()("findata/core/prices/PriceStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    bars: ({ company_id }) => ({ price_daily: { company_id: [company_id] } }),
    count: (company_id) => ({ price_daily: { company_id: [company_id] } }),
    // An action has the close before it.
    actions: (company_id) => ({
      corporate_action: { company_id: [company_id] },
      price_daily: { company_id: [company_id] }
    }),
    actionsKnownTo: (company_id) => ({ action_coverage: { company_id: [company_id] } }),
    // A decision is about the bar as it was.
    acceptedDates: (company_id) => ({
      accepted_spike: { company_id: [company_id] },
      price_daily: { company_id: [company_id] }
    })
  } satisfies ReadsOf<PriceStore["Service"]>
}
