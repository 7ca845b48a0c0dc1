/** A stretch of days. */

/** Days, both inclusive; null is open. */
export interface DateRange {
  readonly from: string | null
  readonly to: string | null
}
