/** Admits or refuses requests by key, and adds the quota to every response to a key. */
import { Context, Effect, Layer } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { ApiKeys, QuotaStore, type RateLimit } from "../../../../core/mod.ts"
import { Forbidden, TooManyRequests, Unauthorized } from "../../api/Errors.ts"
import { Cost, type EndpointAccess, KeyAccess, RequiredAccess } from "../../api/KeyAccess.ts"
import { clientOf } from "./clientAddress.ts"
import { unavailable } from "../answers/unavailable.ts"
import { rawQuery } from "../validation/query.ts"

/** The headers of draft-ietf-httpapi-ratelimit-headers, and the older ones that clients support. */
const quotaHeaders = (quota: RateLimit.Quota): Record<string, string> => ({
  "ratelimit-policy": `"default";q=${quota.limit};w=${quota.period}`,
  ratelimit: `"default";r=${quota.remaining};t=${quota.reset}`,
  "x-ratelimit-limit": String(quota.limit),
  "x-ratelimit-remaining": String(quota.remaining),
  "x-ratelimit-reset": String(quota.reset)
})

/** Error responses to a key are private, as its data are. */
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

/** Whether company pages answer without a key. */
export const PagesOpen = Context.Reference<boolean>("findata/http/PagesOpen", { defaultValue: () => true })

/** Whether the basic API answers without a key. */
export const BasicOpen = Context.Reference<boolean>("findata/http/BasicOpen", { defaultValue: () => true })

/** Requests per minute to the basic API for a client without a key; null for no limit. */
export const TrialRateLimit = Context.Reference<number | null>("findata/http/TrialRateLimit", {
  defaultValue: () => null
})

/** Whether to trust `X-Forwarded-For`: only behind a proxy that sets it. */
export const TrustProxy = Context.Reference<boolean>("findata/http/TrustProxy", { defaultValue: () => false })

const exceeded = (quota: RateLimit.Quota) =>
  Effect.andThen(
    onEveryAnswer({ ...quotaHeaders(quota), "retry-after": String(quota.retry_after) }),
    Effect.fail(new TooManyRequests({ detail: "Rate limit exceeded" }))
  )

export const layer: Layer.Layer<KeyAccess, never, ApiKeys | QuotaStore> = Layer.effect(
  KeyAccess,
  Effect.gen(function* () {
    const keys = yield* ApiKeys
    const quotas = yield* QuotaStore
    const pagesOpen = yield* PagesOpen
    const basicOpen = yield* BasicOpen
    const trialRateLimit = yield* TrialRateLimit
    const trustProxy = yield* TrustProxy

    const withKey = (secret: string, access: EndpointAccess, cost: number) =>
      keys.authorize(secret, access, cost).pipe(
        Effect.catchTags({
          KeyInvalid: () => refused,
          ScopeMissing: ({ quota, required }) =>
            Effect.andThen(
              onEveryAnswer(quotaHeaders(quota)),
              Effect.fail(new Forbidden({ detail: `API key lacks the scope ${required}` }))
            ),
          QuotaExceeded: ({ quota }) => exceeded(quota),
          StoreUnavailable: unavailable
        }),
        Effect.flatMap(({ quota }) => onEveryAnswer(quotaHeaders(quota)))
      )

    const onTrial = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest, cost: number) {
      if (trialRateLimit === null) return yield* onEveryAnswer({})
      const limit = { limit: trialRateLimit, period: 60 }
      const quota = yield* quotas.consume(`trial/${clientOf(request, trustProxy)}`, limit, cost)
      if (!quota.admitted) return yield* exceeded(quota)
      yield* onEveryAnswer(quotaHeaders(quota))
    })

    return KeyAccess.of((httpEffect, { endpoint }) => {
      const access = Context.get(endpoint.annotations, RequiredAccess)
      const costOf = Context.get(endpoint.annotations, Cost)
      const admit = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
        const secret = request.headers["x-api-key"]
        const cost = costOf(yield* rawQuery)
        if (secret === undefined && access.without === "trial" && basicOpen)
          return yield* onTrial(request, cost)
        if (secret === undefined && access.without === "open" && pagesOpen) return
        return yield* withKey(secret ?? "", access, cost)
      })
      return Effect.andThen(Effect.flatMap(HttpServerRequest.HttpServerRequest, admit), httpEffect)
    })
  })
)
