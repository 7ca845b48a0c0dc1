/** Runs the job of a thread: it ends when it is asked to, and its failure is that of the thread. */
import { parentPort, workerData } from "node:worker_threads"
import { Cause, ConfigProvider, Effect, Exit, Fiber, Layer, type Scope } from "effect"
import { logging } from "../Logging.ts"
import { type Settings, settings } from "../Settings.ts"
import { showSources } from "../Stacks.ts"

/** What a thread is started with. */
export interface Order {
  readonly given: unknown
  /** The variables that its settings are read from; null for those of the process. */
  readonly variables: Readonly<Record<string, string>> | null
}

/** Sends a message to the thread that started this one. */
const send = (message: unknown): Effect.Effect<void> =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  Effect.sync(() => parentPort?.postMessage(message))

/** `job` gets what it is started with, the settings, and what sends its messages. */
export const runJob = <Given, Message, E>(
  job: (
    given: Given,
    settings: Settings,
    send: (message: Message) => Effect.Effect<void>
  ) => Effect.Effect<unknown, E, Scope.Scope>
): void => {
  showSources()
  const { given, variables } = workerData as Order
  const environment =
    variables === null ? Layer.empty : ConfigProvider.layer(ConfigProvider.fromEnvRecord(variables))
  const fiber = Effect.flatMap(settings, (found) => job(given as Given, found, send)).pipe(
    Effect.scoped,
    Effect.provide(Layer.provideMerge(logging, environment)),
    Effect.runFork
  )
  fiber.addObserver((exit) => {
    if (Exit.isFailure(exit) && !Cause.hasInterruptsOnly(exit.cause)) {
      setImmediate(() => {
        throw Cause.squash(exit.cause)
      })
    }
  })
  parentPort?.once("message", () => {
    void Effect.runPromise(Fiber.interrupt(fiber)).finally(() => process.exit())
  })
}
