/** Port: verifies bearer tokens and returns their owner, who may manage the owner's keys. */
import { Context, type Effect, Schema } from "effect"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { Scope } from "../keys/Scope.ts"

/**
 * Malformed, forged, expired, not yet valid or for another service: one error for all, so that nothing is disclosed.
 */
export class TokenInvalid extends Schema.TaggedError<TokenInvalid>()("TokenInvalid", {}) {}

/** The owner of a token, and the scopes the owner may grant. */
export interface Bearer {
  readonly owner: string
  /** Scopes that the owner's keys may be given; null when the token has no scope claim: any scope. */
  readonly scopes: ReadonlyArray<Scope> | null
  /** Whether the token has the scope `admin`, which a token without a scope claim doesn't have. */
  readonly isAdmin: boolean
}

/** The scope of operators, which keys can't have. */
export const adminScope = "admin"

/** The scopes among the words of a `scope` claim (RFC 8693); words of other services are ignored. */
export const scopesOfClaim = (claim: string): ReadonlyArray<Scope> => {
  const words = claim.split(" ")
  return Scope.literals.filter((scope) => words.includes(scope))
}

/** Whether `admin` is among the words of a `scope` claim. */
export const isAdminClaim = (claim: string): boolean => claim.split(" ").includes(adminScope)

/** Checks tokens as they follow `Bearer` in the `Authorization` header. */
export class BearerTokens extends Context.Service<
  BearerTokens,
  {
    /** StoreUnavailable when the issuer's keys can't be fetched now. */
    readonly verify: (token: string) => Effect.Effect<Bearer, TokenInvalid | StoreUnavailable>
  }
>()("findata/core/access/identity/BearerTokens") {}
