/** Keeps the quotas of a process over its restart. */
import { Clock, Effect } from "effect"
import { SharedQuotaStore } from "../../adapters/node/mod.ts"
import { RateLimit } from "../../core/mod.ts"
import { type KeptCounter, KeptQuotas } from "../../core/ports.ts"

const every = "1 second"

/** A clock that is ahead by less, in milliseconds, wasn't set. */
const jitter = 500

const moved = (counter: KeptCounter, millis: number): KeptCounter => ({
  ...counter,
  usage: RateLimit.moved(counter.usage, counter.period, millis)
})

/**
 * Puts back what was kept, and keeps what is counted, every second and at the end of the scope. What can't be written is
 * kept with the next changes.
 */
export const keepQuotas = Effect.fnUntraced(function* (memory: SharedArrayBuffer) {
  const { all, put } = yield* KeptQuotas
  const clock = yield* Clock.Clock
  const { restore, taken, time } = SharedQuotaStore.keeping(memory, 1)

  /** By how much the machine's clock is ahead of that of the counters, in milliseconds. */
  const ahead = (): number => {
    const millis = clock.currentTimeMillisUnsafe() - time(clock)
    return Math.abs(millis) < jitter ? 0 : millis
  }
  const kept = yield* all
  restore(
    kept.map((counter) => moved(counter, -ahead())),
    time(clock)
  )
  taken()

  const waiting = new Map<string, KeptCounter>()
  const keep = Effect.suspend(() => {
    for (const counter of taken()) waiting.set(counter.counter, moved(counter, ahead()))
    if (waiting.size === 0) return Effect.void
    return Effect.map(put([...waiting.values()], clock.currentTimeMillisUnsafe()), () => waiting.clear())
  })
  yield* Effect.forkScoped(Effect.forever(Effect.delay(Effect.ignore(keep), every)))
  yield* Effect.addFinalizer(() =>
    Effect.catch(keep, ({ reason }) => Effect.logWarning(`The quotas couldn't be kept: ${reason}`))
  )
})
