/** The error of every port: the store can't be reached now, try again later. */
import { Schema } from "effect"

/** A temporary failure: the same request may succeed later. */
export class StoreUnavailable extends Schema.TaggedError<StoreUnavailable>()("StoreUnavailable", {
  /** What failed, for the log; never shown to a client. */
  reason: Schema.String
}) {}
