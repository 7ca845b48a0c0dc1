/**
 * The threads of a server: those that serve on one port, each with a share of the requests, over all of which the quotas
 * hold, and that which syncs sources. The main thread is the first that serves.
 */
import { Deferred, Duration, Effect } from "effect"
import { SharedQuotaStore } from "../../adapters/node/mod.ts"
import type { Settings } from "../Settings.ts"
import { keepRunning, moduleOf, thread } from "../jobs/Thread.ts"
import { grace } from "../listener/grace.ts"

/** What a worker is given. */
export interface Share {
  readonly host: string
  readonly port: number
  /** Its number, from 1, which is the main thread. */
  readonly worker: number
  readonly workers: number
  /** That of the settings, else the sample's where it is served. */
  readonly indexSymbol: string | null
  /** The memory of the quotas. */
  readonly quotas: SharedArrayBuffer
  /** The memory in which writes to keys are counted. */
  readonly keyWrites: SharedArrayBuffer
}

/** The settings of one of several workers, which divide a server's memory and its connections to the database. */
export const shared = (settings: Settings, workers: number): Settings => ({
  ...settings,
  maxConnections: Math.max(2, Math.floor(settings.maxConnections / workers)),
  bodyCacheBytes: Math.floor(settings.bodyCacheBytes / workers)
})

/** How long a worker takes to end after its last response, at most, in milliseconds. */
const settles = 2000

/**
 * Runs the workers beside the main thread until it is interrupted, which waits for their requests under way; one that
 * ends is replaced. `onReady` is run once all of them listen.
 */
export const serveByWorkers = Effect.fnUntraced(function* <E, R>(
  all: Omit<Share, "worker">,
  { drainSeconds }: Pick<Settings, "drainSeconds">,
  onReady: Effect.Effect<unknown, E, R>
) {
  const patience = Duration.sum(Duration.seconds(drainSeconds), Duration.millis(grace + settles))
  const module = moduleOf("serveJob", import.meta.url)
  const listening = yield* Effect.forEach(Array.from({ length: all.workers - 1 }), () =>
    Deferred.make<void>()
  )
  const run = (deferred: Deferred.Deferred<void>, at: number) => {
    const share: Share = { ...all, worker: at + 2 }
    const one = thread(module, share, {
      patience,
      onMessage: () => Deferred.doneUnsafe(deferred, Effect.void)
    })
    return keepRunning(
      `Worker ${share.worker}`,
      Duration.seconds(1),
      Effect.ensuring(
        one,
        Effect.sync(() => SharedQuotaStore.release(all.quotas, share.worker))
      )
    )
  }
  const ready = Effect.andThen(Effect.forEach(listening, Deferred.await, { discard: true }), onReady)
  return yield* Effect.all([Effect.forEach(listening, run, { concurrency: "unbounded" }), ready], {
    concurrency: "unbounded"
  })
})

/** Runs the thread that syncs sources, anew whenever it fails; `schedules` is the text of `--sync`. */
export const syncInThread = (schedules: string): Effect.Effect<never> =>
  keepRunning(
    "The thread that syncs sources",
    Duration.minutes(1),
    thread(moduleOf("syncJob", import.meta.url), schedules)
  )
