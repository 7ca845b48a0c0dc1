/** By when a request must have what it asks of the stores, all of its queries together. */
import { Context, Effect } from "effect"

/**
 * How long a request waits at most for what it needs of a server, in milliseconds: in a burst, and once there have been too
 * many for as long.
 */
export const maxWait = { burst: 3000, lasting: 600 } as const

/** In milliseconds of `performance.now`; null for what may take any time, as imports do. */
export const Deadline = Context.Reference<number | null>("findata/core/store/Deadline", {
  defaultValue: () => null
})

/** The deadline of a request that begins now. */
export const deadlineFromNow = (): number => performance.now() + maxWait.burst

/** For how many milliseconds a request with a deadline has been at the stores; 0 for what may take any time. */
export const sinceBegun = (due: number | null): number =>
  due === null ? 0 : Math.max(0, performance.now() - (due - maxWait.burst))

/**
 * For long reads in steps, each of which must end in the time of a request: the first one by the deadline of the
 * request, or by `first` if that is later, as after another long read; the next ones counted from the step that ended last,
 * also for requests that waited for their turn.
 */
export const stepping = (
  first = Number.NEGATIVE_INFINITY
): (<A, E, R>(step: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>) => {
  let latest = first
  return (step) =>
    Effect.tap(
      Effect.updateService(step, Deadline, (own) => (own === null ? null : Math.max(own, latest))),
      () =>
        Effect.sync(() => {
          latest = deadlineFromNow()
        })
    )
}

/** What follows a long read, or what took as long: in the time of a request from now on. */
export const afterLongRead = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.suspend(() => stepping(deadlineFromNow())(effect))
