/** Handles `/healthz` and `/readyz`. */
import { Context, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Readiness } from "../../../../core/mod.ts"
import { Api } from "../../api/Api.ts"
import { StoreOutage, unavailable } from "../answers/unavailable.ts"
import { Unavailable } from "../../api/Errors.ts"
import { onEveryAnswer } from "../edge/Exchange.ts"

/** Whether the server is about to stop: it still answers, but `/readyz` asks for no more requests. */
export const IsStopping = Context.Reference<() => boolean>("findata/http/IsStopping", {
  defaultValue: () => () => false
})

const stopping = Effect.andThen(
  onEveryAnswer({ "retry-after": "1" }),
  Effect.fail(new Unavailable({ detail: "The server is stopping" }))
)

const ok = { status: "ok" } as const

export const layer = HttpApiBuilder.group(
  Api,
  "health",
  Effect.fnUntraced(function* (handlers) {
    const { check } = yield* Readiness
    const isStopping = yield* IsStopping
    const { succeeded } = yield* StoreOutage
    return handlers
      .handle("live", () => Effect.succeed(ok))
      .handle("ready", () =>
        isStopping()
          ? stopping
          : Effect.catchTag(Effect.as(Effect.andThen(check, succeeded), ok), "StoreUnavailable", unavailable)
      )
  })
)
