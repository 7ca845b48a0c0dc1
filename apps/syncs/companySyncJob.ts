/** Syncs one company from one source in a thread, once the source is held for it. */
import { Effect, Result, Schema } from "effect"
import { OperationLog } from "../../core/ports.ts"
import { runJob } from "../jobs/runJob.ts"
import { storeOf } from "../Store.ts"
import { allSources, settledOf } from "./allSources.ts"
import { type CompanySync, type CompanySyncMessage, NotBegun } from "./companySync.ts"
import { begin, untilEnd } from "./companySyncing.ts"
import { syncOne, syncServices } from "./syncing.ts"

runJob<CompanySync, CompanySyncMessage, unknown>(
  Effect.fnUntraced(function* (task, settings, send) {
    const { again, company, since, source: name } = task
    const source = (yield* allSources).find((one) => one.name === name)
    if (source === undefined) return yield* Effect.die(new Error(`There is no source ${name}`))
    const { settled } = yield* settledOf(source)
    // A request waits for it: not for as long as the sync itself may wait for another that writes.
    const begun = yield* Effect.result(begin(task, storeOf(settings, "operator").imports))
    if (Result.isFailure(begun)) {
      return yield* send({ failed: Schema.encodeSync(NotBegun)(begun.failure) })
    }
    yield* send({ begun: begun.success })
    const store = storeOf(settings, "command")
    const sync = Effect.gen(function* () {
      const log = yield* OperationLog
      let counted = ""
      const wish = { names: [company], since, again }
      return yield* syncOne(source, settled, wish, ({ rows }) => {
        const { changed, doubtful, inserted, refused } = rows
        const counts = { inserted, changed, refused, doubtful }
        const text = JSON.stringify(counts)
        if (text === counted) return Effect.void
        counted = text
        return Effect.ignore(log.count(begun.success, counts))
      })
    })
    yield* untilEnd(task, Effect.provide(sync, syncServices(store, settings)), store.imports)
    yield* send({ ended: true })
  })
)
