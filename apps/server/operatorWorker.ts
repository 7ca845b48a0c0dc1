/** The thread that carries out one task of an operator, so that the server's own is free for requests. */
import { parentPort, workerData } from "node:worker_threads"
import { Effect } from "effect"
import { logging } from "../Logging.ts"
import { settings } from "../Settings.ts"
import { outcomeOf, type Task } from "./operating.ts"
import { runThread } from "./runThread.ts"

const program = Effect.gen(function* () {
  const outcome = yield* outcomeOf(workerData as Task, yield* settings)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  yield* Effect.sync(() => parentPort?.postMessage(outcome))
})

runThread(Effect.provide(program, logging))
