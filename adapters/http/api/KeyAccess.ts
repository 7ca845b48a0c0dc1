/** Access by `X-API-Key`. The scope that an endpoint needs is an annotation on it. */
import { Context } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import type { Scope } from "../../../core/mod.ts"
import { Forbidden, TooManyRequests, Unauthorized, Unavailable } from "./Errors.ts"

export const RequiredScope = Context.Reference<Scope>("findata/http/RequiredScope", {
  defaultValue: () => "read:all"
})

export class KeyAccess extends HttpApiMiddleware.Service<KeyAccess>()("findata/http/KeyAccess", {
  error: [Unauthorized, Forbidden, TooManyRequests, Unavailable]
}) {}
