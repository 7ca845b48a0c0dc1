/** Runs the thread that syncs sources: starts it anew when it fails, and stops it with the server. */
import { extname } from "node:path"
import { Worker } from "node:worker_threads"
import { Effect } from "effect"

/** The worker's module beside this one: as source, compiled or bundled. */
const module = new URL(`syncWorker${extname(import.meta.url)}`, import.meta.url)

/** How long a thread may take to end what it imports. */
const patience = "8 seconds"

const ended = (worker: Worker): Effect.Effect<void> =>
  Effect.callback((resume) => void worker.once("exit", () => resume(Effect.void)))

/** Runs a thread of a module; ends only by failure, also when the thread ends by itself. */
export const thread = (of: URL, schedules: string): Effect.Effect<never, Error> =>
  Effect.callback((resume) => {
    const worker = new Worker(of, { workerData: schedules })
    worker.once("error", (error) =>
      resume(Effect.fail(error instanceof Error ? error : new Error(String(error))))
    )
    worker.once("exit", (code) => resume(Effect.fail(new Error(`It ended with exit code ${code}`))))
    return Effect.gen(function* () {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage("stop")
      yield* Effect.timeoutOption(ended(worker), patience)
      yield* Effect.promise(() => worker.terminate())
    })
  })

/** `schedules` is the text of `--sync`. */
export const syncThread = (schedules: string): Effect.Effect<never> =>
  Effect.forever(
    Effect.catch(thread(module, schedules), (error) =>
      Effect.andThen(
        Effect.logError(`The thread that syncs sources failed and starts again: ${error.message}`),
        Effect.sleep("1 minute")
      )
    )
  )
