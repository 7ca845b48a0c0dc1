/** The thread that syncs sources, so that the server's own is free for requests. Its data are the schedules' text. */
import { parentPort, workerData } from "node:worker_threads"
import { Cause, Effect, Exit, Fiber, Result } from "effect"
import { type Schedule, schedulesOf } from "../../core/mod.ts"
import { logging } from "../Logging.ts"
import { settings } from "../Settings.ts"
import { allSources, settledOf } from "../sources/mod.ts"
import { syncServices } from "../sources/syncing.ts"
import { showSources } from "../Stacks.ts"
import { storeOf } from "../Store.ts"
import { keepAllSynced, type Scheduled } from "./schedule.ts"

showSources()

const text = String(workerData)

const program = Effect.gen(function* () {
  const found = yield* settings
  const sources = (yield* allSources).filter(({ fetch }) => fetch !== null)
  const schedules = Result.getOrElse(
    schedulesOf(
      text,
      sources.map(({ name }) => name)
    ),
    (): ReadonlyArray<Schedule> => []
  )
  const scheduled = yield* Effect.forEach(schedules, (schedule) => {
    const of = sources.find(({ name }) => name === schedule.source)
    return of === undefined
      ? Effect.succeed([])
      : Effect.map(
          settledOf(of),
          ({ settled }): ReadonlyArray<Scheduled> => [{ ...schedule, of, settings: settled }]
        )
  })
  yield* Effect.provide(keepAllSynced(scheduled.flat()), syncServices(storeOf(found, "command"), found))
}).pipe(Effect.scoped)

const fiber = Effect.runFork(Effect.provide(program, logging))

// An error that is thrown here reaches the server as the failure of the thread.
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
