/** The thread that carries out one task of an operator, so that the server's own is free for requests. */
import { parentPort, workerData } from "node:worker_threads"
import { ConfigProvider, Effect, Layer } from "effect"
import { logging } from "../Logging.ts"
import { settings } from "../Settings.ts"
import { type Order, outcomeOf } from "./operating.ts"
import { runThread } from "./runThread.ts"

const { task, variables } = workerData as Order

const program = Effect.gen(function* () {
  const outcome = yield* outcomeOf(task, yield* settings)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  yield* Effect.sync(() => parentPort?.postMessage(outcome))
})

const environment =
  variables === null ? Layer.empty : ConfigProvider.layer(ConfigProvider.fromEnvRecord(variables))

runThread(Effect.provide(program, Layer.provideMerge(logging, environment)))
