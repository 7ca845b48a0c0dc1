/**
 * Bounds how many computations run at once. The others wait for a turn, in order, in a queue that is bounded in length and
 * in time; turns go round the groups of requesters that wait, and within a group round its requesters. One that would
 * probably wait for too long, as long as those before it took, doesn't wait at all where its requester has others waiting.
 */
import { Clock, Context, Duration, Effect, Exit, Metric, Schema } from "effect"
import { monotonicMillis } from "../time/Monotonic.ts"
import { type Congestion, makeCongestion } from "./Congestion.ts"
import { FairQueue, type Requester } from "./FairQueue.ts"

/** Of the current fiber. */
export const CurrentRequester = Context.Reference<Requester>("findata/core/scheduling/CurrentRequester", {
  defaultValue: () => ({ group: "", name: "" })
})

/** No turn is, or was, to be had in time. */
export class Overloaded extends Schema.TaggedError<Overloaded>()("Overloaded", {
  /** When to ask again, in seconds. */
  retry_after: Schema.Int
}) {}

/** How long a computation may wait for its turn. */
export interface Patience {
  /** For how long one waits at most. */
  readonly max: Duration.Input
  /** How long one may expect to wait: the others may take more time than those before. */
  readonly expected: Duration.Input
}

/** How much runs and waits. */
export interface Bounds {
  /** How many run at once. */
  readonly atOnce: number
  /** How many of a group wait. */
  readonly waiting: number
  /** How many of a requester wait. */
  readonly ofOne: number
  /** How long one waits. */
  readonly patience: Patience
  /** The same once there have been too many for as long as `patience.longest`; the same by default. */
  readonly lasting?: Patience
  /** Of those who wait here, and elsewhere if it is given; its own by default. */
  readonly congestion?: Congestion
  /** When one that got no turn is to ask again, in seconds. */
  readonly retry_after: number
}

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
  /** Since when it waits, here or elsewhere before, in milliseconds of monotonic time. */
  arrived: number
  /** Since when it has its turn, on the same clock; undefined while it waits. */
  since: number | undefined
  wake: () => void
}

const waitingRequests = Metric.gauge("findata_waiting_requests", {
  description: "Requests that wait for their turn at long answers, and statements that wait for a connection"
})

const millisOf = ({ expected, max }: Patience) => ({
  max: Duration.toMillis(max),
  expected: Duration.toMillis(expected)
})

/** Computations in turn, within the bounds that they were made with. */
export interface Turns {
  /** Runs an effect in turn, for which so many milliseconds were waited before; one that gets no turn fails and isn't run. */
  readonly run: <A, E, R>(
    effect: Effect.Effect<A, E, R>,
    waited?: number
  ) => Effect.Effect<A, E | Overloaded, R>
  /** Whether one more of a requester would fail at once, at the time of the clock. */
  readonly refuses: (requester: Requester, clock: Clock.Clock) => boolean
}

/** Turns by these bounds. */
export const makeTurns = ({
  atOnce,
  congestion: given,
  ofOne,
  patience,
  lasting = patience,
  retry_after,
  waiting
}: Bounds): Turns => {
  const queue = new FairQueue<Waiter>()
  const durations = makeMean()
  const atFirst = millisOf(patience)
  const later = millisOf(lasting)
  const congestion = given ?? makeCongestion(atFirst.max, later.max)
  // Made once: most of a refusal's time is that of an error.
  const overloaded = Effect.fail(new Overloaded({ retry_after }))
  let running = 0

  const patienceAt = (clock: Clock.Clock) => (congestion.isLasting(monotonicMillis(clock)) ? later : atFirst)

  const refuses = (requester: Requester, clock: Clock.Clock): boolean => {
    if (running < atOnce) return false
    if (queue.lengthOfGroup(requester) >= waiting || queue.lengthOf(requester) >= ofOne) return true
    // The first one of a requester waits, however long others' take.
    const wait = (queue.before(requester) * durations.value()) / atOnce
    return queue.lengthOf(requester) > 0 && wait > patienceAt(clock).expected
  }

  const enqueue = (waiter: Waiter, waited: number): void => {
    const now = monotonicMillis(waiter.clock)
    waiter.arrived = now - waited
    congestion.begin(now)
    queue.add(waiter.requester, waiter)
  }

  /** Notes the end of a wait, of one that is out of the queue. */
  const noteWait = ({ arrived, clock }: Waiter): void => {
    const now = monotonicMillis(clock)
    congestion.end(now - arrived, now)
  }

  const leave = (waiter: Waiter): void => {
    queue.delete(waiter.requester, waiter)
    noteWait(waiter)
  }

  const begin = (waiter: Waiter): void => {
    running++
    waiter.since = monotonicMillis(waiter.clock)
  }

  const millisecondsOf = ({ clock, since = 0 }: Waiter): number => monotonicMillis(clock) - since

  const release = (): void => {
    running--
    const next = queue.take()
    if (next === undefined) return
    noteWait(next)
    begin(next)
    next.wake()
  }

  /** Waits for a turn that isn't free, so many milliseconds at most. It must be released. */
  const turnOf = (waiter: Waiter, max: number): Effect.Effect<void, Overloaded> =>
    Effect.callback<void>((resume) => {
      if (waiter.since !== undefined) resume(Effect.void)
      else waiter.wake = () => resume(Effect.void)
    }).pipe(
      Effect.timeoutOption(max),
      Effect.interruptible,
      Effect.onInterrupt(() =>
        Effect.sync(() => {
          if (waiter.since !== undefined) release()
          else leave(waiter)
        })
      ),
      // Its turn may have come in the moment that its time was up.
      Effect.flatMap(() => {
        if (waiter.since !== undefined) return Effect.void
        leave(waiter)
        return overloaded
      })
    )

  /** The same, counted. */
  const wait = (waiter: Waiter, max: number): Effect.Effect<void, Overloaded> =>
    Effect.ensuring(
      Effect.andThen(Metric.modify(waitingRequests, 1), turnOf(waiter, max)),
      Metric.modify(waitingRequests, -1)
    )

  const acquire = (waited: number) =>
    Effect.withFiber<Waiter, Overloaded>((fiber) => {
      const waiter: Waiter = {
        requester: fiber.getRef(CurrentRequester),
        clock: fiber.getRef(Clock.Clock),
        arrived: 0,
        since: undefined,
        wake: () => {}
      }
      if (running < atOnce) {
        begin(waiter)
        return Effect.succeed(waiter)
      }
      if (refuses(waiter.requester, waiter.clock)) return overloaded
      const { max } = patienceAt(waiter.clock)
      enqueue(waiter, waited)
      return Effect.as(wait(waiter, Math.max(max - waited, 0)), waiter)
    })

  const run: Turns["run"] = (effect, waited = 0) =>
    Effect.uninterruptibleMask((restore) =>
      Effect.flatMap(acquire(waited), (waiter) =>
        Effect.onExit(restore(effect), (exit) =>
          Effect.sync(() => {
            if (!Exit.hasInterrupts(exit)) durations.add(millisecondsOf(waiter))
            release()
          })
        )
      )
    )

  return { run, refuses }
}
