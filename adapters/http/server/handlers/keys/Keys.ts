/** Handles `/api/v1/api-keys`. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  type ApiKey,
  ApiKeys,
  firstBeyond,
  type RateLimit,
  type Scope,
  type TooManyKeys,
  type Window
} from "../../../../../core/mod.ts"
import { keyWithSecret, listedKey, type PageRequest, windowOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { Forbidden, Unprocessable } from "../../../api/base/Errors.ts"
import { Caller } from "../../../api/base/TokenAccess.ts"
import { clientErrors } from "../../answers/clientErrors.ts"
import { item } from "../../validation/Faults.ts"

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

/** A token or session can't grant more scopes than it has, nor more requests or time to a key with more. */
const within = Effect.fnUntraced(function* (wanted: ReadonlyArray<Scope>) {
  const beyond = firstBeyond((yield* Caller).scopes, wanted)
  if (beyond !== null)
    return yield* new Forbidden({ detail: `Bearer token or session lacks the scope ${beyond}` })
})

const tooMany = ({ message }: TooManyKeys) =>
  Effect.fail(new Unprocessable({ detail: [item(["body"], ["value_error", `Value error, ${message}`])] }))

export const layer = HttpApiBuilder.group(
  Api,
  "keys",
  Effect.fnUntraced(function* (handlers) {
    const keys = yield* ApiKeys

    /** The keys of an owner, or for null of everyone. */
    const listedFor = (owner: string | null, window: Window | undefined) => {
      if (owner !== null) return keys.ofOwner(owner, window)
      return Effect.map(keys.all, (all) => ({
        keys: window === undefined ? all : all.slice(window.offset, window.offset + window.limit),
        total: all.length
      }))
    }

    return handlers
      .handle(
        "create",
        Effect.fnUntraced(function* ({ headers, payload }) {
          const { by, owner, tier } = yield* Caller
          yield* within(payload.scopes)
          const wanted = { ...payload, tier }
          const idempotencyKey = headers["idempotency-key"]
          const created =
            idempotencyKey === undefined || owner === null
              ? keys.create({ ...wanted, owner }, by)
              : keys.createOnce({ ...wanted, owner }, by, idempotencyKey)
          return keyWithSecret(yield* Effect.catchTag(created, "TooManyKeys", tooMany))
        }, clientErrors)
      )
      .handle(
        "list",
        Effect.fnUntraced(function* ({ query }) {
          const own = yield* listedFor((yield* Caller).owner, windowIn(query))
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
          const { by } = yield* Caller
          const { expires_at, rate_limit, rate_period, scopes } = payload
          const isWider = [expires_at, rate_limit, rate_period].some((member) => member !== undefined)
          yield* within(scopes ?? (isWider ? (yield* keys.find(params.id, by)).scopes : []))
          return yield* listed(yield* keys.change(params.id, payload, by))
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
            yield* idempotencyKey === undefined || owner === null
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
