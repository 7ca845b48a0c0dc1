/** Tokens that findata signs itself, the secrets that it accepts, and scopes in a claim. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { HmacTokens } from "../../adapters/jwt/mod.ts"
import { BearerTokens } from "../../core/mod.ts"
import { isAdminClaim, scopesOfClaim } from "../../core/ports.ts"

const options = { secret: Redacted.make("0123456789abcdef0123456789abcdef"), issuer: null, audience: null }
const now = 1_700_000_000

const verified = (token: Redacted.Redacted, given: HmacTokens.HmacOptions) =>
  Effect.flatMap(BearerTokens, (tokens) => tokens.verify(Redacted.value(token))).pipe(
    Effect.provide(HmacTokens.layer(given))
  )

describe("a minted token", () => {
  const rules = { ...options, issuer: "me", audience: "findata" }

  it.effect("is accepted by a service with the same settings for its lifetime", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(now * 1000 + 999)
      const claims = { sub: "anna", scope: "read:stock", ttlSeconds: 60 }
      const { expires_at, token } = yield* HmacTokens.mint(rules, claims)
      assert.strictEqual(Date.parse(expires_at), (now + 60) * 1000)
      const bearer = yield* verified(token, rules)
      assert.deepStrictEqual(bearer, { owner: "anna", scopes: ["read:stock"], isAdmin: false })
      yield* TestClock.setTime((now + 60) * 1000)
      const error = yield* Effect.flip(verified(token, rules))
      assert.strictEqual(error._tag, "TokenInvalid")
    })
  )

  it.effect("without a scope restricts none", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(now * 1000)
      const { token } = yield* HmacTokens.mint(options, { sub: "a", scope: null, ttlSeconds: 1 })
      assert.isNull((yield* verified(token, options)).scopes)
    })
  )
})

describe("a secret", () => {
  it("is long enough from 32 bytes on", () => {
    assert.deepStrictEqual(["x".repeat(31), "x".repeat(32), "é".repeat(16)].map(HmacTokens.isLongEnough), [
      false,
      true,
      true
    ])
  })

  it.effect("that is shorter is refused", () =>
    Effect.gen(function* () {
      const short = HmacTokens.layer({ ...options, secret: Redacted.make("x".repeat(31)) })
      const exit = yield* Effect.exit(Effect.scoped(Layer.build(short)))
      assert.strictEqual(exit._tag, "Failure")
    })
  )
})

it("only known words of a scope claim count", () => {
  assert.deepStrictEqual(scopesOfClaim("read:allx xread:all READ:ALL  read:all\tread:news"), [])
  assert.deepStrictEqual(scopesOfClaim("read:research  read:all"), ["read:all", "read:research"])
  const claims = ["admin", "read:all admin", "administrator", "Admin", "read:admin", ""]
  assert.deepStrictEqual(claims.map(isAdminClaim), [true, true, false, false, false, false])
})
