/** Handles `/api/v1/api-keys`. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  type ApiKey,
  ApiKeys,
  firstBeyond,
  keyWithSecret,
  listedKey,
  type PageRequest,
  type RateLimit,
  type Scope,
  windowOf
} from "../../../../core/mod.ts"
import { Api } from "../../api/Api.ts"
import { Forbidden } from "../../api/Errors.ts"
import { Caller } from "../../api/TokenAccess.ts"
import { clientErrors } from "../answers/clientErrors.ts"

/** With the status at this moment. */
const listed = (key: ApiKey) => Effect.map(Clock.currentTimeMillis, (now) => listedKey(key, now))

const usageOf = ({ limit, period, remaining, reset }: RateLimit.Quota) => ({
  limit,
  period,
  used: limit - remaining,
  remaining,
  reset
})

/** Undefined for all keys. */
const windowIn = (query: Partial<PageRequest>) =>
  Object.keys(query).length === 0 ? undefined : windowOf({ limit: 100, ...query })

/** A token can't grant more scopes than it has. */
const within = Effect.fnUntraced(function* (wanted: ReadonlyArray<Scope>) {
  const beyond = firstBeyond((yield* Caller).scopes, wanted)
  if (beyond !== null) return yield* new Forbidden({ detail: `Bearer token lacks the scope ${beyond}` })
})

export const layer = HttpApiBuilder.group(
  Api,
  "keys",
  Effect.fnUntraced(function* (handlers) {
    const keys = yield* ApiKeys
    return handlers
      .handle(
        "create",
        Effect.fnUntraced(function* ({ headers, payload }) {
          const { by, owner } = yield* Caller
          yield* within(payload.scopes)
          const wanted = { ...payload, tier: "standard", owner } as const
          const idempotencyKey = headers["idempotency-key"]
          return keyWithSecret(
            yield* idempotencyKey === undefined
              ? keys.create(wanted, by)
              : keys.createOnce(wanted, by, idempotencyKey)
          )
        }, clientErrors)
      )
      .handle(
        "list",
        Effect.fnUntraced(function* ({ query }) {
          const own = yield* keys.ofOwner((yield* Caller).owner, windowIn(query))
          return { api_keys: yield* Effect.forEach(own.keys, listed), total: own.total }
        }, clientErrors)
      )
      .handle(
        "byId",
        Effect.fnUntraced(function* ({ params }) {
          return yield* listed(yield* keys.find(params.id, (yield* Caller).by))
        }, clientErrors)
      )
      .handle(
        "change",
        Effect.fnUntraced(function* ({ params, payload }) {
          yield* within(payload.scopes ?? [])
          return yield* listed(yield* keys.change(params.id, payload, (yield* Caller).by))
        }, clientErrors)
      )
      .handle(
        "revoke",
        Effect.fnUntraced(function* ({ params }) {
          yield* keys.revoke(params.id, (yield* Caller).by)
        }, clientErrors)
      )
      .handle(
        "rotate",
        Effect.fnUntraced(function* ({ headers, params, payload }) {
          const { by, owner } = yield* Caller
          yield* within((yield* keys.find(params.id, by)).scopes)
          const grace = payload?.grace_seconds
          const idempotencyKey = headers["idempotency-key"]
          return keyWithSecret(
            yield* idempotencyKey === undefined
              ? keys.rotate(params.id, grace, by)
              : keys.rotateOnce(params.id, grace, { ...by, actor: owner }, idempotencyKey)
          )
        }, clientErrors)
      )
      .handle(
        "usage",
        Effect.fnUntraced(function* ({ params }) {
          return usageOf(yield* keys.usage(params.id, (yield* Caller).by))
        }, clientErrors)
      )
  })
)
