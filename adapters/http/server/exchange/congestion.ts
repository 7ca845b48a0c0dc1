/** How long requests wait in a server, for their beginning and for a turn together. */
import { Context, Layer } from "effect"
import type { HttpServerRequest } from "effect/http"
import { type Congestion, makeCongestion, maxWait } from "../../../../core/ports.ts"

const make = (): Congestion => makeCongestion(maxWait.burst, maxWait.lasting)

/**
 * Of requests that wait for their beginning and of long answers that wait for their turn; by the monotonic clock of
 * effect. Each server has its own.
 */
export const RequestCongestion = Context.Reference<Congestion>("findata/http/RequestCongestion", {
  defaultValue: make
})

export const ownCongestion = Layer.sync(RequestCongestion, make)

const waits = new WeakMap<object, number>()

/** Notes for how many milliseconds a request, as the runtime has it, waited for its beginning. */
export const noteWait = (source: object, wait: number): void => void waits.set(source, wait)

/** For how many milliseconds a request waited for its beginning. */
export const waitOf = ({ source }: HttpServerRequest.HttpServerRequest): number => waits.get(source) ?? 0
