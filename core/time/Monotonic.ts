/** Time that only passes: its clock is never set, so that its differences are durations. */
import type { Clock } from "effect"

/** Milliseconds since some moment before the process began; of one scale in all of its threads. */
export const monotonicMillis = (clock: Clock.Clock): number => Number(clock.monotonicTimeNanosUnsafe()) / 1e6
