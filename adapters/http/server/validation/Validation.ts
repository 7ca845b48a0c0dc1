/** Collects all faults of a request: of each parameter by itself, and of their combinations. */
import { Clock, Context, Effect, Layer } from "effect"
import type { HttpRouter, HttpServerRequest } from "effect/http"
import { HttpApiError } from "effect/http-api"
import { InternalError, Unprocessable, type ValidationItem } from "../../api/base/Errors.ts"
import { CrossChecks, Validation } from "../../api/base/Validation.ts"
import { givenIn } from "../exchange/query.ts"
import { refusingValues } from "./refusedValues.ts"
import { requestItems } from "./RequestFaults.ts"

export const layer: Layer.Layer<Validation> = Layer.succeed(
  Validation,
  Validation.of((httpEffect, { endpoint }) => {
    const checks = Context.get(endpoint.annotations, CrossChecks)
    const refuse = (more: ReadonlyArray<ValidationItem>) =>
      Effect.flatMap(requestItems(endpoint), (items) =>
        Effect.fail(new Unprocessable({ detail: [...items, ...more] }))
      )
    type Refusal = Unprocessable | InternalError | Effect.Error<typeof httpEffect>
    const checked = Effect.catch(
      refusingValues(endpoint, httpEffect),
      (error): Effect.Effect<never, Refusal, HttpRouter.Provided> => {
        if (!HttpApiError.HttpApiSchemaError.is(error)) return Effect.fail(error)
        if (error.kind === "Body" || error.kind === "ResponseHeaders") {
          return Effect.andThen(
            Effect.logError("A response does not match its definition", error),
            Effect.fail(new InternalError({ detail: "Internal server error" }))
          )
        }
        return refuse([])
      }
    )
    if (checks.length === 0) return checked
    return Effect.contextWith(
      (context: Context.Context<HttpRouter.RouteContext | HttpServerRequest.ParsedSearchParams>) => {
        const now = Context.get(context, Clock.Clock).currentTimeMillisUnsafe()
        const given = givenIn(context)
        const crossed = checks.flatMap((check) => check(given, now))
        return crossed.length === 0 ? checked : refuse(crossed)
      }
    )
  })
)
