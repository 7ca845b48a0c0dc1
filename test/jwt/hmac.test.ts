/** Tokens with a shared secret: which are accepted, and that all others are refused in the same way. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { base64url, type JWTPayload, SignJWT } from "jose"
import { HmacTokens } from "../../adapters/jwt/mod.ts"
import { BearerTokens } from "../../core/mod.ts"

const secret = "0123456789abcdef0123456789abcdef"
const options = { secret: Redacted.make(secret), issuer: null, audience: null }
const now = 1_700_000_000

const bytes = (text: string) => new TextEncoder().encode(text)

const sign = (claims: JWTPayload, header: Record<string, unknown> = {}, key = secret) =>
  Effect.promise(() => new SignJWT(claims).setProtectedHeader({ alg: "HS256", ...header }).sign(bytes(key)))

/** An unsigned token with any header. */
const unsigned = (header: unknown, claims: unknown, signature = ""): string =>
  [JSON.stringify(header), JSON.stringify(claims)]
    .map((part) => base64url.encode(part))
    .concat(signature)
    .join(".")

const verified = Effect.fnUntraced(function* (token: string, rules: Partial<HmacTokens.HmacOptions> = {}) {
  yield* TestClock.setTime(now * 1000)
  const verify = Effect.flatMap(BearerTokens, (tokens) => tokens.verify(token))
  return yield* Effect.provide(verify, HmacTokens.layer({ ...options, ...rules }))
})

const refused = (token: string, rules?: Partial<HmacTokens.HmacOptions>) =>
  Effect.map(Effect.flip(verified(token, rules)), ({ _tag }) => assert.strictEqual(_tag, "TokenInvalid"))

const good = { sub: "anna", exp: now + 60 }

describe("a token is accepted", () => {
  const lawful: ReadonlyArray<readonly [what: string, claims: typeof good & JWTPayload]> = [
    ["with sub and exp", good],
    ["until the end of the year 9999", { ...good, exp: 253_402_300_799 }],
    ["until the second before it expires", { ...good, exp: now + 1 }],
    ["from the second it becomes valid", { ...good, nbf: now }],
    ["with any iat", { ...good, iat: now + 1000 }],
    ["with any issuer and audience, where none is configured", { ...good, iss: "x", aud: "y" }],
    ["with an owner of 255 characters", { ...good, sub: "x".repeat(255) }]
  ]
  it.effect.each(lawful)("%s", ([, claims]) =>
    Effect.gen(function* () {
      const bearer = yield* verified(yield* sign(claims))
      assert.deepStrictEqual(bearer, { owner: claims.sub, scopes: null, isAdmin: false })
    })
  )

  it.effect("with those of its scopes that exist", () =>
    Effect.gen(function* () {
      const bearer = yield* verified(
        yield* sign({ ...good, scope: "openid read:stock read:news read:stock" })
      )
      assert.deepStrictEqual(bearer, { owner: "anna", scopes: ["read:stock", "read:news"], isAdmin: false })
    })
  )
})

const base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

/** The character of base64url that differs in its last bit. */
const next = (character: string): string => base64.charAt(base64.indexOf(character) ^ 1)

const refusedLive = (token: string) =>
  Effect.runPromise(refused(token).pipe(Effect.provide(TestClock.layer())))

describe("a token is refused", () => {
  const unlawful: ReadonlyArray<readonly [what: string, claims: Record<string, unknown>]> = [
    ["without exp", { sub: "anna" }],
    ["without sub", { exp: now + 60 }],
    ["with an empty sub", { ...good, sub: "" }],
    ["with a sub that isn't text", { ...good, sub: 5 }],
    ["with a sub of 256 characters", { ...good, sub: "x".repeat(256) }],
    ["with a sub that no database can store", { ...good, sub: "a\u0000" }],
    ["from the second it expires", { ...good, exp: now }],
    ["with an exp that isn't a number", { ...good, exp: "2099" }],
    ["with an exp after the year 9999", { ...good, exp: 253_402_300_800 }],
    ["with an exp in milliseconds", { ...good, exp: (now + 60) * 1000 }],
    ["with an exp beyond all dates", { ...good, exp: 1e308 }],
    ["before it is valid", { ...good, nbf: now + 1 }],
    ["with a scope that isn't text", { ...good, scope: ["read:all"] }]
  ]
  it.effect.each(unlawful)("%s", ([, claims]) => Effect.flatMap(sign(claims as JWTPayload), refused))

  it.effect("with another secret's signature", () => Effect.flatMap(sign(good, {}, `${secret}x`), refused))

  it.effect.each(["HS384", "HS512"])("with the right secret by %s", (alg) =>
    Effect.flatMap(sign(good, { alg }, secret.repeat(2)), (token) =>
      refused(token, { secret: Redacted.make(secret.repeat(2)) })
    )
  )

  it.effect.each(["none", "None", "NONE", "", "RS256", "HS256 "])("with alg %j and no signature", (alg) =>
    refused(unsigned({ alg }, good))
  )

  it.effect("with an unknown critical header", () =>
    Effect.gen(function* () {
      const token = yield* sign(good)
      const [, claims, signature] = token.split(".")
      const header = base64url.encode(JSON.stringify({ alg: "HS256", crit: ["x"], x: 1 }))
      yield* refused([header, claims, signature].join("."))
    })
  )

  it.effect("with any one character replaced", () =>
    Effect.gen(function* () {
      const token = yield* sign(good)
      for (let i = 0; i < token.length; i++) {
        if (token[i] === ".") continue
        yield* refused(`${token.slice(0, i)}${token[i] === "A" ? "B" : "A"}${token.slice(i + 1)}`)
      }
    })
  )

  it.effect.each([
    ["padding", (token: string) => `${token}=`],
    ["more padding", (token: string) => `${token}==`],
    ["white space", (token: string) => `${token}\n`],
    ["the other alphabet", (token: string) => token.replaceAll("-", "+").replaceAll("_", "/")],
    ["bits that mean nothing", (token: string) => token.slice(0, -1) + next(token.at(-1) ?? "")]
  ] as const)("whose signature has %s", ([, change]) =>
    Effect.gen(function* () {
      let sub = "anna"
      let token = yield* sign(good)
      // One whose signature differs in both alphabets.
      while (!/[-_][^.]*$/.test(token)) {
        sub += "a"
        token = yield* sign({ ...good, sub })
      }
      yield* verified(token)
      yield* refused(change(token))
    })
  )

  it("for any other text", async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), refusedLive))
    const parts = fc.array(
      fc.json().map((text) => base64url.encode(text)),
      { minLength: 2, maxLength: 5 }
    )
    await fc.assert(fc.asyncProperty(parts, (given) => refusedLive(given.join("."))))
  })
})

describe("configured issuer and audience", () => {
  const rules = { issuer: "https://issuer.example", audience: "findata" }
  const named = { ...good, iss: rules.issuer, aud: rules.audience }

  it.effect.each([named, { ...named, aud: ["others", "findata"] }])("accept %j", (claims) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* verified(yield* sign(claims), rules)).owner, "anna")
    })
  )

  it.effect.each([
    good,
    { ...named, iss: "https://issuer.example/" },
    { ...good, aud: "findata" },
    { ...good, iss: rules.issuer },
    { ...named, aud: "other" },
    { ...named, aud: [] }
  ])("refuse %j", (claims) => Effect.flatMap(sign(claims), (token) => refused(token, rules)))
})
