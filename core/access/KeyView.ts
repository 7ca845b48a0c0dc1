/** Keys as the API returns them: an item of a list, and the response to creating one. */
import { Redacted, Schema } from "effect"
import { ApiKey, statusOf } from "./ApiKey.ts"
import type { CreatedKey } from "./ApiKeys.ts"

const { id, name, key_prefix, scopes, rate_limit, rate_period, tier, ...times } = ApiKey.fields
const { created_at, expires_at, last_used_at, revoked_at } = times

/** A key without its secret and its owner. */
export const ListedKey = Schema.Struct({
  id,
  name,
  key_prefix,
  scopes,
  rate_limit,
  rate_period,
  tier,
  status: Schema.Literals(["active", "revoked", "expired"]),
  created_at,
  expires_at,
  last_used_at,
  revoked_at
})
export type ListedKey = typeof ListedKey.Type

/** The key's list item, with its status at `now` (milliseconds). */
export const listedKey = (key: ApiKey, now: number): ListedKey => ({
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

/** A key with its secret, returned only when the secret is created. */
export const KeyWithSecret = Schema.Struct({
  id,
  name,
  /** The secret, `ak_` and 40 letters and digits. */
  key: Schema.String,
  key_prefix,
  scopes,
  expires_at,
  created_at
})
export type KeyWithSecret = typeof KeyWithSecret.Type

export const keyWithSecret = ({ key, secret }: CreatedKey): KeyWithSecret => ({
  id: key.id,
  name: key.name,
  key: Redacted.value(secret),
  key_prefix: key.key_prefix,
  scopes: key.scopes,
  expires_at: key.expires_at,
  created_at: key.created_at
})
