/** Translates for clients that the store can't be reached, or that others are answered first. */
import { Context, Effect, Layer, Metric } from "effect"
import { makeOutage, type Outage, type Overloaded, type StoreUnavailable } from "../../../../core/mod.ts"
import { Unavailable } from "../../api/Errors.ts"
import { onEveryAnswer } from "../edge/Exchange.ts"
import { overloads, storeErrors } from "../observe/refusals.ts"

const newOutage = (): Outage => makeOutage("The store is unavailable", "The store is available again")

/** Of the stores behind the routes: each server has its own. */
export const StoreOutage = Context.Reference<Outage>("findata/http/StoreOutage", { defaultValue: newOutage })

export const ownOutage = Layer.sync(StoreOutage, newOutage)

/** 503 with Retry-After; the reason is only logged. */
export const unavailable = ({ reason }: StoreUnavailable) =>
  Effect.flatMap(StoreOutage, ({ failed }) => failed(reason)).pipe(
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
