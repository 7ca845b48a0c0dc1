/** Translates StoreUnavailable for clients. */
import { Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import type { StoreUnavailable } from "../../../../core/mod.ts"
import { Unavailable } from "../../api/Errors.ts"

const retryAfter = HttpEffect.appendPreResponseHandler((_, response) =>
  Effect.succeed(HttpServerResponse.setHeader(response, "retry-after", "1"))
)

/** 503 with Retry-After; the reason is only logged. */
export const unavailable = ({ reason }: StoreUnavailable) =>
  Effect.logWarning("The store is unavailable").pipe(
    Effect.annotateLogs({ reason }),
    Effect.andThen(retryAfter),
    Effect.andThen(Effect.fail(new Unavailable({ detail: "Service temporarily unavailable" })))
  )
