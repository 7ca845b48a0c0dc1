/** Quotas in shared memory: by the laws, exact over threads, and bounded. */
import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Fiber, Layer } from "effect"
import fc from "fast-check"
import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { MemoryQuotaStore } from "../../adapters/memory/mod.ts"
import { SharedQuotaStore } from "../../adapters/node/mod.ts"
import { RateLimit } from "../../core/mod.ts"
import { QuotaStore } from "../../core/ports.ts"
import { anyQuotaStoreLaws, quotaStoreLaws } from "../contract/counters/QuotaStore.ts"
import { stillClock, type StillTime } from "../contract/stillClock.ts"
import type { QuotaWork } from "./quotaThread.ts"

describe.concurrent("quotas", () => {
  describe("in memory", () => {
    quotaStoreLaws(() => MemoryQuotaStore.layer)
    anyQuotaStoreLaws(MemoryQuotaStore.layer)
  })

  describe("in shared memory", () => {
    quotaStoreLaws(() => SharedQuotaStore.layer(SharedQuotaStore.allocate(), 1))
    anyQuotaStoreLaws(SharedQuotaStore.layer(SharedQuotaStore.allocate(), 1))
  })
})

it.effect("memory forgets the address counted first when there are too many, and never a key", () =>
  Effect.gen(function* () {
    const { tryConsume } = yield* QuotaStore
    const one = { limit: 1, period: 60 }
    const isAdmitted = (counter: string) => tryConsume(counter, one, 1)?.admitted
    for (const counter of ["public/1", "trial/first", "trial/second"])
      assert.deepStrictEqual([isAdmitted(counter), isAdmitted(counter)], [true, false])
    for (let address = 2; address < 100_000; address++) isAdmitted(`trial/${address}`)
    assert.deepStrictEqual([isAdmitted("public/1"), isAdmitted("trial/first")], [false, false])
    isAdmitted("trial/another")
    assert.deepStrictEqual(["public/1", "trial/second", "trial/first"].map(isAdmitted), [false, false, true])
    for (let address = 0; address < 100_000; address++) isAdmitted(`trial/more ${address}`)
    assert.isFalse(isAdmitted("public/1"))
  }).pipe(Effect.provide(MemoryQuotaStore.layer))
)

const storeIn = (memory: SharedArrayBuffer, thread: number, time: StillTime = { now: 0 }) =>
  Effect.provide(
    QuotaStore,
    Layer.provide(SharedQuotaStore.layer(memory, thread), Layer.succeed(Clock.Clock, stillClock(time)))
  )

const limit = { limit: 1000, period: 3600 }

describe("threads that share quotas", () => {
  it("admit exactly the limit together", { timeout: 60_000 }, async () => {
    const threads = [1, 2, 3, 4]
    const memory = SharedQuotaStore.allocate()
    const ready = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    const work = { memory, ready, threads: threads.length, times: 1250, limit }
    const admitted = await Promise.all(
      threads.map(async (thread) => {
        const workerData: QuotaWork = { ...work, thread }
        const worker = new Worker(new URL("quotaThread.ts", import.meta.url), { workerData })
        const [count] = await once(worker, "message")
        await worker.terminate()
        return Number(count)
      })
    )
    assert.strictEqual(
      admitted.reduce((sum, count) => sum + count, 0),
      1000
    )
  })

  it.live("go on after one of them ended with the lock, and block none until then", () =>
    Effect.gen(function* () {
      const memory = SharedQuotaStore.allocate()
      const { consume, tryConsume } = yield* storeIn(memory, 1)
      new Int32Array(memory)[0] = 2
      assert.isNull(tryConsume("public/1", limit, 1))
      const waiting = yield* Effect.forkChild(consume("public/1", limit, 1), { startImmediately: true })
      SharedQuotaStore.release(memory, 3)
      assert.isNull(tryConsume("public/1", limit, 1))
      SharedQuotaStore.release(memory, 2)
      assert.strictEqual((yield* Fiber.join(waiting)).remaining, 999)
    })
  )
})

describe("shared memory that is full", () => {
  it.effect("gives the place of a counter of which nothing is used", () =>
    Effect.gen(function* () {
      const time = { now: 0 }
      const { tryConsume } = yield* storeIn(SharedQuotaStore.allocate(8), 1, time)
      const remaining = (counter: number) => tryConsume(`trial/${counter}`, limit, 1)?.remaining
      const counters = Array.from({ length: 8 }, (_, counter) => counter)
      assert.deepStrictEqual(
        counters.map((counter) => remaining(counter)),
        counters.map(() => 999)
      )
      time.now += 2 * limit.period * 1000
      assert.deepStrictEqual(
        counters.map((counter) => remaining(100 + counter)),
        counters.map(() => 999)
      )
      assert.deepStrictEqual(
        counters.map((counter) => remaining(100 + counter)),
        counters.map(() => 998)
      )
    })
  )

  it.effect("counts those without a place together, and leaves the others alone", () =>
    Effect.gen(function* () {
      const { tryConsume } = yield* storeIn(SharedQuotaStore.allocate(8), 1)
      const remaining = (counter: string, cost: number) => tryConsume(counter, limit, cost)?.remaining
      for (let counter = 0; counter < 8; counter++) remaining(`public/${counter}`, 10)
      assert.strictEqual(remaining("trial/1", 100), 900)
      assert.strictEqual(remaining("trial/2", 100), 800)
      assert.strictEqual(remaining("public/1", 10), 980)
    })
  )

  it.effect("admits a key in use no more often, however many addresses there are", () =>
    Effect.gen(function* () {
      const { tryConsume } = yield* storeIn(SharedQuotaStore.allocate(512), 1)
      const uses = (counter: string, { limit: times }: typeof limit, of: typeof limit) =>
        Array.from({ length: times }, () => tryConsume(counter, of, 1)?.admitted).filter(Boolean).length
      const before = uses("public/1", { limit: 5, period: 0 }, limit)
      for (let address = 0; address < 5000; address++) {
        uses(`trial/${address}`, { limit: 20, period: 0 }, { limit: 20, period: 60 })
      }
      assert.strictEqual(before + uses("public/1", limit, limit), 1000)
    })
  )

  it.effect("gives each key a place of its own, however many addresses there are", () =>
    Effect.gen(function* () {
      const { tryConsume } = yield* storeIn(SharedQuotaStore.allocate(128), 1)
      for (let address = 0; address < 5000; address++)
        tryConsume(`trial/${address}`, { limit: 20, period: 60 }, 5)
      const keys = Array.from({ length: 16 }, (_, key) => `public/${key}`)
      const remaining = () => keys.map((key) => tryConsume(key, limit, 1)?.remaining)
      assert.deepStrictEqual(
        remaining(),
        keys.map(() => 999)
      )
      assert.deepStrictEqual(
        remaining(),
        keys.map(() => 998)
      )
    })
  )

  it("admits nothing that the rule refuses", () => {
    const limits = [
      { limit: 1, period: 60 },
      { limit: 7, period: 60 },
      { limit: 7, period: 3600 },
      { limit: 20, period: 86_400 }
    ]
    const use = fc.record({
      counter: fc.integer({ min: 0, max: 19 }),
      cost: fc.integer({ min: 1, max: 3 }),
      later: fc.oneof(
        { weight: 40, arbitrary: fc.integer({ min: 0, max: 500 }) },
        { weight: 2, arbitrary: fc.integer({ min: 0, max: 90_000 }) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 90_000_000 }) }
      )
    })
    fc.assert(
      fc.property(fc.array(use, { minLength: 200, maxLength: 300 }), (all) => {
        const time = { now: 0 }
        const { tryConsume } = Effect.runSync(storeIn(SharedQuotaStore.allocate(8), 1, time))
        const used = new Map<number, RateLimit.Usage>()
        for (const { cost, counter, later } of all) {
          time.now += later
          const of = limits[counter % limits.length] ?? limit
          if (tryConsume(`any/${counter}`, of, cost)?.admitted !== true) continue
          const [usage, quota] = RateLimit.consume(used.get(counter) ?? RateLimit.unused, of, time.now, cost)
          assert.isTrue(quota.admitted)
          used.set(counter, usage)
        }
      }),
      { numRuns: 200 }
    )
  })
})
