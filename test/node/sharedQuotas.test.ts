/** Quotas in shared memory: by the laws, exact over threads, and bounded. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { MemoryQuotaStore } from "../../adapters/memory/mod.ts"
import { SharedQuotaStore } from "../../adapters/node/mod.ts"
import { QuotaStore } from "../../core/mod.ts"
import { quotaStoreLaws } from "../contract/QuotaStore.ts"
import type { QuotaWork } from "./quotaThread.ts"

describe("quotas in memory", () => {
  quotaStoreLaws(() => MemoryQuotaStore.layer)
})

describe("quotas in shared memory", () => {
  quotaStoreLaws(() => SharedQuotaStore.layer(SharedQuotaStore.allocate(), 1))
})

const storeIn = (memory: SharedArrayBuffer, thread: number) =>
  Effect.provide(QuotaStore, SharedQuotaStore.layer(memory, thread))

const now = Date.parse("2026-01-05T09:30:00Z")
const limit = { limit: 1000, period: 3600 }

describe("threads that share quotas", () => {
  it("admit exactly the limit together", { timeout: 60_000 }, async () => {
    const threads = [1, 2, 3, 4]
    const memory = SharedQuotaStore.allocate()
    const ready = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    const work = { memory, ready, threads: threads.length, times: 1250, limit, now }
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

  it.effect("go on after one of them ended with the lock", () =>
    Effect.gen(function* () {
      const memory = SharedQuotaStore.allocate()
      new Int32Array(memory)[0] = 2
      SharedQuotaStore.release(memory, 3)
      assert.strictEqual(new Int32Array(memory)[0], 2)
      SharedQuotaStore.release(memory, 2)
      const { tryConsume } = yield* storeIn(memory, 1)
      assert.strictEqual(tryConsume("public/1", limit, 1, now)?.remaining, 999)
    })
  )
})

describe("shared memory that is full", () => {
  it.effect("gives the place of an unused counter, else of the least used one", () =>
    Effect.gen(function* () {
      const { tryConsume } = yield* storeIn(SharedQuotaStore.allocate(8), 1)
      const remaining = (counter: string, cost: number, at = now) =>
        tryConsume(counter, limit, cost, at)?.remaining
      for (let counter = 0; counter < 8; counter++) remaining(`trial/${counter}`, 10 + counter)
      assert.strictEqual(remaining("trial/8", 50), 950)
      assert.strictEqual(remaining("trial/7", 0), 983)
      // The least used one made way.
      assert.strictEqual(remaining("trial/0", 0), 1000)
      const later = now + 2 * limit.period * 1000
      for (let counter = 10; counter < 18; counter++) remaining(`trial/${counter}`, 1, later)
      assert.strictEqual(remaining("trial/10", 0, later), 999)
    })
  )
})
