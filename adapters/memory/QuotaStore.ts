/** `QuotaStore` in this process. A counter is dropped once none of its quota is used. */
import { Clock, Effect, Layer } from "effect"
import { QuotaStore, RateLimit } from "../../core/mod.ts"

const sweepEvery = "1 minute"

const make = Effect.gen(function* () {
  const counters = new Map<string, { readonly usage: RateLimit.Usage; readonly limit: RateLimit.Limit }>()

  const sweep = Effect.map(Clock.currentTimeMillis, (now) => {
    for (const [counter, { limit, usage }] of counters) {
      if (RateLimit.current(usage, limit, now).slots.length === 0) counters.delete(counter)
    }
  })
  yield* Effect.forkScoped(Effect.forever(Effect.delay(sweep, sweepEvery)))

  const tryConsume = (counter: string, limit: RateLimit.Limit, cost: number, now: number) => {
    const known = counters.get(counter)
    const before =
      known === undefined
        ? RateLimit.unused
        : RateLimit.recounted(known.usage, known.limit.period, limit.period)
    const [usage, quota] = RateLimit.consume(before, limit, now, cost)
    if (cost > 0) counters.set(counter, { usage, limit })
    return quota
  }

  return QuotaStore.of({
    tryConsume,
    consume: (counter, limit, cost) =>
      Effect.map(Clock.currentTimeMillis, (now) => tryConsume(counter, limit, cost, now))
  })
})

export const layer: Layer.Layer<QuotaStore> = Layer.effect(QuotaStore, make)
