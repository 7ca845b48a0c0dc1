/** Access by `Authorization: Bearer`: the token's owner, who has to do with the own keys alone. */
import { Context, Schema } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import type { Bearer, Tier } from "../../../../core/mod.ts"
import type { Actor } from "../../../../core/ports.ts"
import { TooManyRequests, Unavailable } from "./Errors.ts"

export class Unauthenticated extends Schema.Error<Unauthenticated>("findata/http/Unauthenticated")(
  { _tag: Schema.tagDefaultOmit("Unauthenticated"), detail: Schema.String },
  { httpApiStatus: 401, description: "The bearer token is missing, wrong, expired or not yet valid" }
) {}

/** Who asks, by the token, and in which request. */
export interface TokenCaller extends Omit<Bearer, "owner"> {
  /** Null for the operator, who may see all keys. */
  readonly owner: string | null
  /** Of the keys that are created. */
  readonly tier: Tier
  readonly by: Actor
}

export class Caller extends Context.Service<Caller, TokenCaller>()("findata/http/Caller") {}

export class TokenAccess extends HttpApiMiddleware.Service<TokenAccess, { provides: Caller }>()(
  "findata/http/TokenAccess",
  { error: [Unauthenticated, TooManyRequests, Unavailable] }
) {}
