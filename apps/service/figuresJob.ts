/** Computes figures of statements in a thread, so that the server's own is free for requests; says when it is done. */
import { Effect } from "effect"
import { runJob } from "../jobs/runJob.ts"
import { storeOf } from "../Store.ts"
import { FigureUpkeep } from "../../core/ports.ts"
import { computeFigures, type FiguresDone, type FiguresOrder } from "./figures.ts"

/** Between two lines of the log. */
const logEvery = 60_000

runJob<FiguresOrder, FiguresDone, unknown>(({ isClaiming }, settings, send) =>
  Effect.gen(function* () {
    if (isClaiming) yield* (yield* FigureUpkeep).claim
    let next = Date.now() + logEvery
    const isOwn = yield* computeFigures((left) =>
      Effect.suspend(() => {
        if (Date.now() < next) return Effect.void
        next = Date.now() + logEvery
        return Effect.logInfo(`Figures of statements are being computed: ${left} issuers are left`)
      })
    )
    if (!isOwn)
      yield* Effect.logWarning(
        "A findata of another version, started later, computes the figures of statements"
      )
    yield* send("done")
    return yield* Effect.never
  }).pipe(Effect.provide(storeOf(settings, "command").imports))
)
