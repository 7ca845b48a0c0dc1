/** Admits or refuses requests by key, and adds the quota to every response to a key. */
import { Clock, Context, Effect, Layer, Metric } from "effect"
import { HttpServerRequest } from "effect/http"
import { ApiKeys, clientCounter, KeySecret, QuotaStore, type RateLimit } from "../../../../core/mod.ts"
import { Forbidden, TooManyRequests, Unauthorized } from "../../api/Errors.ts"
import { Cost, KeyAccess, RequiredAccess } from "../../api/KeyAccess.ts"
import { unavailable } from "../answers/unavailable.ts"
import { CurrentExchange, type Exchange, type Toll } from "../edge/Exchange.ts"
import { accessRefusals, quotaRefusals } from "../observe/refusals.ts"
import { rawQueryIn } from "../validation/query.ts"
import { Admission, askerOf, quotaHeaders, type Way } from "./Admission.ts"

type Headers = Readonly<Record<string, string>>

const notePrivately = (exchange: Exchange, headers: Headers): void => {
  exchange.isPrivate = true
  Object.assign(exchange.headers, headers)
}

/** Adds headers to the response, whatever it is, which is private as the data of a key are. */
const privately = (headers: Headers) =>
  Effect.map(CurrentExchange, (exchange) => notePrivately(exchange, headers))

const refused = Effect.andThen(
  Effect.andThen(
    Metric.update(accessRefusals.key, 1),
    privately({ "www-authenticate": 'ApiKey realm="findata"' })
  ),
  Effect.fail(new Unauthorized({ detail: "Invalid or missing API key" }))
)

const exceeded = (by: keyof typeof quotaRefusals, quota: RateLimit.Quota) =>
  Effect.andThen(
    Effect.andThen(
      Metric.update(quotaRefusals[by], 1),
      privately({ ...quotaHeaders(quota), "retry-after": String(quota.retry_after) })
    ),
    Effect.fail(new TooManyRequests({ detail: "Rate limit exceeded" }))
  )

type OfRequest = HttpServerRequest.HttpServerRequest | HttpServerRequest.ParsedSearchParams

export const layer: Layer.Layer<KeyAccess, never, Admission | ApiKeys | QuotaStore> = Layer.effect(
  KeyAccess,
  Effect.gen(function* () {
    const { tryAdmit, wayOf } = yield* Admission
    const keys = yield* ApiKeys
    const quotas = yield* QuotaStore

    const withKey = (secret: string, { access, cost }: Toll, exchange: Exchange) => {
      exchange.key = KeySecret.visiblePrefix(secret)
      return keys.authorize(secret, access, cost).pipe(
        Effect.catchTags({
          KeyInvalid: () => {
            exchange.key = null
            return refused
          },
          ScopeMissing: ({ quota, required }) =>
            Effect.andThen(
              Effect.andThen(Metric.update(accessRefusals.scope, 1), privately(quotaHeaders(quota))),
              Effect.fail(new Forbidden({ detail: `API key lacks the scope ${required}` }))
            ),
          QuotaExceeded: ({ quota }) => exceeded("key", quota),
          StoreUnavailable: (error) => {
            exchange.key = null
            return unavailable(error)
          }
        }),
        Effect.flatMap(({ quota }) => privately(quotaHeaders(quota)))
      )
    }

    const onTrial = Effect.fnUntraced(function* (client: string, limit: RateLimit.Limit, cost: number) {
      const quota = yield* quotas.consume(clientCounter(client), limit, cost)
      return yield* quota.admitted ? privately(quotaHeaders(quota)) : exceeded("trial", quota)
    })

    /** Asks the stores for what memory doesn't know. */
    const admit = (way: Way, toll: Toll, exchange: Exchange) => {
      if (way.by === "key") return withKey(way.secret, toll, exchange)
      return way.by === "trial" && way.limit !== null
        ? onTrial(way.client ?? "unknown", way.limit, toll.cost)
        : Effect.void
    }

    return KeyAccess.of((httpEffect, { endpoint }) => {
      const access = Context.get(endpoint.annotations, RequiredAccess)
      const costOf = Context.get(endpoint.annotations, Cost)
      return Effect.contextWith((context: Context.Context<OfRequest>) => {
        const exchange = Context.get(context, CurrentExchange)
        const toll: Toll = { access, cost: costOf(rawQueryIn(context)) }
        const way = wayOf(askerOf(Context.get(context, HttpServerRequest.HttpServerRequest)), toll)
        exchange.toll = toll
        if (way.by === "openness") return httpEffect
        const headers = tryAdmit(way, toll, Context.get(context, Clock.Clock).currentTimeMillisUnsafe())
        if (headers === null) return Effect.andThen(admit(way, toll, exchange), httpEffect)
        if (way.by === "key") exchange.key = KeySecret.visiblePrefix(way.secret)
        notePrivately(exchange, headers)
        return httpEffect
      })
    })
  })
)
