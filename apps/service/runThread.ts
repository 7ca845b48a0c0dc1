/** Runs the program of a thread: it ends when it is asked to, and its failure is that of the thread. */
import { parentPort } from "node:worker_threads"
import { Cause, Effect, Exit, Fiber } from "effect"
import { showSources } from "../Stacks.ts"

export const runThread = <A, E>(program: Effect.Effect<A, E>): void => {
  showSources()
  const fiber = Effect.runFork(program)
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
