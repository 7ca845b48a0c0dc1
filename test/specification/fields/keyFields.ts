/** Fields of API keys: specification 2.12, contract 6. */
import { all, count, instant, integer, listOf, maybe, members, oneOf, text } from "./forms.ts"
const scopes = listOf(oneOf("read:all", "read:financial", "read:stock", "read:news", "read:research"))
const keyFields = {
  id: integer,
  name: text,
  key_prefix: text,
  scopes,
  created_at: instant,
  expires_at: maybe(instant)
}

/** 2.12 */
export const createdKey = members({ ...keyFields, key: text })

export const listedKey = members({
  ...keyFields,
  ...all("rate_limit, rate_period", integer),
  tier: oneOf("standard", "premium", "enterprise"),
  status: oneOf("active", "revoked", "expired"),
  ...all("last_used_at, revoked_at", maybe(instant))
})

export const keyUsage = members(all("limit, period, used, remaining, reset", count))
