/** Keys as the API returns them: an item of a list, and the response to creating one. */
import { Redacted, Schema } from "effect"
import { membersOf, pick } from "../../records/Members.ts"
import { field } from "../../records/Record.ts"
import { ApiKey, ApiKeyStatus, statusOf } from "./ApiKey.ts"
import type { CreatedKey } from "./ApiKeys.ts"

/** A key without its secret and its owner. */
export const ListedKey = Schema.Struct({
  ...pick(ApiKey.fields, ["id", "name", "key_prefix", "scopes", "rate_limit", "rate_period", "tier"]),
  status: field(ApiKeyStatus, "Whether it works; a key that is both revoked and expired is revoked"),
  ...pick(ApiKey.fields, ["created_at", "expires_at", "last_used_at", "revoked_at"])
})
export type ListedKey = typeof ListedKey.Type

const listedMembers = membersOf(ListedKey)

/** The key's list item, with its status at `now` (milliseconds). */
export const listedKey = (key: ApiKey, now: number): ListedKey =>
  listedMembers({ ...key, status: statusOf(key, now) })

/** A key with its secret, returned only when the secret is created. */
export const KeyWithSecret = Schema.Struct({
  ...pick(ApiKey.fields, ["id", "name"]),
  key: field(Schema.String, "The secret, ak_ and 40 letters and digits, shown only once"),
  ...pick(ApiKey.fields, ["key_prefix", "scopes", "expires_at", "created_at"])
})
export type KeyWithSecret = typeof KeyWithSecret.Type

const secretMembers = membersOf(KeyWithSecret)

/** The response to creating a key or rotating its secret, with the secret in plain text. */
export const keyWithSecret = ({ key, secret }: CreatedKey): KeyWithSecret =>
  secretMembers({ ...key, key: Redacted.value(secret) })
