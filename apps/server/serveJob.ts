/** Serves in a thread, on a port which it shares with others of its kind. */
import { Effect, Layer } from "effect"
import { runJob } from "../jobs/runJob.ts"
import { isMeasured } from "../observe/observer.ts"
import { threadMetrics } from "../observe/threadMetrics.ts"
import { shareMetrics } from "../observe/threads.ts"
import { storeOf } from "../Store.ts"
import { keyWritesIn } from "../service/sharedKeyWrites.ts"
import { quotasOf } from "../service/quotas.ts"
import { server, services } from "./serve.ts"
import { type Share, shared } from "./workers.ts"

runJob<Share, "listening", unknown>((share, settings, send) =>
  Effect.gen(function* () {
    const { host, indexSymbol, keyWrites, port, quotas, worker, workers } = share
    const own = shared({ ...settings, indexSymbol }, workers)
    const store = storeOf(own, "server")
    if (isMeasured(own)) yield* threadMetrics(String(worker))
    if (own.metricsPort !== null) yield* shareMetrics
    yield* Layer.build(
      Layer.provide(
        server({ ...own, host, port, store, reusePort: true }),
        Layer.provide(services(store, own, quotasOf(own, store, quotas, worker)), keyWritesIn(keyWrites))
      )
    )
    yield* send("listening")
    return yield* Effect.never
  }).pipe(Effect.annotateLogs({ worker: share.worker }))
)
