/** `QuotaStore` in this process. A counter is dropped once none of its quota is used. */
import { Clock, Effect, Layer } from "effect"
import { LocalQuotas, monotonicMillis, QuotaStore, RateLimit } from "../../core/mod.ts"

const sweepEvery = "1 minute"

const make = Effect.gen(function* () {
  const clock = yield* Clock.Clock
  const counters = new Map<string, RateLimit.Counted>()

  const sweep = Effect.sync(() => {
    const now = monotonicMillis(clock)
    for (const [counter, { period, usage }] of counters) {
      if (RateLimit.current(usage, period, now).slots.length === 0) counters.delete(counter)
    }
  })
  yield* Effect.forkScoped(Effect.forever(Effect.delay(sweep, sweepEvery)))

  const tryConsume = (counter: string, limit: RateLimit.Limit, cost: number) => {
    const known = counters.get(counter) ?? null
    const [counted, quota] = RateLimit.count(known, limit, monotonicMillis(clock), cost)
    if (cost > 0) counters.set(counter, counted)
    return quota
  }

  return LocalQuotas.of({
    tryConsume,
    consume: (counter, limit, cost) => Effect.sync(() => tryConsume(counter, limit, cost)),
    learn: (counter, limit, usage, now) => {
      const ahead = monotonicMillis(clock) - now
      counters.set(counter, { usage: RateLimit.moved(usage, limit.period, ahead), period: limit.period })
    }
  })
})

export const layer: Layer.Layer<QuotaStore> = Layer.effect(QuotaStore, make)

export const local: Layer.Layer<LocalQuotas> = Layer.effect(LocalQuotas, make)
