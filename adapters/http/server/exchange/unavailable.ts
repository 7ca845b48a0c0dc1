/** Translates for clients that the store can't be reached, or that others are answered first. */
import { Context, Effect, Layer, Metric } from "effect"
import { type Overloaded, type StoreUnavailable } from "../../../../core/mod.ts"
import { makeOutage, type Outage } from "../../../../core/ports.ts"
import { Unavailable } from "../../api/base/Errors.ts"
import { onEveryAnswer } from "./Exchange.ts"
import { error } from "./error.ts"
import { overloads, storeErrors } from "./refusals.ts"

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

const tooMany = "Too many long requests under way"

// Each is made once: under overload there are many.
const refusal = Effect.fail(new Unavailable({ detail: tooMany }))
const response = error(503, tooMany)

const noteOverload = ({ retry_after }: Pick<Overloaded, "retry_after">) =>
  Effect.andThen(Metric.update(overloads, 1), onEveryAnswer({ "retry-after": String(retry_after) }))

/** 503 with Retry-After. */
export const overloaded = (overload: Overloaded) => Effect.andThen(noteOverload(overload), refusal)

/** The same as a response, which isn't encoded by the interface's schemas. */
export const overloadedResponse = (retry_after: number) => Effect.as(noteOverload({ retry_after }), response)
