/** Spaces the requests to each source, over the whole process, and counts those of a day. */
import { Clock, Context, Effect, Layer, Schema, Semaphore } from "effect"
import { dayIn, type Pace } from "../../core/mod.ts"
import { endOfDay, monotonicMillis, RequestCounts } from "../../core/ports.ts"

/** The requests of the day are used up. */
export class DayUsed extends Schema.TaggedError<DayUsed>()("DayUsed", {
  perDay: Schema.Int,
  /** When requests are possible again: `2024-05-18T00:00:00Z`. */
  resets_at: Schema.String
}) {}

/** Where the requests to a source wait. */
export interface Gate {
  /** Waits for the turn of one request: the caller starts it at once. */
  readonly pass: Effect.Effect<void, DayUsed>
  /** Keeps all requests waiting for so long, in milliseconds. */
  readonly closeFor: (millis: number) => Effect.Effect<void>
}

export class Gates extends Context.Service<
  Gates,
  {
    /** The gate of a source by its name, the same for all who ask; a pace of null lets everything pass. */
    readonly of: (source: string, pace: Pace | null) => Gate
  }
>()("findata/adapters/web/Gates") {}

/** What the gates of one source share. Times are the clock's monotonic milliseconds. */
interface Turns {
  readonly one: Semaphore.Semaphore
  opensAt: number
}

/** A thousandth more than a second, for observers whose clocks count whole milliseconds. */
const secondMillis = 1001

/** Monotonic: a correction of the system's time neither stops requests nor lets them pass early. */
const monotonicNow = Effect.map(Clock.Clock, monotonicMillis)

const make = Effect.gen(function* () {
  const counts = yield* RequestCounts
  const sources = new Map<string, Turns>()

  const turnsOf = (source: string): Turns => {
    const known = sources.get(source)
    if (known !== undefined) return known
    const turns = { one: Semaphore.makeUnsafe(1), opensAt: Number.NEGATIVE_INFINITY }
    sources.set(source, turns)
    return turns
  }

  const count = Effect.fnUntraced(function* (source: string, perDay: number, timezone: string) {
    const day = dayIn(timezone, yield* Clock.currentTimeMillis)
    const used = yield* counts.of(source, day)
    if (used >= perDay) return yield* new DayUsed({ perDay, resets_at: endOfDay(timezone, day) })
    yield* counts.put(source, day, used + 1)
  })

  return Gates.of({
    of: (source, pace) => {
      const turns = turnsOf(source)
      const spacing = pace === null ? 0 : secondMillis / pace.perSecond

      // Requests are spaced rather than counted in windows: what starts late, because the process was busy, delays
      // the next ones, and no second contains more than its share wherever it begins.
      const turn = Effect.gen(function* () {
        let wait = turns.opensAt - (yield* monotonicNow)
        while (wait > 0) {
          yield* Effect.sleep(Math.ceil(wait))
          wait = turns.opensAt - (yield* monotonicNow)
        }
        if (pace?.perDay !== undefined) yield* count(source, pace.perDay, pace.timezone ?? "UTC")
        turns.opensAt = Math.max(turns.opensAt, (yield* monotonicNow) + spacing)
      })

      return {
        pass: turns.one.withPermit(turn),
        closeFor: (millis) =>
          Effect.map(monotonicNow, (now) => {
            turns.opensAt = Math.max(turns.opensAt, now + millis)
          })
      }
    }
  })
})

/** One for the process: two layers of gates don't know of each other. */
export const layer: Layer.Layer<Gates, never, RequestCounts> = Layer.effect(Gates, make)
