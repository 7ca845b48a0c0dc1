/** Instants as text, in UTC to the second. */
import { Clock, Effect, Schema } from "effect"

/** An instant in UTC to the second, `YYYY-MM-DDTHH:MM:SSZ`. */
export const Instant = Schema.String.annotate({ format: "date-time" }).check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/u)
)

/**
 * The instant of a clock's milliseconds.
 *
 * @example
 * ```ts
 * import { instantOf } from "findata"
 *
 * instantOf(1_598_918_400_999) // => "2020-09-01T00:00:00Z"
 * ```
 */
export const instantOf = (millis: number): string => `${new Date(millis).toISOString().slice(0, 19)}Z`

/** The present instant by the clock. */
export const instantNow: Effect.Effect<string> = Effect.map(Clock.currentTimeMillis, instantOf)
