/** A clock that stands still until a test moves it. */
import { Clock, Effect } from "effect"

/** Milliseconds of the wall clock, and of the monotonic one where they differ. */
export interface StillTime {
  readonly now: number
  readonly monotonic?: number
}

const nanos = (millis: number): bigint => BigInt(Math.round(millis * 1000)) * 1000n

/** Timers never fire, unless it is given some. */
export const stillClock = (
  time: StillTime,
  sleep: Clock.Clock["sleep"] = () => Effect.never
): Clock.Clock => {
  const wall = () => nanos(time.now)
  const monotonic = () => nanos(time.monotonic ?? time.now)
  return {
    currentTimeMillisUnsafe: () => time.now,
    currentTimeMillis: Effect.sync(() => time.now),
    currentTimeNanosUnsafe: wall,
    currentTimeNanos: Effect.sync(wall),
    monotonicTimeNanosUnsafe: monotonic,
    monotonicTimeNanos: Effect.sync(monotonic),
    sleep
  }
}
