/** A sync of one company from its beginning to its end, both of which the log of operations has. */
import { Effect, Exit, type Layer, Schema } from "effect"
import { type EntriesSummary, StoreUnavailable } from "../../core/mod.ts"
import {
  failureOfCause,
  heldFromNow,
  instantNow,
  messageOf,
  OperationLog,
  SyncStore,
  SyncUnderWay,
  tookOver
} from "../../core/ports.ts"
import { type CompanySync, NotBegun } from "./companySync.ts"
import { holder } from "./syncing.ts"

/** Holds the source and logs the operation in `store`; returns its id. A store that can't be opened is unavailable. */
export const begin = <E>(
  { company_id, note, source }: Pick<CompanySync, "company_id" | "note" | "source">,
  store: Layer.Layer<OperationLog | SyncStore, E>
): Effect.Effect<number, typeof NotBegun.Type> =>
  Effect.gen(function* () {
    const syncs = yield* SyncStore
    const log = yield* OperationLog
    const begun = yield* log.begin({ ...note, company_id, source, holder }, yield* heldFromNow)
    if (begun !== null) return begun
    const state = (yield* syncs.all).find((one) => one.source === source)
    return yield* new SyncUnderWay({ source, held_until: state?.held_until ?? null })
  }).pipe(
    Effect.provide(store),
    Effect.mapError((error) =>
      Schema.is(NotBegun)(error) ? error : new StoreUnavailable({ reason: messageOf(error) })
    )
  )

/** Records the end of a sync that didn't do so itself: it failed before its beginning, or lost its source before. */
const recordEnd = Effect.fnUntraced(function* (source: string, failure: string) {
  const { release } = yield* SyncStore
  yield* release(source, holder, { finished_at: yield* instantNow, failure })
})

/**
 * Runs a sync whose operation has begun until its end, which `store` records where `sync` doesn't: it failed before it
 * began, as of its services, or another process took the source over. Logs why it failed, and never fails itself.
 */
export const untilEnd = <E, StoreError>(
  { company, source }: Pick<CompanySync, "company" | "source">,
  sync: Effect.Effect<EntriesSummary | null, E>,
  store: Layer.Layer<SyncStore, StoreError>
): Effect.Effect<void> => {
  const called = `Sync of ${company} from ${source}`
  return sync.pipe(
    Effect.onExit((exit) => {
      if (Exit.isSuccess(exit) && exit.value !== null) return Effect.void
      const failure = Exit.isSuccess(exit) ? tookOver : failureOfCause(exit.cause)
      return Effect.andThen(
        Effect.logError(`${called} failed: ${failure}`),
        recordEnd(source, failure).pipe(
          Effect.provide(store),
          Effect.catchCause((cause) =>
            Effect.logError(`The end of the ${called} wasn't recorded: ${failureOfCause(cause)}`)
          )
        )
      )
    }),
    Effect.exit,
    Effect.asVoid
  )
}
