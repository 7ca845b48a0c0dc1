/**
 * Bounds how many computations run at once. The others wait for a turn, in order, in a queue that is bounded in length and
 * in time; turns go round the groups of requesters that wait, and within a group round its requesters. One that would
 * probably wait for too long, as long as those before it took, doesn't wait at all where its requester has others waiting.
 */
import { Clock, Context, Duration, Effect, Exit, Metric, Schema } from "effect"
import { FairQueue, type Requester } from "./FairQueue.ts"

/** Of the current fiber. */
export const CurrentRequester = Context.Reference<Requester>("findata/core/access/CurrentRequester", {
  defaultValue: () => ({ group: "", name: "" })
})

/** No turn is, or was, to be had in time. */
export class Overloaded extends Schema.TaggedError<Overloaded>()("Overloaded", {
  /** When to ask again, in seconds. */
  retry_after: Schema.Int
}) {}

export interface Bounds {
  /** How many run at once. */
  readonly atOnce: number
  /** How many of a group wait. */
  readonly waiting: number
  /** How many of a requester wait. */
  readonly ofOne: number
  /** For how long one waits. */
  readonly longest: Duration.Input
  /** When one that got no turn is to ask again, in seconds. */
  readonly retry_after: number
}

/** The part of the longest wait that one may expect to wait: the others may take more time than those before. */
const expectable = 1 / 3

/** Of how many durations the mean is, approximately: each later one counts for less. */
const durationsInMean = 32

const makeMean = () => {
  let count = 0
  let mean = 0
  return {
    add: (value: number): void => {
      count = Math.min(count + 1, durationsInMean)
      mean += (value - mean) / count
    },
    value: () => mean
  }
}

interface Waiter {
  readonly requester: Requester
  readonly clock: Clock.Clock
  /** Since when it has its turn, in nanoseconds; undefined while it waits. */
  since: bigint | undefined
  wake: () => void
}

const waitingRequests = Metric.gauge("findata_waiting_requests", {
  description: "Long requests that wait for their turn"
})

/** Returns a function that runs effects in turn; one that gets no turn fails and isn't run. */
export const makeTurns = ({ atOnce, longest, ofOne, retry_after, waiting }: Bounds) => {
  const queue = new FairQueue<Waiter>()
  const durations = makeMean()
  const mostExpected = expectable * Duration.toMillis(longest)
  let running = 0

  const enqueue = (waiter: Waiter): boolean => {
    const { requester } = waiter
    if (queue.lengthOfGroup(requester) >= waiting || queue.lengthOf(requester) >= ofOne) return false
    // The first one of a requester waits, however long others' take.
    const expected = (queue.before(requester) * durations.value()) / atOnce
    if (queue.lengthOf(requester) > 0 && expected > mostExpected) return false
    queue.add(requester, waiter)
    return true
  }

  const begin = (waiter: Waiter): void => {
    running++
    waiter.since = waiter.clock.currentTimeNanosUnsafe()
  }

  const millisecondsOf = ({ clock, since = 0n }: Waiter): number =>
    Number(clock.currentTimeNanosUnsafe() - since) / 1e6

  const release = (): void => {
    running--
    const next = queue.take()
    if (next === undefined) return
    begin(next)
    next.wake()
  }

  /** Waits for a turn that isn't free. It must be released. */
  const turnOf = (waiter: Waiter): Effect.Effect<void, Overloaded> =>
    Effect.callback<void>((resume) => {
      if (waiter.since !== undefined) resume(Effect.void)
      else waiter.wake = () => resume(Effect.void)
    }).pipe(
      Effect.timeoutOption(longest),
      Effect.interruptible,
      Effect.onInterrupt(() =>
        Effect.sync(() => {
          if (waiter.since !== undefined) release()
          else queue.delete(waiter.requester, waiter)
        })
      ),
      // Its turn may have come in the moment that its time was up.
      Effect.flatMap(() => {
        if (waiter.since !== undefined) return Effect.void
        queue.delete(waiter.requester, waiter)
        return Effect.fail(new Overloaded({ retry_after }))
      })
    )

  /** The same, counted. */
  const wait = (waiter: Waiter): Effect.Effect<void, Overloaded> =>
    Effect.ensuring(
      Effect.andThen(Metric.modify(waitingRequests, 1), turnOf(waiter)),
      Metric.modify(waitingRequests, -1)
    )

  const acquire = Effect.withFiber<Waiter, Overloaded>((fiber) => {
    const waiter: Waiter = {
      requester: fiber.getRef(CurrentRequester),
      clock: fiber.getRef(Clock.Clock),
      since: undefined,
      wake: () => {}
    }
    if (running < atOnce) {
      begin(waiter)
      return Effect.succeed(waiter)
    }
    return enqueue(waiter) ? Effect.as(wait(waiter), waiter) : Effect.fail(new Overloaded({ retry_after }))
  })

  return <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | Overloaded, R> =>
    Effect.uninterruptibleMask((restore) =>
      Effect.flatMap(acquire, (waiter) =>
        Effect.onExit(restore(effect), (exit) =>
          Effect.sync(() => {
            if (!Exit.hasInterrupts(exit)) durations.add(millisecondsOf(waiter))
            release()
          })
        )
      )
    )
}
