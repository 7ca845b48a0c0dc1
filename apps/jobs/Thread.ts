/** Jobs in threads of their own, each a module that calls `runJob`: run until they are interrupted, and again when they fail. */
import { extname } from "node:path"
import { Worker } from "node:worker_threads"
import { Clock, Duration, Effect } from "effect"
import type { Order } from "./runJob.ts"

/** The message that asks a thread to end. */
const stop = "stop"

/** The module of a job, which is beside the module that starts it: as source, compiled or bundled. */
export const moduleOf = (name: string, beside: string): URL => new URL(`${name}${extname(beside)}`, beside)

interface ThreadOptions {
  /** Is called with the job's messages. */
  readonly onMessage?: (message: unknown) => void
  /** How long a job that is asked to stop may take. */
  readonly patience?: Duration.Duration
  /** The variables that its settings are read from; null for those of the process. */
  readonly variables?: Readonly<Record<string, string>> | null
}

const ended = (worker: Worker): Effect.Effect<void> =>
  Effect.callback((resume) => void worker.once("exit", () => resume(Effect.void)))

/** Runs the job of a module in a thread. Ends only by failure, also when the thread ends by itself. */
export const thread = (
  job: URL,
  given: unknown,
  { onMessage = () => {}, patience = Duration.seconds(10), variables = null }: ThreadOptions = {}
): Effect.Effect<never, Error> =>
  Effect.callback((resume) => {
    const order: Order = { given, variables }
    const worker = new Worker(job, { workerData: order })
    worker.on("message", onMessage)
    worker.once("error", (error) =>
      resume(Effect.fail(error instanceof Error ? error : new Error(String(error))))
    )
    worker.once("exit", (code) => resume(Effect.fail(new Error(`It ended with exit code ${code}`))))
    return Effect.gen(function* () {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(stop)
      yield* Effect.timeoutOption(ended(worker), patience)
      yield* Effect.promise(() => worker.terminate())
    })
  })

/** How long a thread must have run for the next pause to be the shortest again. */
const settled = Duration.toMillis("1 minute")

/**
 * Runs a thread whenever it has failed, after a pause that doubles from `min` to a minute while it fails soon after
 * its start.
 */
export const keepRunning = (
  name: string,
  min: Duration.Duration,
  run: Effect.Effect<never, Error>
): Effect.Effect<never> => {
  const maxPause = Duration.minutes(1)
  const next = (pause: Duration.Duration): Effect.Effect<never> =>
    Effect.gen(function* () {
      const begun = yield* Clock.currentTimeMillis
      const error = yield* Effect.flip(run)
      const lasted = (yield* Clock.currentTimeMillis) - begun
      const wait = lasted >= settled ? min : pause
      yield* Effect.logError(`${name} failed and starts again in ${Duration.format(wait)}: ${error.message}`)
      yield* Effect.sleep(wait)
      return yield* next(Duration.min(Duration.times(wait, 2), maxPause))
    })
  return next(min)
}
