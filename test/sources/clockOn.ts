/** The clock of a day of the past, for sources that are fetched then. */
import { type Clock, Effect } from "effect"

/** Shows an instant, by default noon of a day in UTC; time itself passes as it does. */
export const clockOn = (day: string, clock: Clock.Clock, time = "12:00:00Z"): Clock.Clock => {
  const shift = Date.parse(`${day}T${time}`) - clock.currentTimeMillisUnsafe()
  const millis = (): number => clock.currentTimeMillisUnsafe() + shift
  const nanos = (): bigint => BigInt(millis()) * 1_000_000n
  return {
    currentTimeMillisUnsafe: millis,
    currentTimeMillis: Effect.sync(millis),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: clock.monotonicTimeNanos,
    sleep: (duration) => clock.sleep(duration)
  }
}
