/** Access by `X-API-Key`. What an endpoint needs, and what a request costs, are annotations on it. */
import { Context } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import type { Access } from "../../../../core/mod.ts"
import type { RawQuery } from "./Validation.ts"
import { Forbidden, TooManyRequests, Unauthorized, Unavailable } from "./Errors.ts"

export interface EndpointAccess extends Access {
  /** `trial`: also without a key where the basic API is public, as often as the operator lets a client; `open`: the same where pages are public. */
  readonly without: "trial" | "open" | "never"
}

export const RequiredAccess = Context.Reference<EndpointAccess>("findata/http/RequiredAccess", {
  defaultValue: () => ({ family: "public", scope: "read:all", without: "never" })
})

/** How many requests of the quota one takes, by the parameters of its query and path, and by the time, in milliseconds since 1970. */
export const Cost = Context.Reference<(given: RawQuery, now: number) => number>("findata/http/Cost", {
  defaultValue: () => () => 1
})

/** The access of the public API's routes with a scope. */
export const withScope = (scope: Access["scope"]): EndpointAccess => ({
  family: "public",
  scope,
  without: "never"
})

export class KeyAccess extends HttpApiMiddleware.Service<KeyAccess>()("findata/http/KeyAccess", {
  error: [Unauthorized, Forbidden, TooManyRequests, Unavailable]
}) {}
