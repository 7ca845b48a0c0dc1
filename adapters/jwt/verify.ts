/** The claims required of every token: an `exp` in the future, a `sub`, and our issuer and audience. */
import { Clock, Effect, Schema } from "effect"
import { errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from "jose"
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

/** Faults of the issuer's key set or of fetching it, not of the token. */
const keySetFaults: ReadonlySet<string> = new Set([
  errors.JOSEError.code,
  errors.JWKSInvalid.code,
  errors.JWKSTimeout.code
])

const refusalOf = (error: unknown): TokenInvalid | StoreUnavailable =>
  error instanceof errors.JOSEError && !keySetFaults.has(error.code)
    ? new TokenInvalid()
    : new StoreUnavailable({ reason: `The keys that tokens are checked with: ${String(error)}` })

/** Verifies tokens with a key and only the given algorithms. */
export const verifierOf = (
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
      try: () => jwtVerify(token, key, options),
      catch: refusalOf
    })
    const bearer = bearerOf(payload)
    return bearer ?? (yield* new TokenInvalid())
  })
