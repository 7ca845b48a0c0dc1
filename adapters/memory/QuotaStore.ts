/**
 * `QuotaStore` in this process. A counter is dropped once none of its quota is used; of too many clients without a key, the
 * one that was counted first is forgotten, so that they take no more than some 30 MB.
 */
import { Clock, Effect, Layer } from "effect"
import { RateLimit } from "../../core/mod.ts"
import { isOfClient, LocalQuotas, monotonicMillis, QuotaStore } from "../../core/ports.ts"

const sweepEvery = "1 minute"

const clientsInMemory = 100_000

const make = Effect.gen(function* () {
  const clock = yield* Clock.Clock
  const ofKeys = new Map<string, RateLimit.UsedHere>()
  const ofClients = new Map<string, RateLimit.UsedHere>()
  /** One iterator for all: a new one walks over the places of all that were forgotten before it. */
  const oldestClients = ofClients.keys()

  const mapOf = (counter: string) => (isOfClient(counter) ? ofClients : ofKeys)

  const set = (counter: string, counted: RateLimit.UsedHere): void => {
    mapOf(counter).set(counter, counted)
    if (ofClients.size <= clientsInMemory) return
    ofClients.delete(oldestClients.next().value as string)
  }

  const sweep = Effect.sync(() => {
    const now = monotonicMillis(clock)
    for (const counters of [ofKeys, ofClients])
      for (const [counter, { period, usage }] of counters)
        if (RateLimit.current(usage, period, now).slots.length === 0) counters.delete(counter)
  })
  yield* Effect.forkScoped(Effect.forever(Effect.delay(sweep, sweepEvery)))

  const tryConsume = (counter: string, limit: RateLimit.Limit, cost: number) => {
    const known = mapOf(counter).get(counter) ?? null
    const now = monotonicMillis(clock)
    const [counted, quota] = RateLimit.count(known, limit, now, cost)
    if (cost > 0) set(counter, { ...counted, usedAt: now })
    return quota
  }

  return LocalQuotas.of({
    tryConsume,
    consume: (counter, limit, cost) => Effect.sync(() => tryConsume(counter, limit, cost)),
    learn: (counter, limit, usage, now) => {
      const here = monotonicMillis(clock)
      const stated = RateLimit.moved(usage, limit.period, here - now)
      const known = mapOf(counter).get(counter) ?? null
      const usedAt = known?.usedAt ?? Number.NEGATIVE_INFINITY
      set(counter, { ...RateLimit.learned(known, limit, stated, here), usedAt })
    }
  })
})

export const layer: Layer.Layer<QuotaStore> = Layer.effect(QuotaStore, make)

export const local: Layer.Layer<LocalQuotas> = Layer.effect(LocalQuotas, make)
