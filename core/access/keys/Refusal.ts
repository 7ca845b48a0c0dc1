/** Why a request with a key is refused, or a key isn't found. */
import { Schema } from "effect"
import type { Quota } from "../quotas/RateLimit.ts"
import { Scope } from "./Scope.ts"

/** Missing, malformed, unknown, expired or revoked: one error for all, so that nothing is disclosed. */
export class KeyInvalid extends Schema.TaggedError<KeyInvalid>()("KeyInvalid", {}) {}

/** The key lacks the scope `required`. The request used none of its quota, whose state is `quota`. */
export class ScopeMissing extends Schema.TaggedError<ScopeMissing>()("ScopeMissing", {
  required: Scope,
  quota: Schema.Any
}) {
  declare readonly quota: Quota
}

/**
 * The request doesn't fit into the key's quota, and used none of it. `quota.retry_after` is when it would fit, in
 * seconds from now.
 */
export class QuotaExceeded extends Schema.TaggedError<QuotaExceeded>()("QuotaExceeded", {
  quota: Schema.Any
}) {
  declare readonly quota: Quota
}

/** The owner has as many keys as an owner may have; revoked ones don't count. */
export class TooManyKeys extends Schema.TaggedError<TooManyKeys>()("TooManyKeys", { max: Schema.Int }) {
  override get message(): string {
    return `The owner has ${this.max} keys that aren't revoked, the most allowed: revoke one first`
  }
}

/** No key has the id, the key is another owner's, or it is revoked and can't be changed or rotated any more. */
export class KeyNotFound extends Schema.TaggedError<KeyNotFound>()("KeyNotFound", { id: Schema.Int }) {}
