/** Why a request with a key is refused, or a key isn't found. */
import { Schema } from "effect"
import type { Quota } from "./RateLimit.ts"
import { Scope } from "./Scope.ts"

/** Missing, malformed, unknown, expired or revoked: one error for all, so that nothing is disclosed. */
export class KeyInvalid extends Schema.TaggedError<KeyInvalid>()("KeyInvalid", {}) {}

export class ScopeMissing extends Schema.TaggedError<ScopeMissing>()("ScopeMissing", {
  required: Scope,
  quota: Schema.Any
}) {
  declare readonly quota: Quota
}

export class QuotaExceeded extends Schema.TaggedError<QuotaExceeded>()("QuotaExceeded", {
  quota: Schema.Any
}) {
  declare readonly quota: Quota
}

export class KeyNotFound extends Schema.TaggedError<KeyNotFound>()("KeyNotFound", { id: Schema.Int }) {}
