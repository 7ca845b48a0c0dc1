/** Threads of the server: run a module until it is interrupted, and again when it fails. */
import { extname } from "node:path"
import { Worker } from "node:worker_threads"
import { Clock, Duration, Effect } from "effect"

/** The message that asks a thread to end. */
const stop = "stop"

/** The module of a thread, which is beside the module that asks: as source, compiled or bundled. */
export const moduleOf = (name: string, beside: string): URL => new URL(`${name}${extname(beside)}`, beside)

const ended = (worker: Worker): Effect.Effect<void> =>
  Effect.callback((resume) => void worker.once("exit", () => resume(Effect.void)))

/**
 * Runs a thread of a module, whose `workerData` are the data; `onMessage` is called with its messages. Ends only by
 * failure, also when the thread ends by itself. One that is asked to stop may take as long as `patience`.
 */
export const thread = (
  of: URL,
  data: unknown,
  onMessage: (message: unknown) => void = () => {},
  patience: Duration.Duration = Duration.seconds(10)
): Effect.Effect<never, Error> =>
  Effect.callback((resume) => {
    const worker = new Worker(of, { workerData: data })
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
