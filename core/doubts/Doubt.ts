/** What is probably wrong with stored prices and actions, though it breaks no law. */
import { Schema } from "effect"
import { ActionType } from "../prices/CorporateAction.ts"

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
export const Doubt = Schema.Struct({
  reason: DoubtReason,
  company_id: Schema.Int,
  /** YYYY-MM-DD: of the bar or of the action; null for bars of many days. */
  date: Schema.NullOr(Schema.String),
  /** Of the action; null where it is about bars alone. */
  type: Schema.NullOr(ActionType),
  /** The days of the bars that raise it, those most probably wrong first. */
  bars: Schema.Array(Schema.String),
  /** The run that changed the bars; null but for a rewrite. */
  run_id: Schema.NullOr(Schema.Int),
  /** What is doubtful, a sentence without its full stop. */
  message: Schema.String,
  /** What would settle it, as the rest of that sentence. */
  remedy: Schema.String
})
export type Doubt = typeof Doubt.Type
