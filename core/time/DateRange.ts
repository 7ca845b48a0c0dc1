/** A range of days. */

/** Both ends are inclusive; null is open. */
export interface DateRange {
  readonly from: string | null
  readonly to: string | null
}

/** The earlier of two days, of which null is none; null where both are. */
export const earlierDay = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one
