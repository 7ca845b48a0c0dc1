/** Threads that serve on one port, each with a share of the requests; the quotas hold over all of them. */
import { Deferred, Duration, Effect } from "effect"
import { SharedQuotaStore } from "../../adapters/node/mod.ts"
import { keepRunning, moduleOf, thread } from "./Thread.ts"

/** What a worker is given. */
export interface Share {
  readonly host: string
  readonly port: number
  /** Its number, from 1. */
  readonly worker: number
  readonly workers: number
  /** The memory of the quotas. */
  readonly quotas: SharedArrayBuffer
}

/**
 * Runs the workers until it is interrupted, which waits for their requests under way; one that ends is replaced.
 * `onReady` is run once all of them listen.
 */
export const serveByWorkers = Effect.fnUntraced(function* <E, R>(
  { host, port, workers }: Omit<Share, "worker" | "quotas">,
  onReady: Effect.Effect<unknown, E, R>
) {
  const quotas = SharedQuotaStore.allocate()
  const module = moduleOf("serveWorker", import.meta.url)
  const listening = yield* Effect.forEach(Array.from({ length: workers }), () => Deferred.make<void>())
  const run = (deferred: Deferred.Deferred<void>, at: number) => {
    const share: Share = { host, port, worker: at + 1, workers, quotas }
    const one = thread(module, share, () => Deferred.doneUnsafe(deferred, Effect.void))
    return keepRunning(
      `Worker ${share.worker}`,
      Duration.seconds(1),
      Effect.ensuring(
        one,
        Effect.sync(() => SharedQuotaStore.release(quotas, share.worker))
      )
    )
  }
  const ready = Effect.andThen(Effect.forEach(listening, Deferred.await, { discard: true }), onReady)
  return yield* Effect.all([Effect.forEach(listening, run, { concurrency: "unbounded" }), ready], {
    concurrency: "unbounded"
  })
})
