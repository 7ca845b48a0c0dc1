/**
 * Admits a request with a bearer token as its owner, or responds with 401, or 429 to an owner who asks too often. No cache
 * may store these responses.
 */
import { Effect, Layer, Metric } from "effect"
import { HttpServerRequest } from "effect/http"
import { BearerTokens, QuotaStore } from "../../../../core/mod.ts"
import { TooManyRequests } from "../../api/Errors.ts"
import { Caller, TokenAccess, type TokenCaller, Unauthenticated } from "../../api/TokenAccess.ts"
import { unavailable } from "../answers/unavailable.ts"
import { quotaHeaders } from "./Admission.ts"
import { bearerIn } from "./bearer.ts"
import { credentialHeaders, credentialsIn, SessionCookie } from "./credentials.ts"
import { CurrentExchange, onEveryAnswer } from "../edge/Exchange.ts"
import { accessRefusals, quotaRefusals } from "../observe/refusals.ts"

const uncached = onEveryAnswer({ "cache-control": "no-store", vary: credentialHeaders.token })

/** RFC 6750: a request without a token gets no error code, one with an invalid token does. */
const refused = (error: string) =>
  Effect.andThen(
    Effect.andThen(
      Metric.update(accessRefusals.token, 1),
      onEveryAnswer({ "www-authenticate": `Bearer realm="findata"${error}` })
    ),
    Effect.fail(new Unauthenticated({ detail: "Invalid or missing bearer token" }))
  )

/** For each owner of tokens. */
const ownerLimit = { limit: 300, period: 60 }

/** Finds callers by the tokens of requests, and counts the requests of each. */
export const tokenCallers = Effect.gen(function* () {
  const tokens = yield* BearerTokens
  const quotas = yield* QuotaStore
  const sessionCookie = yield* SessionCookie

  const count = Effect.fnUntraced(function* ({ by, owner }: TokenCaller) {
    if (by.actor === null) return
    const quota = yield* quotas.consume(`owner/${owner}`, ownerLimit, 1)
    if (quota.admitted) return
    yield* Metric.update(quotaRefusals.owner, 1)
    yield* onEveryAnswer({ ...quotaHeaders(quota), "retry-after": String(quota.retry_after) })
    return yield* new TooManyRequests({ detail: "Rate limit exceeded" })
  })

  const find = Effect.gen(function* () {
    yield* uncached
    const { acting, id } = yield* CurrentExchange
    if (acting !== null)
      return Caller.of({ ...acting, scopes: null, isAdmin: true, by: { actor: null, request_id: id } })
    const request = yield* HttpServerRequest.HttpServerRequest
    const { authorization: given } = credentialsIn(request.headers, sessionCookie)
    if (given === undefined) return yield* refused("")
    const token = bearerIn(given)
    if (token === undefined) return yield* refused(', error="invalid_token"')
    const found = yield* tokens.verify(token).pipe(
      Effect.catchTags({
        TokenInvalid: () => refused(', error="invalid_token"'),
        StoreUnavailable: unavailable
      })
    )
    return Caller.of({ ...found, tier: "standard", by: { actor: found.owner, request_id: id } })
  })

  return { find, count }
})

export const layer: Layer.Layer<TokenAccess, never, BearerTokens | QuotaStore> = Layer.effect(
  TokenAccess,
  Effect.gen(function* () {
    const { count, find } = yield* tokenCallers
    return TokenAccess.of((httpEffect) =>
      Effect.gen(function* () {
        const caller = yield* find
        yield* count(caller)
        return yield* Effect.provideService(httpEffect, Caller, caller)
      })
    )
  })
)
