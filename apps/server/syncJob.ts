/** Syncs sources in a thread, so that the server's own is free for requests. It is given the text of `--sync`. */
import { Effect, Result } from "effect"
import { type Schedule, schedulesOf } from "../../core/ports.ts"
import { runJob } from "../jobs/runJob.ts"
import { threadMetrics } from "../observe/threadMetrics.ts"
import { shareMetrics } from "../observe/threads.ts"
import { allSources, settledOf } from "../syncs/allSources.ts"
import { syncServices } from "../syncs/syncing.ts"
import { storeOf } from "../Store.ts"
import { keepAllSynced, type Scheduled } from "./syncSchedule.ts"

runJob<string, never, unknown>(
  Effect.fnUntraced(function* (text, settings) {
    if (settings.metricsPort !== null) {
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
    const services = syncServices(storeOf(settings, "command"), settings)
    yield* Effect.provide(keepAllSynced(scheduled.flat()), services)
  })
)
