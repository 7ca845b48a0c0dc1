/** Stored prices and actions that are probably wrong, though they break no rule. */
import { Schema } from "effect"
import { ActionType } from "../prices/CorporateAction.ts"

export const DoubtReason = Schema.Literals([
  "step",
  "dividend",
  "reference_close",
  "untraded_action",
  "no_step",
  "rewrite"
])
export type DoubtReason = typeof DoubtReason.Type

/**
 * - `step`: a bar that opens as far from the previous close as after a split, on a day without an action
 * - `dividend`: a dividend above a quarter of the previous close
 * - `reference_close`: an action whose reference_close differs from the close of the bar before it
 * - `untraded_action`: an action on a day on which its exchange traded and the security did not
 * - `no_step`: a split at whose ex-date the bars show no step, as bars adjusted for it
 * - `rewrite`: a file that changed more than a tenth of a company's bars
 */
export const Doubt = Schema.Struct({
  reason: DoubtReason,
  company_id: Schema.Int,
  /** Date of the bar or action, YYYY-MM-DD; null when many bars are meant. */
  date: Schema.NullOr(Schema.String),
  /** Type of the action; null for doubts about bars alone. */
  type: Schema.NullOr(ActionType),
  /** The dates of the bars in question, those most probably wrong first. */
  bars: Schema.Array(Schema.String),
  /** The run that changed the bars; null except for a rewrite. */
  run_id: Schema.NullOr(Schema.Int),
  /** What is doubtful: a sentence without its full stop. */
  message: Schema.String,
  /** How to resolve it, as the rest of that sentence. */
  remedy: Schema.String
})
export type Doubt = typeof Doubt.Type
