/** Quotas of a process on SQLite are known to the next one. */
import { assert, it } from "@effect/vitest"
import { Clock, Effect, Layer } from "effect"
import { SharedQuotaStore } from "../../adapters/node/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { keepQuotas } from "../../apps/service/keepQuotas.ts"
import { StoreUnavailable } from "../../core/mod.ts"
import { KeptQuotas, QuotaStore } from "../../core/ports.ts"
import { freshSqlite } from "../adapters/places.ts"
import { stillClock } from "../contract/stillClock.ts"

const limit = { limit: 100, period: 60 }
const noon = Date.parse("2026-01-05T12:00:00Z")

interface Time {
  now: number
  monotonic: number
}

const keptIn = Effect.map(freshSqlite, ({ directory }) =>
  Sqlite.keptQuotasLayer({ directory, busyTimeout: 5000 })
)

/** Runs in a process whose machine started at `noon` by its monotonic clock. */
const inProcess = <A, E>(
  kept: Layer.Layer<KeptQuotas, E>,
  time: Time,
  use: (quotas: QuotaStore["Service"]) => A,
  counters?: number
) => {
  const memory = SharedQuotaStore.allocate(counters, time.now - time.monotonic)
  return Effect.gen(function* () {
    yield* keepQuotas(memory)
    return use(yield* QuotaStore)
  }).pipe(
    Effect.scoped,
    Effect.provide([kept, SharedQuotaStore.layer(memory, 1)]),
    Effect.provideService(Clock.Clock, stillClock(time))
  )
}

const remaining =
  (counter: string, cost = 1) =>
  (quotas: QuotaStore["Service"]) =>
    quotas.tryConsume(counter, limit, cost)?.remaining

it.live("what was used is used after a restart, until a period after its use", () =>
  Effect.gen(function* () {
    const kept = yield* keptIn
    yield* inProcess(kept, { now: noon, monotonic: 77_777 }, (quotas) => {
      assert.strictEqual(remaining("public/1", 30)(quotas), 70)
      assert.strictEqual(remaining("public/2", 5)(quotas), 95)
    })
    const restarted = { now: noon + 20_000, monotonic: 123 }
    assert.strictEqual(yield* inProcess(kept, restarted, remaining("public/1", 10)), 60)
    assert.strictEqual(
      yield* inProcess(kept, { ...restarted, now: noon + 60_999 }, remaining("public/2", 0)),
      95
    )
    assert.strictEqual(
      yield* inProcess(kept, { ...restarted, now: noon + 61_000 }, remaining("public/2", 0)),
      100
    )
    assert.strictEqual(
      yield* inProcess(kept, { ...restarted, now: noon + 61_000 }, remaining("public/1", 0)),
      90
    )
  }).pipe(Effect.scoped)
)

it.live("counts by the time that passed, though the machine's clock was set meanwhile", () =>
  Effect.gen(function* () {
    const kept = yield* keptIn
    const time = { now: noon, monotonic: 0 }
    yield* inProcess(kept, time, (quotas) => {
      remaining("public/1", 30)(quotas)
      time.now -= 3_600_000
    })
    assert.strictEqual(
      yield* inProcess(kept, { now: time.now + 30_000, monotonic: 5 }, remaining("public/1", 0)),
      70
    )
    assert.strictEqual(
      yield* inProcess(kept, { now: time.now + 62_000, monotonic: 5 }, remaining("public/1", 0)),
      100
    )
  }).pipe(Effect.scoped)
)

it.live("locks no key for longer than a period, though the clock was set back before the start", () =>
  Effect.gen(function* () {
    const kept = yield* keptIn
    yield* inProcess(kept, { now: noon, monotonic: 0 }, remaining("public/1", 100))
    const time = { now: noon - 3_600_000, monotonic: 0 }
    yield* inProcess(kept, time, (quotas) => {
      assert.isFalse(quotas.tryConsume("public/1", limit, 1)?.admitted)
      time.now += 61_000
      time.monotonic += 61_000
      assert.isTrue(quotas.tryConsume("public/1", limit, 1)?.admitted)
    })
  }).pipe(Effect.scoped)
)

it.live("keeps what counters without a place used together", () =>
  Effect.gen(function* () {
    const kept = yield* keptIn
    const time = { now: noon, monotonic: 0 }
    const use = (quotas: QuotaStore["Service"]) => {
      for (let at = 0; at < 8; at++) remaining(`public/${at}`)(quotas)
      return remaining("public/late", 60)(quotas)
    }
    assert.strictEqual(yield* inProcess(kept, time, use, 8), 40)
    assert.strictEqual(yield* inProcess(kept, time, remaining("public/later", 10), 8), 30)
  }).pipe(Effect.scoped)
)

it.live("forgets counters of which nothing is used any more", () =>
  Effect.gen(function* () {
    const kept = yield* keptIn
    yield* inProcess(kept, { now: noon, monotonic: 0 }, remaining("public/1"))
    yield* inProcess(kept, { now: noon + 61_000, monotonic: 0 }, remaining("public/2"))
    const all = yield* Effect.provide(
      Effect.flatMap(KeptQuotas, (_) => _.all),
      kept
    )
    assert.lengthOf(all, 1)
  }).pipe(Effect.scoped)
)

it.live("keeps with the next changes what couldn't be written", () =>
  Effect.gen(function* () {
    const time = { now: noon, monotonic: 0 }
    const put: Array<ReadonlyArray<string>> = []
    let isBusy = true
    const kept = Layer.succeed(KeptQuotas, {
      all: Effect.succeed([]),
      put: (counters) => {
        put.push(counters.map(({ counter }) => counter))
        return isBusy ? Effect.fail(new StoreUnavailable({ reason: "busy" })) : Effect.void
      }
    })
    const memory = SharedQuotaStore.allocate(undefined, noon)
    const real = yield* Clock.Clock
    yield* Effect.gen(function* () {
      yield* keepQuotas(memory)
      const quotas = yield* QuotaStore
      remaining("public/1")(quotas)
      yield* Effect.sleep("1200 millis")
      isBusy = false
      remaining("public/2")(quotas)
    }).pipe(
      Effect.scoped,
      Effect.provide([kept, SharedQuotaStore.layer(memory, 1)]),
      Effect.provideService(
        Clock.Clock,
        stillClock(time, (duration) => real.sleep(duration))
      )
    )
    assert.deepStrictEqual(
      put.map((counters) => counters.length),
      [1, 2]
    )
  })
)
