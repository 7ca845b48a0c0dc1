/** Translates for clients that the store can't be reached, or that others are answered first. */
import { Effect, Metric } from "effect"
import type { Overloaded, StoreUnavailable } from "../../../../core/mod.ts"
import { Unavailable } from "../../api/Errors.ts"
import { onEveryAnswer } from "../edge/Exchange.ts"
import { overloads, storeErrors } from "../observe/refusals.ts"

/** 503 with Retry-After; the reason is only logged. */
export const unavailable = ({ reason }: StoreUnavailable) =>
  Effect.logWarning("The store is unavailable").pipe(
    Effect.annotateLogs({ reason }),
    Effect.andThen(Metric.update(storeErrors, 1)),
    Effect.andThen(onEveryAnswer({ "retry-after": "1" })),
    Effect.andThen(Effect.fail(new Unavailable({ detail: "Service temporarily unavailable" })))
  )

/** 503 with Retry-After. */
export const overloaded = ({ retry_after }: Overloaded) =>
  Metric.update(overloads, 1).pipe(
    Effect.andThen(onEveryAnswer({ "retry-after": String(retry_after) })),
    Effect.andThen(Effect.fail(new Unavailable({ detail: "Too many long requests under way" })))
  )
