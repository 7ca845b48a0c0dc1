/** A range of days. */

/** Both ends are inclusive; null is open. */
export interface DateRange {
  readonly from: string | null
  readonly to: string | null
}
