/** Lets a request with a key through, or says why not, and tells the quota on every answer to a key. */
import { Context, Effect, Layer } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { ApiKeys, type RateLimit } from "../../../core/mod.ts"
import { Forbidden, TooManyRequests, Unauthorized } from "../api/Errors.ts"
import { KeyAccess, RequiredScope } from "../api/KeyAccess.ts"
import { unavailable } from "./unavailable.ts"

/** The headers of draft-ietf-httpapi-ratelimit-headers, and the older ones that clients know. */
const quotaHeaders = (quota: RateLimit.Quota): Record<string, string> => ({
  "ratelimit-policy": `"default";q=${quota.limit};w=${quota.period}`,
  ratelimit: `"default";r=${quota.remaining};t=${quota.reset}`,
  "x-ratelimit-limit": String(quota.limit),
  "x-ratelimit-remaining": String(quota.remaining),
  "x-ratelimit-reset": String(quota.reset)
})

/** Errors are told to this key alone, as its data is. */
const privately = { "cache-control": "private", vary: "X-API-Key" }

const onEveryAnswer = (headers: Record<string, string>) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(
      HttpServerResponse.setHeaders(
        response,
        response.headers["vary"] === undefined ? { ...privately, ...headers } : headers
      )
    )
  )

const refused = Effect.andThen(
  onEveryAnswer({ "www-authenticate": 'ApiKey realm="findata"' }),
  Effect.fail(new Unauthorized({ detail: "Invalid or missing API key" }))
)

export const layer: Layer.Layer<KeyAccess, never, ApiKeys> = Layer.effect(
  KeyAccess,
  Effect.gen(function* () {
    const keys = yield* ApiKeys
    return KeyAccess.of((httpEffect, { endpoint }) => {
      const required = Context.get(endpoint.annotations, RequiredScope)
      return Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ headers }) =>
        keys.authorize(headers["x-api-key"] ?? "", required).pipe(
          Effect.catchTags({
            KeyInvalid: () => refused,
            ScopeMissing: ({ quota }) =>
              Effect.andThen(
                onEveryAnswer(quotaHeaders(quota)),
                Effect.fail(new Forbidden({ detail: `API key lacks the scope ${required}` }))
              ),
            QuotaExceeded: ({ quota }) =>
              Effect.andThen(
                onEveryAnswer({ ...quotaHeaders(quota), "retry-after": String(quota.retry_after) }),
                Effect.fail(new TooManyRequests({ detail: "Rate limit exceeded" }))
              ),
            StoreUnavailable: unavailable
          }),
          Effect.flatMap(({ quota }) => Effect.andThen(onEveryAnswer(quotaHeaders(quota)), httpEffect))
        )
      )
    })
  })
)
