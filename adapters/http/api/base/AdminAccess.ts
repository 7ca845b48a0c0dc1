/** Access by a bearer token with the scope `admin`. */
import { HttpApiMiddleware } from "effect/http-api"
import { Forbidden, TooManyRequests, Unavailable } from "./Errors.ts"
import { Caller, Unauthenticated } from "./TokenAccess.ts"

export class AdminAccess extends HttpApiMiddleware.Service<AdminAccess, { provides: Caller }>()(
  "findata/http/AdminAccess",
  { error: [Unauthenticated, Forbidden, TooManyRequests, Unavailable] }
) {}
