/** Counts what is under way, and waits until nothing is. */
import { type Effect, Latch } from "effect"

/** Counts what is under way in a process. Each `begin` needs one `end`. */
export interface Activity {
  readonly begin: () => void
  readonly end: () => void
  /** Counts a promise until it is settled, and returns it. */
  readonly track: <A>(promise: Promise<A>) => Promise<A>
  readonly isNone: () => boolean
  /** Waits until nothing is under way. */
  readonly none: Effect.Effect<void>
}

/** Creates a count of 0, of which `none` succeeds at once. */
export const makeActivity = (): Activity => {
  let underWay = 0
  const none = Latch.makeUnsafe(true)
  const begin = (): void => {
    if (underWay++ === 0) none.closeUnsafe()
  }
  const end = (): void => {
    if (--underWay === 0) none.openUnsafe()
  }
  return {
    begin,
    end,
    track: (promise) => {
      begin()
      promise.then(end, end)
      return promise
    },
    isNone: () => underWay === 0,
    none: none.await
  }
}
