/** Translates StoreUnavailable for clients. */
import { Effect, Metric } from "effect"
import type { StoreUnavailable } from "../../../../core/mod.ts"
import { Unavailable } from "../../api/Errors.ts"
import { onEveryAnswer } from "../edge/Exchange.ts"
import { storeErrors } from "../observe/refusals.ts"

/** 503 with Retry-After; the reason is only logged. */
export const unavailable = ({ reason }: StoreUnavailable) =>
  Effect.logWarning("The store is unavailable").pipe(
    Effect.annotateLogs({ reason }),
    Effect.andThen(Metric.update(storeErrors, 1)),
    Effect.andThen(onEveryAnswer({ "retry-after": "1" })),
    Effect.andThen(Effect.fail(new Unavailable({ detail: "Service temporarily unavailable" })))
  )
