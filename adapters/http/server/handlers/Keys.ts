/** Handles `/api/v1/api-keys`. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  type ApiKey,
  ApiKeys,
  firstBeyond,
  keyWithSecret,
  listedKey,
  type RateLimit,
  type Scope
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
        Effect.fnUntraced(function* ({ payload }) {
          const { by, owner } = yield* Caller
          yield* within(payload.scopes)
          return keyWithSecret(yield* keys.create({ ...payload, tier: "standard", owner }, by))
        }, clientErrors)
      )
      .handle(
        "list",
        Effect.fnUntraced(function* () {
          const own = yield* keys.ofOwner((yield* Caller).owner)
          return { api_keys: yield* Effect.forEach(own, listed), total: own.length }
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
        Effect.fnUntraced(function* ({ params, payload }) {
          const { by } = yield* Caller
          yield* within((yield* keys.find(params.id, by)).scopes)
          return keyWithSecret(yield* keys.rotate(params.id, payload?.grace_seconds, by))
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
