/** An API key as stored, without the secret: the store holds only the secret's SHA-256. */
import { Schema } from "effect"
import { field, nullable } from "../../records/Record.ts"
import { Instant } from "../../time/Instant.ts"
import { Scope } from "./Scope.ts"
import { Tier } from "./Tier.ts"

/** All that is stored of a key besides the hashes of its secrets. */
export const ApiKey = Schema.Struct({
  id: field(Schema.Int, "The key's id"),
  name: field(Schema.String, "The key's display name", { example: "reports" }),
  key_prefix: field(Schema.String, "The secret's first 11 characters", { example: "ak_EXAMPLE0" }),
  scopes: field(Schema.Array(Scope), "The scopes that the key grants"),
  rate_limit: field(Schema.Int, "Requests admitted in a period"),
  rate_period: field(Schema.Int, "The length of the period", { unit: "seconds" }),
  tier: field(Tier, "The key's tier in the basic API"),
  owner: nullable(Schema.String, "The key's owner; null for a key created without one"),
  created_at: field(Instant, "When it was created, UTC"),
  expires_at: nullable(Instant, "When it expires, UTC; null for never"),
  last_used_at: nullable(
    Instant,
    "When it was last used, UTC, at most a minute late, for its first use a second; null for never"
  ),
  revoked_at: nullable(Instant, "When it was revoked, UTC; null for never")
})
export type ApiKey = typeof ApiKey.Type

/** What `statusOf` returns. Only an `active` key admits requests; one that is both revoked and expired is `revoked`. */
export const ApiKeyStatus = Schema.Literals(["active", "revoked", "expired"])
export type ApiKeyStatus = typeof ApiKeyStatus.Type

/**
 * Whether the key works at `now` (milliseconds since 1970). Revocation outranks expiry.
 *
 * @example
 * ```ts
 * import { statusOf } from "findata"
 *
 * const key = {
 *   id: 1, name: "reports", key_prefix: "ak_EXAMPLE0", scopes: ["read:stock"], rate_limit: 60,
 *   rate_period: 60, tier: "standard", owner: null, created_at: "2026-01-01T00:00:00Z",
 *   expires_at: "2026-07-01T00:00:00Z", last_used_at: null, revoked_at: null
 * } as const
 * statusOf(key, Date.parse("2026-06-30T23:59:59Z")) // => "active"
 * statusOf(key, Date.parse("2026-07-01T00:00:00Z")) // => "expired"
 * ```
 */
export const statusOf = (key: ApiKey, now: number): ApiKeyStatus =>
  key.revoked_at !== null
    ? "revoked"
    : key.expires_at !== null && Date.parse(key.expires_at) <= now
      ? "expired"
      : "active"
