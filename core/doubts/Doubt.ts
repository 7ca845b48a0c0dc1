/** What is probably wrong with stored prices and actions, though it breaks no law. */
import { Schema } from "effect"

export const DoubtReason = Schema.Literals([
  "step",
  "dividend",
  "reference_close",
  "untraded_action",
  "rewrite"
])
export type DoubtReason = typeof DoubtReason.Type

/**
 * - `step`: a bar that opens as far from the previous close as after a split, on a day without an action
 * - `dividend`: one of more than a quarter of the previous close
 * - `reference_close`: one that isn't the close of the bar before the action
 * - `untraded_action`: effective on a day on which its exchange traded and the security did not
 * - `rewrite`: a file that changed more than a tenth of a company's bars
 */
export interface Doubt {
  readonly reason: DoubtReason
  readonly company_id: number
  /** YYYY-MM-DD: of the bar or of the action; null for bars of many days. */
  readonly date: string | null
  /** What is doubtful, as a sentence without its full stop. */
  readonly message: string
  /** What would settle it, as the rest of that sentence. */
  readonly remedy: string
}
