/**
 * What keeps the embedding program running: what it asks of findata, for as long as that takes. What findata does by itself, such
 * as looking for changes every second, doesn't: a program that has nothing else to do ends.
 */
import { clearInterval, clearTimeout, setInterval, setTimeout } from "node:timers"
import { Clock, Context, Duration, Effect, Layer } from "effect"

/** The longest that a timer waits, in milliseconds. */
const maxTimer = 2_147_483_647

/** The clock of the program, whose waits keep no process running. */
export const idleClock: Layer.Layer<never> = Layer.effectContext(
  Effect.map(Clock.Clock, (clock) => {
    const sleepMillis = (millis: number): Effect.Effect<void> => {
      if (millis <= 0) return Effect.yieldNow
      if (!Number.isFinite(millis)) return Effect.never
      return Effect.callback<void>((resume) => {
        const rest = millis > maxTimer ? sleepMillis(millis - maxTimer) : Effect.void
        const timer = setTimeout(() => resume(rest), Math.min(millis, maxTimer)).unref()
        return Effect.sync(() => clearTimeout(timer))
      })
    }
    const idle: Clock.Clock = Object.assign(Object.create(clock), {
      sleep: (duration: Duration.Duration) => sleepMillis(Duration.toMillis(duration))
    })
    return Context.make(Clock.Clock, idle)
  })
)

export interface Awake {
  /** The same promise, until which the process keeps running. */
  readonly until: <A>(promise: Promise<A>) => Promise<A>
  /** Releases the timer. */
  readonly end: () => void
}

export const makeAwake = (): Awake => {
  const timer = setInterval(() => {}, maxTimer).unref()
  let count = 0
  const release = (): void => {
    if (--count === 0) timer.unref()
  }
  return {
    until: (promise) => {
      if (count++ === 0) timer.ref()
      promise.then(release, release)
      return promise
    },
    end: () => clearInterval(timer)
  }
}
