/** How a single request fails. */
import { Schema } from "effect"
import { messageOf } from "../../core/ports.ts"

/** In a way that passes. */
export class TryFailed extends Schema.TaggedError<TryFailed>()("TryFailed", {
  /** The status of the answer; null when none came. */
  status: Schema.NullOr(Schema.Int),
  message: Schema.String,
  /** How long the server asks to wait, in milliseconds; null when it doesn't say. */
  wait: Schema.NullOr(Schema.Finite)
}) {}

/** For good. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  status: TryFailed.fields.status,
  message: Schema.String
}) {}

/**
 * The innermost cause has the reason, as `connect ECONNREFUSED 127.0.0.1:80`; the outer ones say that fetch failed.
 */
export const reasonOf = (error: unknown): string => {
  let reason = error
  for (let depth = 0; depth < 8 && reason instanceof Error && reason.cause instanceof Error; depth++) {
    reason = reason.cause
  }
  // One for each address of a host.
  if (reason instanceof AggregateError && reason.errors[0] instanceof Error) return reason.errors[0].message
  return messageOf(reason)
}
