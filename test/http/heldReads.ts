/** Reads of a store that a test holds until it lets them go on. */
import { Effect } from "effect"

/** A read that has begun. */
export interface Reading {
  readonly goOn: () => void
  isInterrupted: boolean
}

export const heldReads = () => {
  const reads: Array<Reading> = []
  return {
    /** All that have begun. */
    reads,
    hold: <A, E, R>(read: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.suspend(() => {
        const { promise, resolve } = Promise.withResolvers<void>()
        const reading: Reading = { goOn: resolve, isInterrupted: false }
        reads.push(reading)
        return Effect.promise(() => promise).pipe(
          Effect.onInterrupt(() =>
            Effect.sync(() => {
              reading.isInterrupted = true
            })
          ),
          Effect.andThen(read)
        )
      }),
    /** Lets all of them go on, and those that begin meanwhile, until none does. */
    goOn: async () => {
      for (let held = reads.slice(); held.length > 0; ) {
        const known = reads.length
        for (const { goOn } of held) goOn()
        await settled()
        held = reads.slice(known)
      }
    },
    forget: () => {
      reads.length = 0
    }
  }
}

/** Lets everything run that waits for nothing. */
export const settled = async () => {
  for (let i = 0; i < 100; i++) await new Promise((resolve) => setImmediate(resolve))
}
