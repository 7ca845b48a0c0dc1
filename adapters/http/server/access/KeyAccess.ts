/** Admits or refuses requests to the API's endpoints by key, and adds the quota to every response to a key. */
import { Clock, Context, Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import type { ApiKeys, BearerTokens } from "../../../../core/mod.ts"
import type { OwnFigures, QuotaStore } from "../../../../core/ports.ts"
import { CurrentVocabulary } from "../../api/base/Expressions.ts"
import { Cost, KeyAccess, RequiredAccess } from "../../api/base/RequiredAccess.ts"
import { CurrentExchange, type Requirement } from "../exchange/Exchange.ts"
import { givenIn, rawQueryIn } from "../exchange/query.ts"
import { Admission } from "./Admission.ts"
import { makeAdmit } from "./gate.ts"
import { makeOwnVocabulary, mayNameOwn } from "./OwnVocabulary.ts"

type OfRequest =
  | HttpRouter.RouteContext
  | HttpServerRequest.HttpServerRequest
  | HttpServerRequest.ParsedSearchParams

export const layer: Layer.Layer<
  KeyAccess,
  never,
  Admission | ApiKeys | BearerTokens | OwnFigures | QuotaStore
> = Layer.effect(
  KeyAccess,
  Effect.map(Effect.all([makeAdmit, Admission, makeOwnVocabulary]), ([admit, { callerOf }, vocabularyFor]) =>
    KeyAccess.of((httpEffect, { endpoint }) => {
      const access = Context.get(endpoint.annotations, RequiredAccess)
      const costOf = Context.get(endpoint.annotations, Cost)
      return Effect.contextWith((context: Context.Context<OfRequest>) => {
        const now = Context.get(context, Clock.Clock).currentTimeMillisUnsafe()
        const query = rawQueryIn(context)
        const requirement: Requirement = { access, cost: costOf(givenIn(context), now) }
        const caller = callerOf(Context.get(context, HttpServerRequest.HttpServerRequest))
        const exchange = Context.get(context, CurrentExchange)
        const asking = admit(caller, requirement, exchange, now)
        const answer = mayNameOwn(endpoint, query)
          ? Effect.flatMap(vocabularyFor(caller, exchange), (names) =>
              Effect.provideService(httpEffect, CurrentVocabulary, names)
            )
          : httpEffect
        return asking === null ? answer : Effect.andThen(asking, answer)
      })
    })
  )
)
