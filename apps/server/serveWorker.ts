/** A thread that serves on a port which it shares with others of its kind. */
import { parentPort, workerData } from "node:worker_threads"
import { Effect, Layer } from "effect"
import { logging } from "../Logging.ts"
import { isMeasured } from "../observe/observer.ts"
import { threadMetrics } from "../observe/threadMetrics.ts"
import { shareMetrics } from "../observe/threads.ts"
import { settings } from "../Settings.ts"
import { storeOf } from "../Store.ts"
import { keyWritesIn } from "../service/keyWrites.ts"
import { quotasOf } from "../service/quotas.ts"
import { runThread } from "../service/runThread.ts"
import { server, services } from "./serve.ts"
import { type Share, shared } from "./workers.ts"

const { host, keyWrites, port, quotas, worker, workers } = workerData as Share

const program = Effect.gen(function* () {
  const own = shared(yield* settings, workers)
  const store = storeOf(own, "server")
  if (isMeasured(own)) yield* threadMetrics(String(worker))
  if (own.metricsPort !== null) yield* shareMetrics
  yield* Layer.build(
    Layer.provide(
      server({ ...own, host, port, store, reusePort: true }),
      Layer.provide(services(store, own, quotasOf(own, store, quotas, worker)), keyWritesIn(keyWrites))
    )
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  yield* Effect.sync(() => parentPort?.postMessage("listening"))
  return yield* Effect.never
})

runThread(Effect.scoped(program).pipe(Effect.annotateLogs({ worker }), Effect.provide(logging)))
