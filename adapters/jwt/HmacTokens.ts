/** `BearerTokens` signed with a secret that the issuer shares with this service, by HS256 only. */
import { Clock, Effect, Layer, Redacted } from "effect"
import { BearerTokens, instantOf } from "../../core/mod.ts"
import { jose, type TokenRules, verifierOf } from "./verify.ts"

export interface HmacOptions extends TokenRules {
  /** At least 32 bytes. */
  readonly secret: Redacted.Redacted
}

/** RFC 7518, section 3.2: a key at least as long as the hash. */
const minSecretBytes = 32

const algorithm = "HS256"

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/**
 * Whether the secret is long enough to sign with.
 *
 * @example
 * ```ts
 * import { HmacTokens } from "findata/jwt"
 *
 * HmacTokens.isLongEnough("a secret that is 32 bytes long..") // => true
 * HmacTokens.isLongEnough("a password") // => false
 * ```
 */
export const isLongEnough = (secret: string): boolean => bytesOf(secret).length >= minSecretBytes

const keyOf = (secret: Redacted.Redacted) =>
  isLongEnough(Redacted.value(secret))
    ? Effect.succeed(bytesOf(Redacted.value(secret)))
    : Effect.die(new Error(`A secret for HS256 has ${minSecretBytes} bytes at least`))

/**
 * A secret that is too short is a defect: settings refuse it earlier.
 *
 * @example
 * ```ts
 * import { Effect, Redacted } from "effect"
 * import { BearerTokens } from "findata"
 * import { HmacTokens } from "findata/jwt"
 *
 * const secret = Redacted.make("a secret that is 32 bytes long..")
 * const tokens = HmacTokens.layer({ secret, issuer: null, audience: null })
 * const program = Effect.flip(Effect.flatMap(BearerTokens, ({ verify }) => verify("no token")))
 * await Effect.runPromise(Effect.provide(program, tokens)) // => { _tag: "TokenInvalid" }
 * ```
 */
export const layer = ({ secret, ...rules }: HmacOptions): Layer.Layer<BearerTokens> =>
  Layer.effect(
    BearerTokens,
    Effect.map(Effect.all([jose, keyOf(secret)]), ([jose, key]) =>
      BearerTokens.of({ verify: verifierOf(jose, key, [algorithm], rules) })
    )
  )

export interface TokenRequest {
  /** The token's owner. */
  readonly sub: string
  /** Its `scope` claim; null for none. */
  readonly scope: string | null
  readonly ttlSeconds: number
}

/**
 * Signs a token that `layer` with the same options accepts, and returns it with its expiry.
 *
 * @example
 * ```ts
 * import { Effect, Redacted } from "effect"
 * import { HmacTokens } from "findata/jwt"
 *
 * const secret = Redacted.make("a secret that is 32 bytes long..")
 * const options = { secret, issuer: null, audience: null }
 * const minted = HmacTokens.mint(options, { sub: "alice", scope: "read:stock", ttlSeconds: 3600 })
 * const { token } = await Effect.runPromise(minted)
 * Redacted.value(token).split(".").length // => 3
 * ```
 */
export const mint = Effect.fnUntraced(function* (
  { audience, issuer, secret }: HmacOptions,
  { scope, sub, ttlSeconds }: TokenRequest
) {
  const key = yield* keyOf(secret)
  const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
  const exp = now + ttlSeconds
  const claims = {
    sub,
    iat: now,
    exp,
    ...(scope === null ? {} : { scope }),
    ...(issuer === null ? {} : { iss: issuer }),
    ...(audience === null ? {} : { aud: audience })
  }
  const { SignJWT } = yield* jose
  const signed = new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: "JWT" })
  const token = yield* Effect.promise(() => signed.sign(key))
  return { token: Redacted.make(token), expires_at: instantOf(exp * 1000) }
})
