/** A company's bars, and what they are adjusted by. */
import { Schema, Struct } from "effect"
import { DoubtfulSpike, DoubtfulStep } from "../../../../core/mod.ts"
import { field } from "../../../../core/ports.ts"
import { ActionList, PriceHistory } from "../groups/Prices.ts"
import { pageFields } from "./Members.ts"

/** As `PriceHistory`. */
export const PricesPage = Schema.Struct({
  ...pageFields,
  ...Struct.omit(PriceHistory.fields, ["symbol"])
}).annotate({ identifier: "PricesPage" })

/** As `ActionList`, where the bars look as if an action were missing, and their probable bad ticks. */
export const ActionsPage = Schema.Struct({
  ...pageFields,
  ...Struct.omit(ActionList.fields, ["symbol"]),
  is_fund: field(
    Schema.Boolean,
    "Whether the security is a fund, a note that follows an index, or an index: it files no statements"
  ),
  doubtful_steps: field(
    Schema.Array(DoubtfulStep.annotate({ identifier: "DoubtfulStep" })),
    "Days without an action on which the newest 10,000 bars step as after a split, at most the newest 100, the newest first, whatever range and type of actions are asked for; a crash looks like one too"
  ),
  doubtful_spikes: field(
    Schema.Array(DoubtfulSpike.annotate({ identifier: "DoubtfulSpike" })),
    "The newest 10,000 bars with a low below half of the lesser, or a high above twice the greater, of open and close, at most the newest 100, the newest first, whatever range and type of actions are asked for; such a low or high is left out of 52-week ranges. Without those that an operator took as right"
  )
}).annotate({ identifier: "ActionsPage" })
