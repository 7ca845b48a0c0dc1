/** A thread that uses a counter in shared memory as often as it should, once all are ready, and counts its admissions. */
import { parentPort, workerData } from "node:worker_threads"
import { Effect } from "effect"
import { SharedQuotaStore } from "../../adapters/node/mod.ts"
import { type RateLimit } from "../../core/mod.ts"
import { QuotaStore } from "../../core/ports.ts"

export interface QuotaWork {
  readonly memory: SharedArrayBuffer
  /** The number of threads that are ready. */
  readonly ready: SharedArrayBuffer
  readonly threads: number
  readonly thread: number
  readonly times: number
  readonly limit: RateLimit.Limit
}

const { limit, memory, ready, thread, threads, times } = workerData as QuotaWork
const { tryConsume } = Effect.runSync(Effect.provide(QuotaStore, SharedQuotaStore.layer(memory, thread)))
const count = new Int32Array(ready)
Atomics.add(count, 0, 1)
Atomics.notify(count, 0)
for (let seen = Atomics.load(count, 0); seen < threads; seen = Atomics.load(count, 0))
  Atomics.wait(count, 0, seen)
const uses = Array.from({ length: times }, () => tryConsume("public/1", limit, 1))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(uses.filter((quota) => quota?.admitted).length)
