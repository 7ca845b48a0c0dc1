/** Syncs of one company that operators ask a server for, each in a thread that ends with it, or with the server. */
import { Clock, Deferred, Duration, Effect, Schema, Semaphore } from "effect"
import { instantOf, StoreUnavailable } from "../../core/mod.ts"
import {
  type CompanySyncs,
  companyTables,
  isHeldAt,
  noteOf,
  SourceNotFound,
  SyncRefused,
  SyncUnderWay
} from "../../core/ports.ts"
import { moduleOf, thread } from "../jobs/Thread.ts"
import { syncsOf } from "../service/operating.ts"
import type { Store } from "../Store.ts"
import { type CompanySync, type CompanySyncMessage, NotBegun } from "./companySync.ts"

/** After which a sync is stopped, so that a source which never ends isn't held forever. */
const maxTime = Duration.minutes(30)

/** The kinds of import whose rows are of companies. */
const companyKinds = new Set(companyTables.map(({ kind }) => kind))

/** The sources that can be fetched and have something of companies, loaded with the first of it. */
const fetched = Effect.gen(function* () {
  const { allSources, settledOf } = yield* Effect.promise(() => import("./allSources.ts"))
  const sources = (yield* allSources).filter(
    ({ fetch, kinds }) => fetch !== null && kinds.some((kind) => companyKinds.has(kind))
  )
  return yield* Effect.forEach(sources, (source) =>
    Effect.map(settledOf(source), ({ missing }) => ({ source, missing }))
  )
})

/** Runs until the scope ends. */
export const companySyncs = Effect.fnUntraced(function* (store: Pick<Store, "imports">) {
  const scope = yield* Effect.scope
  const starting = Semaphore.makeUnsafe(1)

  /** Runs the thread, and says by the deferred whether the sync began. */
  const run = Effect.fnUntraced(function* (
    task: CompanySync,
    begun: Deferred.Deferred<number, typeof NotBegun.Type>
  ) {
    const ended = yield* Deferred.make<void>()
    const onMessage = (message: unknown) => {
      const said = message as CompanySyncMessage
      if ("begun" in said) Deferred.doneUnsafe(begun, Effect.succeed(said.begun))
      else {
        if ("failed" in said)
          Deferred.doneUnsafe(begun, Effect.fail(Schema.decodeUnknownSync(NotBegun)(said.failed)))
        Deferred.doneUnsafe(ended, Effect.void)
      }
    }
    const running = thread(moduleOf("companySyncJob", import.meta.url), task, { onMessage })
    yield* Effect.raceFirst(Deferred.await(ended), running).pipe(
      Effect.timeoutOption(maxTime),
      Effect.catch((error) =>
        Effect.andThen(
          Effect.logError(`Sync of ${task.company} from ${task.source} failed: ${error.message}`),
          Deferred.fail(begun, new StoreUnavailable({ reason: error.message }))
        )
      )
    )
  })

  const start: CompanySyncs["Service"]["start"] = (company, name, { again, since }, by) =>
    starting.withPermits(1)(
      Effect.gen(function* () {
        const all = yield* Effect.mapError(fetched, ({ message }) => new SyncRefused({ message }))
        const found = all.find(({ source }) => source.name === name)
        if (found === undefined) {
          return yield* new SourceNotFound({ source: name, known: all.map(({ source }) => source.name) })
        }
        if (found.missing.length > 0) return yield* new SyncRefused({ message: found.missing.join("; ") })
        const { company_id, exchange, listed, symbol } = company
        if (!listed) {
          return yield* new SyncRefused({
            message: `${symbol}:${exchange} is no longer listed: sources are asked for listed companies alone`
          })
        }
        // Looked up first: no thread begins for what another process syncs.
        const state = (yield* syncsOf(store)).find(({ source }) => source === name)
        const now = instantOf(yield* Clock.currentTimeMillis)
        if (state !== undefined && isHeldAt(state.held_until, now)) {
          return yield* new SyncUnderWay({ source: name, held_until: state.held_until })
        }
        const note = yield* noteOf(by)
        const task = { source: name, company_id, company: `${symbol}:${exchange}`, since, again, note }
        const begun = yield* Deferred.make<number, typeof NotBegun.Type>()
        yield* Effect.forkIn(run(task, begun), scope)
        return yield* Deferred.await(begun)
      })
    )

  const service: CompanySyncs["Service"] = {
    sources: Effect.orElseSucceed(
      Effect.map(fetched, (all) =>
        all.map(({ missing, source: { kinds, name, title } }) => ({ source: name, title, kinds, missing }))
      ),
      () => []
    ),
    start
  }
  return service
})
