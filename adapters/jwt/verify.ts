/** The claims required of every token: an `exp` in the future, a `sub`, and our issuer and audience. */
import { Clock, Effect, Schema } from "effect"
import type { JWTPayload, JWTVerifyGetKey } from "jose"
import { type Bearer, KeyOwner, scopesOfClaim, StoreUnavailable, TokenInvalid } from "../../core/mod.ts"

/** Required claims; null where any value is accepted. */
export interface TokenRules {
  readonly issuer: string | null
  readonly audience: string | null
}

const isOwner = Schema.is(KeyOwner)

const bearerOf = ({ scope, sub }: JWTPayload): Bearer | null => {
  if (!isOwner(sub)) return null
  if (scope === undefined) return { owner: sub, scopes: null }
  return typeof scope === "string" ? { owner: sub, scopes: scopesOfClaim(scope) } : null
}

type Jose = typeof import("jose")

/** Loaded by services that verify or sign tokens alone. */
export const jose: Effect.Effect<Jose> = Effect.promise(() => import("jose"))

/** Whether the token is at fault, not the issuer's key set or the fetching of it. */
const isTokenFault = ({ errors }: Jose, error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  ![errors.JOSEError.code, errors.JWKSInvalid.code, errors.JWKSTimeout.code].includes(error.code)

const refusalOf = (jose: Jose, error: unknown): TokenInvalid | StoreUnavailable =>
  isTokenFault(jose, error)
    ? new TokenInvalid()
    : new StoreUnavailable({ reason: `The keys that tokens are checked with: ${String(error)}` })

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
    const { payload } = yield* Effect.tryPromise({
      try: () => jose.jwtVerify(token, key, options),
      catch: (error) => refusalOf(jose, error)
    })
    const bearer = bearerOf(payload)
    return bearer ?? (yield* new TokenInvalid())
  })
