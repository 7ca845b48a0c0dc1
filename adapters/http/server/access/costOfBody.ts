/** Counts a request as more than one by what its body asks for, which is read after it was admitted. */
import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import type { ApiKeys, BearerTokens } from "../../../../core/mod.ts"
import type { QuotaStore } from "../../../../core/ports.ts"
import { CurrentExchange } from "../exchange/Exchange.ts"
import { Admission } from "./Admission.ts"
import { type AccessRefused, makeAdmit } from "./gate.ts"

/** Uses the rest of a request's cost, in requests of its quota; fails as a request that it has no room for does. */
export type Charge = (cost: number) => Effect.Effect<void, AccessRefused, HttpServerRequest.HttpServerRequest>

/** Returns what charges requests that were admitted as one each. */
export const makeCharge: Effect.Effect<Charge, never, Admission | ApiKeys | BearerTokens | QuotaStore> =
  Effect.gen(function* () {
    const admit = yield* makeAdmit
    const { callerOf } = yield* Admission
    return Effect.fnUntraced(function* (cost) {
      const exchange = yield* CurrentExchange
      const { requirement } = exchange
      if (cost <= 1 || requirement === null) return
      const caller = callerOf(yield* HttpServerRequest.HttpServerRequest)
      const rest = { ...requirement, cost: cost - requirement.cost }
      yield* admit(caller, rest, exchange, yield* Clock.currentTimeMillis) ?? Effect.void
    })
  })
