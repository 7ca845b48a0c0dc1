/** Admits or refuses requests to the API's endpoints by key, and adds the quota to every response to a key. */
import { Clock, Context, Effect, Layer } from "effect"
import { HttpServerRequest } from "effect/http"
import type { ApiKeys, BearerTokens } from "../../../../core/mod.ts"
import type { QuotaStore } from "../../../../core/ports.ts"
import { Cost, KeyAccess, RequiredAccess } from "../../api/base/RequiredAccess.ts"
import { CurrentExchange, type Requirement } from "../exchange/Exchange.ts"
import { rawQueryIn } from "../exchange/query.ts"
import { Admission } from "./Admission.ts"
import { makeAdmit } from "./gate.ts"

type OfRequest = HttpServerRequest.HttpServerRequest | HttpServerRequest.ParsedSearchParams

export const layer: Layer.Layer<KeyAccess, never, Admission | ApiKeys | BearerTokens | QuotaStore> =
  Layer.effect(
    KeyAccess,
    Effect.map(Effect.all([makeAdmit, Admission]), ([admit, { callerOf }]) =>
      KeyAccess.of((httpEffect, { endpoint }) => {
        const access = Context.get(endpoint.annotations, RequiredAccess)
        const costOf = Context.get(endpoint.annotations, Cost)
        return Effect.contextWith((context: Context.Context<OfRequest>) => {
          const now = Context.get(context, Clock.Clock).currentTimeMillisUnsafe()
          const requirement: Requirement = { access, cost: costOf(rawQueryIn(context), now) }
          const asking = admit(
            callerOf(Context.get(context, HttpServerRequest.HttpServerRequest)),
            requirement,
            Context.get(context, CurrentExchange),
            now
          )
          return asking === null ? httpEffect : Effect.andThen(asking, httpEffect)
        })
      })
    )
  )
