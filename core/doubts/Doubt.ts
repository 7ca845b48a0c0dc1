/** Stored prices and actions that are probably wrong, though they break no rule. */
import { Schema } from "effect"
import { field, nullable } from "../records/Record.ts"
import { ActionType } from "../prices/CorporateAction.ts"

/** The rule by which data is doubtful; `Doubt` describes each. */
export const DoubtReason = Schema.Literals([
  "step",
  "dividend",
  "reference_close",
  "untraded_action",
  "no_step",
  "spike",
  "off_session",
  "rewrite"
])
export type DoubtReason = typeof DoubtReason.Type

/**
 * - `step`: a bar that opens as far from the previous close as after a split, on a day without an action
 * - `dividend`: a dividend above a quarter of the previous close
 * - `reference_close`: an action whose reference_close differs from the close of the bar before it
 * - `untraded_action`: an action on a day on which its exchange traded and the security did not
 * - `no_step`: a split at whose ex-date the bars show no step, as bars adjusted for it
 * - `spike`: a bar whose low or high is a factor of 2 or more beyond its open and close
 * - `off_session`: a bar on a day on which its exchange has no session, where a calendar knows the day
 * - `rewrite`: a file that changed more than a tenth of a company's bars
 */
export const Doubt = Schema.Struct({
  reason: field(DoubtReason, "Why it is doubtful"),
  company_id: field(Schema.Int, "The company's id"),
  date: nullable(Schema.String, "Date of the bar or action, YYYY-MM-DD; null when many bars are meant"),
  type: nullable(ActionType, "Type of the action; null for doubts about bars alone"),
  bars: field(
    Schema.Array(Schema.String),
    "The dates of the bars in question, those most probably wrong first"
  ),
  run_id: nullable(Schema.Int, "The run that changed the bars; null except for a rewrite"),
  message: field(Schema.String, "What is doubtful: a sentence without its full stop"),
  remedy: field(Schema.String, "How to resolve it, as the rest of that sentence")
})
export type Doubt = typeof Doubt.Type
