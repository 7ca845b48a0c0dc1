/**
 * Admits a request with a bearer token, or without one a session, as its owner, or responds with 401, or 429 to an owner who
 * asks too often. With a session, only pages of this server may write: 403 to others. No cache may store these responses.
 */
import { Effect, Layer, Metric } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { BearerTokens } from "../../../../core/mod.ts"
import { QuotaStore } from "../../../../core/ports.ts"
import { Forbidden, TooManyRequests } from "../../api/base/Errors.ts"
import { Caller, TokenAccess, type TokenCaller, Unauthenticated } from "../../api/base/TokenAccess.ts"
import { unavailable } from "../exchange/unavailable.ts"
import { ownerLimit, quotaHeaders } from "./Admission.ts"
import { bearerIn, invalidTokenChallenge, tokenChallenge } from "./bearer.ts"
import { credentialHeaders, credentialsIn, SessionCookie } from "./credentials.ts"
import { SessionsOfServer } from "./Sessions.ts"
import { CurrentExchange, onEveryAnswer } from "../exchange/Exchange.ts"
import { error } from "../exchange/error.ts"
import { senders } from "../exchange/origin.ts"
import { accessRefusals, quotaRefusals } from "../exchange/refusals.ts"

const uncached = {
  "cache-control": "no-store",
  vary: credentialHeaders.token
}

/** Where sessions count, also by their cookie. */
const uncachedBySession = { ...uncached, vary: `${credentialHeaders.token}, ${credentialHeaders.session}` }

/** RFC 6750: a request without a token gets no error code, one with an invalid token does. */
const refused = (challenge: string) =>
  Effect.andThen(
    Effect.andThen(Metric.update(accessRefusals.token, 1), onEveryAnswer({ "www-authenticate": challenge })),
    Effect.fail(new Unauthenticated({ detail: "Invalid or missing bearer token" }))
  )

const isReading = (method: string): boolean => method === "GET" || method === "HEAD"

/** Finds callers by the tokens or sessions of requests, and counts the requests of each. */
export const tokenCallers = Effect.gen(function* () {
  const tokens = yield* BearerTokens
  const quotas = yield* QuotaStore
  const sessionCookie = yield* SessionCookie
  const sessions = yield* SessionsOfServer
  const senderOf = yield* senders

  const bySession = Effect.fnUntraced(function* (
    request: HttpServerRequest.HttpServerRequest,
    cookie: string
  ) {
    const found = sessions === null ? null : yield* Effect.orElseSucceed(sessions.find(cookie), () => null)
    if (found === null) return yield* refused(tokenChallenge)
    if (isReading(request.method) || senderOf(request) === "own") return found
    yield* Metric.update(accessRefusals.session, 1)
    return yield* new Forbidden({ detail: "Sent by a page of another origin" })
  })

  const byToken = Effect.fnUntraced(function* (given: string) {
    const token = bearerIn(given)
    if (token === undefined) return yield* refused(invalidTokenChallenge)
    return yield* tokens.verify(token).pipe(
      Effect.catchTags({
        TokenInvalid: () => refused(invalidTokenChallenge),
        StoreUnavailable: unavailable
      })
    )
  })

  const count = Effect.fnUntraced(function* ({ by, owner }: TokenCaller) {
    if (by.actor === null) return
    const quota = yield* quotas.consume(`owner/${owner}`, ownerLimit, 1)
    if (quota.admitted) return
    yield* Metric.update(quotaRefusals.owner, 1)
    yield* onEveryAnswer({ ...quotaHeaders(quota), "retry-after": String(quota.retry_after) })
    return yield* new TooManyRequests({ detail: "Rate limit exceeded" })
  })

  const find = Effect.gen(function* () {
    yield* onEveryAnswer(sessions === null ? uncached : uncachedBySession)
    const { acting, id } = yield* CurrentExchange
    if (acting !== null)
      return Caller.of({ ...acting, scopes: null, isAdmin: true, by: { actor: null, request_id: id } })
    const request = yield* HttpServerRequest.HttpServerRequest
    const { authorization, session } = credentialsIn(request.headers, sessionCookie)
    const asking =
      authorization !== undefined
        ? byToken(authorization)
        : session !== undefined
          ? bySession(request, session)
          : refused(tokenChallenge)
    const { isAdmin, owner, scopes } = yield* asking
    return Caller.of({ owner, scopes, isAdmin, tier: "standard", by: { actor: owner, request_id: id } })
  })

  return { find, count }
})

export const layer: Layer.Layer<TokenAccess, never, BearerTokens | QuotaStore> = Layer.effect(
  TokenAccess,
  Effect.gen(function* () {
    const { count, find } = yield* tokenCallers
    return TokenAccess.of((httpEffect) =>
      Effect.gen(function* () {
        // It isn't among the errors of what only reads.
        const caller = yield* Effect.catchTag(find, "Forbidden", ({ detail }) =>
          Effect.succeed(error(403, detail))
        )
        if (HttpServerResponse.isHttpServerResponse(caller)) return caller
        yield* count(caller)
        return yield* Effect.provideService(httpEffect, Caller, caller)
      })
    )
  })
)
