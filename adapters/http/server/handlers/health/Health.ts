/** Handles `/healthz` and `/readyz`. */
import { Context, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Readiness, type StoreTooNew } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { StoreOutage, unavailable } from "../../exchange/unavailable.ts"
import { Unavailable } from "../../../api/base/Errors.ts"
import { onEveryAnswer } from "../../exchange/Exchange.ts"

/** Whether the server is about to stop: it still answers, but `/readyz` asks for no more requests. */
export const IsStopping = Context.Reference<() => boolean>("findata/http/IsStopping", {
  defaultValue: () => () => false
})

const stopping = Effect.andThen(
  onEveryAnswer({ "retry-after": "1" }),
  Effect.fail(new Unavailable({ detail: "The server is stopping" }))
)

/** No balancer sends requests to a program that could misread the store; operators see why. */
const outdated = ({ message }: StoreTooNew) =>
  Effect.flatMap(StoreOutage, ({ failed }) => failed(message)).pipe(
    Effect.andThen(onEveryAnswer({ "retry-after": "1" })),
    Effect.andThen(Effect.fail(new Unavailable({ detail: message })))
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
          : Effect.as(Effect.andThen(check, succeeded), ok).pipe(
              Effect.catchTag("StoreTooNew", outdated),
              Effect.catchTag("StoreUnavailable", unavailable)
            )
      )
  })
)
