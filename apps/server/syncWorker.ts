/** The thread that syncs sources, so that the server's own is free for requests. Its data are the schedules' text. */
import { workerData } from "node:worker_threads"
import { Effect, Result } from "effect"
import { type Schedule, schedulesOf } from "../../core/ports.ts"
import { logging } from "../Logging.ts"
import { threadMetrics } from "../observe/threadMetrics.ts"
import { shareMetrics } from "../observe/threads.ts"
import { settings } from "../Settings.ts"
import { allSources, settledOf } from "../syncs/allSources.ts"
import { syncServices } from "../syncs/syncing.ts"
import { storeOf } from "../Store.ts"
import { runThread } from "../service/runThread.ts"
import { keepAllSynced, type Scheduled } from "./schedule.ts"

const text = String(workerData)

const program = Effect.gen(function* () {
  const found = yield* settings
  if (found.metricsPort !== null) {
    yield* threadMetrics("sync")
    yield* shareMetrics
  }
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

runThread(Effect.provide(program, logging))
