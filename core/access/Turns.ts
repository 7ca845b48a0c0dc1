/**
 * Bounds how many computations run at once. The others wait for a turn, in order, in a queue that is bounded in length and
 * in time; turns go round the groups of requesters that wait, and within a group round its requesters.
 */
import { Context, Duration, Effect, Metric, Schema } from "effect"

/** Who a computation is made for. Groups don't take each other's places in a queue. */
export interface Requester {
  readonly group: string
  readonly name: string
}

/** Of the current fiber. */
export const CurrentRequester = Context.Reference<Requester>("findata/core/access/CurrentRequester", {
  defaultValue: () => ({ group: "", name: "" })
})

/** No turn was to be had in time. */
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
  /** When one that waited in vain is to ask again, in seconds. */
  readonly retry_after: number
}

interface Waiter {
  readonly requester: Requester
  /** Whether it has its turn. */
  isNext: boolean
  wake: () => void
}

/** Queues that are served in rotation, each in its own order. */
class Rotation<A> {
  readonly #queues = new Map<string, Set<A>>()
  length = 0

  lengthOf(name: string): number {
    return this.#queues.get(name)?.size ?? 0
  }

  add(name: string, item: A): void {
    const queue = this.#queues.get(name) ?? new Set()
    this.#queues.set(name, queue.add(item))
    this.length++
  }

  delete(name: string, item: A): void {
    const queue = this.#queues.get(name)
    if (queue?.delete(item) !== true) return
    this.length--
    if (queue.size === 0) this.#queues.delete(name)
  }

  /** Removes and returns the first of the queue whose turn it is; undefined when all are empty. */
  take(): A | undefined {
    const [first] = this.#queues
    if (first === undefined) return undefined
    const [name, queue] = first
    const [item] = queue as Set<A>
    this.delete(name, item as A)
    // What remains is behind the other queues.
    if (this.#queues.delete(name)) this.#queues.set(name, queue)
    return item
  }
}

const waitingRequests = Metric.gauge("findata_waiting_requests", {
  description: "Long requests that wait for their turn"
})

/** Returns a function that runs effects in turn; one that gets no turn fails and isn't run. */
export const makeTurns = ({ atOnce, longest, ofOne, retry_after, waiting }: Bounds) => {
  const groups = new Map<string, Rotation<Waiter>>()
  let running = 0

  const enqueue = (waiter: Waiter): boolean => {
    const { group, name } = waiter.requester
    const queue = groups.get(group) ?? new Rotation()
    if (queue.length >= waiting || queue.lengthOf(name) >= ofOne) return false
    queue.add(name, waiter)
    groups.set(group, queue)
    return true
  }

  const dequeue = ({ group, name }: Requester, waiter: Waiter): void => {
    const queue = groups.get(group)
    queue?.delete(name, waiter)
    if (queue?.length === 0) groups.delete(group)
  }

  const release = (): void => {
    running--
    const [first] = groups
    if (first === undefined) return
    const [name, queue] = first
    const next = queue.take()
    groups.delete(name)
    if (queue.length > 0) groups.set(name, queue)
    if (next === undefined) return
    running++
    next.isNext = true
    next.wake()
  }

  /** Waits for a turn that isn't free. It must be released. */
  const turnOf = (waiter: Waiter): Effect.Effect<void, Overloaded> =>
    Effect.callback<void>((resume) => {
      if (waiter.isNext) resume(Effect.void)
      else waiter.wake = () => resume(Effect.void)
    }).pipe(
      Effect.timeoutOption(longest),
      Effect.interruptible,
      Effect.onInterrupt(() =>
        Effect.sync(() => {
          if (waiter.isNext) release()
          else dequeue(waiter.requester, waiter)
        })
      ),
      // Its turn may have come in the moment that its time was up.
      Effect.flatMap(() => {
        if (waiter.isNext) return Effect.void
        dequeue(waiter.requester, waiter)
        return Effect.fail(new Overloaded({ retry_after }))
      })
    )

  /** The same, counted. */
  const wait = (waiter: Waiter): Effect.Effect<void, Overloaded> =>
    Effect.ensuring(
      Effect.andThen(Metric.modify(waitingRequests, 1), turnOf(waiter)),
      Metric.modify(waitingRequests, -1)
    )

  const acquire = Effect.withFiber<void, Overloaded>((fiber) => {
    if (running < atOnce) {
      running++
      return Effect.void
    }
    const waiter: Waiter = { requester: fiber.getRef(CurrentRequester), isNext: false, wake: () => {} }
    return enqueue(waiter) ? wait(waiter) : Effect.fail(new Overloaded({ retry_after }))
  })

  return <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | Overloaded, R> =>
    Effect.uninterruptibleMask((restore) =>
      Effect.andThen(acquire, Effect.ensuring(restore(effect), Effect.sync(release)))
    )
}
