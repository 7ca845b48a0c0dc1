/** The status of a key, and instants as they are stored. */
import { assert, describe, it } from "@effect/vitest"
import { type ApiKey, instantOf, statusOf } from "../../../../core/mod.ts"

const key: ApiKey = {
  id: 1,
  name: "dashboard",
  key_prefix: "ak_00000000",
  scopes: ["read:all"],
  rate_limit: 1000,
  rate_period: 3600,
  tier: "standard",
  owner: null,
  created_at: "2026-03-02T10:00:00Z",
  expires_at: null,
  last_used_at: null,
  revoked_at: null
}
const expires_at = "2026-03-02T11:00:00Z"
const revoked_at = "2026-03-02T10:30:00Z"
const expiry = Date.parse(expires_at)

describe("an API key", () => {
  it.for([
    ["that never expires is active", {}, expiry, "active"],
    ["is active until it expires", { expires_at }, expiry - 1, "active"],
    ["is expired from its expiry on", { expires_at }, expiry, "expired"],
    ["that was revoked is revoked", { revoked_at }, expiry, "revoked"],
    ["that was revoked before it expired stays revoked", { expires_at, revoked_at }, expiry, "revoked"]
  ] as const)("%s", ([, overrides, now, status]) => {
    assert.strictEqual(statusOf({ ...key, ...overrides }, now), status)
  })
})

it("an instant is in UTC, truncated to the second", () => {
  assert.strictEqual(instantOf(Date.parse("2026-03-02T10:00:00.999+09:00")), "2026-03-02T01:00:00Z")
})
