/** An API key as stored, without the secret: the store holds only the secret's SHA-256. */
import { Schema } from "effect"
import { Instant } from "../time/Instant.ts"
import { Scope } from "./Scope.ts"
import { Tier } from "./Tier.ts"

export const ApiKey = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  key_prefix: Schema.String,
  scopes: Schema.Array(Scope),
  /** Requests admitted in any stretch of `rate_period` seconds. */
  rate_limit: Schema.Int,
  rate_period: Schema.Int,
  tier: Tier,
  /** The owner's id, as the `sub` of a token gives it; null for a key created by an operator without an owner. */
  owner: Schema.NullOr(Schema.String),
  created_at: Instant,
  /** Null when the key doesn't expire. */
  expires_at: Schema.NullOr(Instant),
  /** Null when the key was never used; up to a minute old. */
  last_used_at: Schema.NullOr(Instant),
  /** Null for a key that isn't revoked. */
  revoked_at: Schema.NullOr(Instant)
})
export type ApiKey = typeof ApiKey.Type

export type ApiKeyStatus = "active" | "revoked" | "expired"

/** Whether the key works at `now` (milliseconds since 1970). Revocation outranks expiry. */
export const statusOf = (key: ApiKey, now: number): ApiKeyStatus =>
  key.revoked_at !== null
    ? "revoked"
    : key.expires_at !== null && Date.parse(key.expires_at) <= now
      ? "expired"
      : "active"
