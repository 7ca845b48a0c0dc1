/** The one error that every port may fail with: the store can't be reached now, try again later. */
import { Schema } from "effect"

export class StoreUnavailable extends Schema.TaggedError<StoreUnavailable>()("StoreUnavailable", {
  /** What could not be reached or done, for the log; never shown to a client. */
  reason: Schema.String
}) {}
