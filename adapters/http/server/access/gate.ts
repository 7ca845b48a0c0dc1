/** Admits or refuses requests by key, and notes their quota for the responses, which are private as the data of a key are. */
import { Effect, Metric } from "effect"
import { ApiKeys, type Bearer, BearerTokens, type RateLimit } from "../../../../core/mod.ts"
import { clientCounter, KeySecret, QuotaStore } from "../../../../core/ports.ts"
import { Forbidden, TooManyRequests, Unauthorized, type Unavailable } from "../../api/base/Errors.ts"
import { unavailable } from "../exchange/unavailable.ts"
import { CurrentExchange, type Exchange, type Requirement } from "../exchange/Exchange.ts"
import { accessRefusals, quotaRefusals } from "../exchange/refusals.ts"
import {
  Admission,
  type Caller,
  openly,
  opensPages,
  ownerLimit,
  quotaHeaders,
  readerCounter,
  type Way
} from "./Admission.ts"
import { invalidTokenChallenge } from "./bearer.ts"
import { SessionsOfServer } from "./Sessions.ts"

type Headers = Readonly<Record<string, string>>

const notePrivately = (exchange: Exchange, headers: Headers): void => {
  exchange.isPrivate = true
  Object.assign(exchange.headers, headers)
}

/** Adds headers to the response, whatever it is. */
const privately = (headers: Headers) =>
  Effect.map(CurrentExchange, (exchange) => notePrivately(exchange, headers))

const refusedBy = (by: keyof typeof accessRefusals, challenge: string, detail: string) =>
  Effect.andThen(
    Effect.andThen(Metric.update(accessRefusals[by], 1), privately({ "www-authenticate": challenge })),
    Effect.fail(new Unauthorized({ detail }))
  )

const refused = refusedBy("key", 'ApiKey realm="findata"', "Invalid or missing API key")

const tokenRefused = refusedBy("token", invalidTokenChallenge, "Invalid or missing bearer token")

const exceeded = (by: keyof typeof quotaRefusals, quota: RateLimit.Quota) =>
  Effect.andThen(
    Effect.andThen(
      Metric.update(quotaRefusals[by], 1),
      privately({ ...quotaHeaders(quota), "retry-after": String(quota.retry_after) })
    ),
    Effect.fail(new TooManyRequests({ detail: "Rate limit exceeded" }))
  )

export type AccessRefused = Unauthorized | Forbidden | TooManyRequests | Unavailable

/**
 * Returns what admits a request at `now` (milliseconds since 1970): null where memory admits it at once, else an effect that
 * asks the stores and fails with what the client is answered. Notes the requirement, the key and the headers in the exchange.
 */
export type Admit = (
  caller: Caller,
  requirement: Requirement,
  exchange: Exchange,
  now: number
) => Effect.Effect<void, AccessRefused> | null

export const makeAdmit: Effect.Effect<Admit, never, Admission | ApiKeys | BearerTokens | QuotaStore> =
  Effect.gen(function* () {
    const { foundWay, tryAdmit, wayOf } = yield* Admission
    const tokens = yield* BearerTokens
    const keys = yield* ApiKeys
    const quotas = yield* QuotaStore
    const sessions = yield* SessionsOfServer

    const withKey = (secret: string, { access, cost }: Requirement, exchange: Exchange) => {
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

    const asReader = Effect.fnUntraced(function* (what: string, reader: Bearer, cost: number) {
      if (!opensPages(reader)) {
        yield* Metric.update(accessRefusals.scope, 1)
        yield* privately({})
        return yield* new Forbidden({ detail: `${what} grants no scope` })
      }
      const quota = yield* quotas.consume(readerCounter(reader), ownerLimit, cost)
      return yield* quota.admitted ? privately(quotaHeaders(quota)) : exceeded("owner", quota)
    })

    const withSession = Effect.fnUntraced(function* (cookie: string, cost: number) {
      const session =
        sessions === null ? null : yield* Effect.orElseSucceed(sessions.find(cookie), () => null)
      return yield* session === null ? refused : asReader("Session", session, cost)
    })

    const withToken = Effect.fnUntraced(function* (token: string, cost: number) {
      const bearer = yield* tokens
        .verify(token)
        .pipe(Effect.catchTags({ TokenInvalid: () => tokenRefused, StoreUnavailable: unavailable }))
      return yield* asReader("Bearer token", bearer, cost)
    })

    /** Asks the stores for what memory doesn't know. */
    const ask = (way: Way, requirement: Requirement, exchange: Exchange) => {
      if (way.by === "key") return withKey(way.secret, requirement, exchange)
      if (way.by === "token") return withToken(way.token, requirement.cost)
      if (way.by === "session") return withSession(way.cookie, requirement.cost)
      return way.by === "trial" && way.limit !== null
        ? onTrial(way.client ?? "unknown", way.limit, requirement.cost)
        : Effect.void
    }

    const admit = (way: Way, requirement: Requirement, exchange: Exchange, now: number) => {
      if (way.by === "openness") return null
      const headers = tryAdmit(way, requirement, now)
      if (headers === null) return ask(way, requirement, exchange)
      if (way.by === "key") exchange.key = KeySecret.visiblePrefix(way.secret)
      notePrivately(exchange, headers)
      return null
    }

    return (caller, requirement, exchange, now) => {
      const way = exchange.acting === null ? wayOf(caller, requirement) : openly
      exchange.requirement = requirement
      if (way.by !== "unknown") return admit(way, requirement, exchange, now)
      return foundWay(caller, requirement).pipe(
        Effect.catchTag("StoreUnavailable", unavailable),
        Effect.flatMap((found) => admit(found, requirement, exchange, now) ?? Effect.void)
      )
    }
  })
