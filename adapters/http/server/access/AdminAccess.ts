/** Admits a request with a bearer token or a session that has the scope `admin`; another valid one gets 403. */
import { Effect, Layer } from "effect"
import { type BearerTokens } from "../../../../core/mod.ts"
import { adminScope, type QuotaStore } from "../../../../core/ports.ts"
import { AdminAccess } from "../../api/base/AdminAccess.ts"
import { Forbidden } from "../../api/base/Errors.ts"
import { Caller } from "../../api/base/TokenAccess.ts"
import { tokenCallers } from "./TokenAccess.ts"

export const layer: Layer.Layer<AdminAccess, never, BearerTokens | QuotaStore> = Layer.effect(
  AdminAccess,
  Effect.gen(function* () {
    const { count, find } = yield* tokenCallers
    return AdminAccess.of((httpEffect) =>
      Effect.gen(function* () {
        const caller = yield* find
        if (!caller.isAdmin) {
          return yield* new Forbidden({ detail: `Bearer token or session lacks the scope ${adminScope}` })
        }
        yield* count(caller)
        return yield* Effect.provideService(httpEffect, Caller, caller)
      })
    )
  })
)
