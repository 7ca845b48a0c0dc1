/** Keys as the command prints them: with the secret once at creation, and as list items. */
import { Redacted } from "effect"
import { type ApiKey, type CreatedKey, statusOf } from "../../core/mod.ts"

/** What the creation of a key answers, its secret this once. */
export const creation = ({ key, secret }: CreatedKey) => ({
  id: key.id,
  name: key.name,
  key: Redacted.value(secret),
  key_prefix: key.key_prefix,
  scopes: key.scopes,
  expires_at: key.expires_at,
  created_at: key.created_at
})

export const listItem = (key: ApiKey, now: number) => ({
  id: key.id,
  name: key.name,
  key_prefix: key.key_prefix,
  scopes: key.scopes,
  rate_limit: key.rate_limit,
  rate_period: key.rate_period,
  tier: key.tier,
  status: statusOf(key, now),
  created_at: key.created_at,
  expires_at: key.expires_at,
  last_used_at: key.last_used_at,
  revoked_at: key.revoked_at
})
