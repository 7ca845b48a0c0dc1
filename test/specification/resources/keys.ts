/** API keys: specification 2.12, contract 6. */
import { all, count, instant, integer, listOf, maybe, members, oneOf, text } from "../forms.ts"
import type { Specified } from "../Specified.ts"

const scopes = listOf(
  oneOf("read:all", "read:financial", "read:stock", "read:news", "read:research", "read:bulk")
)
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

const path = "/api/v1/api-keys"

export const specified: Specified = {
  operations: [
    {
      method: "POST",
      path,
      access: "token",
      request: path,
      absent: null,
      detail: null,
      invalid: path,
      loc: ["body", "rate_period"]
    }
  ],
  added: [
    `GET ${path}`,
    `GET ${path}/{id}`,
    `PATCH ${path}/{id}`,
    `DELETE ${path}/{id}`,
    `POST ${path}/{id}/rotate`,
    `GET ${path}/{id}/usage`
  ]
}
