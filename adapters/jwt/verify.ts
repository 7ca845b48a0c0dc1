/** The claims required of every token: an `exp` in the future, before the year 10000, a `sub`, and our issuer and audience. */
import { Clock, Effect, Schema } from "effect"
import type { JWTPayload, JWTVerifyGetKey } from "jose"
import { type Bearer, KeyOwner, StoreUnavailable, TokenInvalid } from "../../core/mod.ts"
import { isAdminClaim, scopesOfClaim } from "../../core/ports.ts"

/** Required claims; null where any value is accepted. */
export interface TokenRules {
  readonly issuer: string | null
  readonly audience: string | null
}

const isOwner = Schema.is(KeyOwner)

/** The end of the year 9999 in seconds: an `exp` after it isn't a time that anyone means, such as one in milliseconds. */
const latestExpiry = 253_402_300_799

/** What the claims of a verified token allow; null for claims that aren't as they should be. */
export const bearerOf = ({ exp = Number.POSITIVE_INFINITY, scope, sub }: JWTPayload): Bearer | null => {
  if (!isOwner(sub) || exp > latestExpiry) return null
  if (scope === undefined) return { owner: sub, scopes: null, isAdmin: false }
  return typeof scope === "string"
    ? { owner: sub, scopes: scopesOfClaim(scope), isAdmin: isAdminClaim(scope) }
    : null
}

type Jose = typeof import("jose")

/** Loaded by services that verify or sign tokens alone. */
export const jose: Effect.Effect<Jose> = Effect.promise(() => import("jose"))

/** The issuer's keys can't be fetched. */
export class KeysNotFetched extends Error {}

/** Whether the issuer's keys are at fault, by not being there: any other fault makes the token invalid. */
const areKeysAbsent = ({ errors }: Jose, error: unknown): boolean =>
  error instanceof KeysNotFetched ||
  (error instanceof errors.JOSEError &&
    [errors.JOSEError.code, errors.JWKSInvalid.code, errors.JWKSTimeout.code].includes(error.code))

const refusalOf = (jose: Jose, error: unknown): TokenInvalid | StoreUnavailable =>
  areKeysAbsent(jose, error)
    ? new StoreUnavailable({ reason: `The keys that tokens are checked with: ${String(error)}` })
    : new TokenInvalid()

/**
 * Whether the text is base64url as RFC 7515 has it, without padding: for one token there is one text. Decoders accept
 * padding, white space and bits that mean nothing.
 */
const isBase64url = ({ base64url }: Jose, text: string): boolean =>
  /^[\w-]*$/.test(text) && text.length % 4 !== 1 && base64url.encode(base64url.decode(text)) === text

/** Whether a token is written in the one way in which it was issued. */
export const isCanonical = (jose: Jose, token: string): boolean =>
  token.split(".").every((part) => isBase64url(jose, part))

/** Verifies tokens with a key and only the given algorithms. */
export const verifierOf = (
  jose: Jose,
  key: Uint8Array | JWTVerifyGetKey,
  algorithms: ReadonlyArray<string>,
  { audience, issuer }: TokenRules
) =>
  Effect.fnUntraced(function* (token: string) {
    const options = {
      algorithms: [...algorithms],
      requiredClaims: ["exp", "sub"],
      currentDate: new Date(yield* Clock.currentTimeMillis),
      ...(issuer === null ? {} : { issuer }),
      ...(audience === null ? {} : { audience })
    }
    if (!isCanonical(jose, token)) return yield* new TokenInvalid()
    const { payload } = yield* Effect.tryPromise({
      try: () => jose.jwtVerify(token, key, options),
      catch: (error) => refusalOf(jose, error)
    })
    const bearer = bearerOf(payload)
    return bearer ?? (yield* new TokenInvalid())
  })
