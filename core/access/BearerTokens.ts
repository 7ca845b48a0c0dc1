/** Port: tells whose a bearer token is. Whoever holds one manages the owner's keys. */
import { Context, type Effect, Schema } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { Scope } from "./Scope.ts"

/** Malformed, forged, expired, not yet valid or somebody else's: one error for all, so that nothing is given away. */
export class TokenInvalid extends Schema.TaggedError<TokenInvalid>()("TokenInvalid", {}) {}

/** Whose a token is, and what it may hand on. */
export interface Bearer {
  readonly owner: string
  /** Scopes that keys may be given; null when the token doesn't say, which is any. */
  readonly scopes: ReadonlyArray<Scope> | null
}

/** The scopes among the words of a `scope` claim (RFC 8693); other services' words are not ours to judge. */
export const scopesOfClaim = (claim: string): ReadonlyArray<Scope> => {
  const words = claim.split(" ")
  return Scope.literals.filter((scope) => words.includes(scope))
}

export class BearerTokens extends Context.Service<
  BearerTokens,
  {
    /** StoreUnavailable when the issuer's keys can't be fetched now. */
    readonly verify: (token: string) => Effect.Effect<Bearer, TokenInvalid | StoreUnavailable>
  }
>()("findata/core/access/BearerTokens") {}
