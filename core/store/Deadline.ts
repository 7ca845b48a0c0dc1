/** By when a request must have what it asks of the stores, all of its queries together. */
import { Context, Effect } from "effect"

/** How long a request may wait for the stores, in milliseconds. */
const maxWait = 3000

/** In milliseconds of `performance.now`; null for what may take any time, as imports do. */
export const Deadline = Context.Reference<number | null>("findata/core/store/Deadline", {
  defaultValue: () => null
})

/** The deadline of a request that begins now. */
export const deadlineFromNow = (): number => performance.now() + maxWait

/**
 * For long reads in steps, each of which must end in the time of a request: the first one by the deadline of the
 * request, the next ones counted from the step that ended last, also for requests that waited for their turn.
 */
export const stepping = (): (<A, E, R>(step: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>) => {
  let latest = Number.NEGATIVE_INFINITY
  return (step) =>
    Effect.tap(
      Effect.updateService(step, Deadline, (own) => (own === null ? null : Math.max(own, latest))),
      () =>
        Effect.sync(() => {
          latest = deadlineFromNow()
        })
    )
}
