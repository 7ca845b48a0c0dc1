/** Syncs sources at their times, until it is interrupted. */
import { Cause, Clock, Effect } from "effect"
import { type EntriesSummary, instantOf, type Source, StoreUnavailable } from "../../core/mod.ts"
import { messageOf, nextSync, type Schedule, type Settled, SyncStore } from "../../core/ports.ts"
import { syncOne } from "../syncs/syncing.ts"

/** A source that is synced by schedule. */
export interface Scheduled extends Schedule {
  readonly of: Source
  readonly settings: Settled
}

const everything = { names: null, since: null, again: false }

const wordsOf = ({ entries, kinds, stopped }: EntriesSummary): string => {
  const rows = kinds.map(
    ({ changed, inserted, kind, refused }) => `${kind} +${inserted} ~${changed} refused ${refused}`
  )
  return [
    `${entries.imported} ${entries.imported === 1 ? "entry" : "entries"} imported, ${entries.failed} failed`,
    ...rows,
    ...(stopped === null ? [] : [`stopped: ${stopped}`])
  ].join("; ")
}

const reasonOf = (cause: Cause.Cause<StoreUnavailable>): string => {
  const error = Cause.squash(cause)
  if (error instanceof StoreUnavailable) return `the store can't be reached: ${error.reason}`
  return messageOf(error)
}

/**
 * Syncs one source whenever it is due; after another process's sync it waits for the next time. A sync that fails,
 * also by a defect of the source, neither ends this nor concerns other sources.
 */
const keepSynced = Effect.fnUntraced(function* (scheduled: Scheduled) {
  const { all, schedule } = yield* SyncStore
  const { of, settings, source } = scheduled
  const turn = Effect.gen(function* () {
    const last = (yield* all).find((state) => state.source === source)
    const now = yield* Clock.currentTimeMillis
    const due = nextSync(scheduled, last, now)
    yield* schedule(source, instantOf(due))
    yield* Effect.sleep(due - now)
    // Another process may have synced it in the meantime.
    const since = (yield* all).find((state) => state.source === source)
    const woken = yield* Clock.currentTimeMillis
    if (nextSync(scheduled, since, woken) > woken) return
    yield* Effect.logInfo(`Sync of ${source} starts`)
    const summary = yield* syncOne(of, settings, everything, () => Effect.void)
    if (summary === null) {
      yield* Effect.logInfo(`Another process syncs ${source}`)
      yield* Effect.sleep("5 minutes")
    } else yield* Effect.logInfo(`Sync of ${source}: ${wordsOf(summary)}`)
  })
  return yield* Effect.forever(
    // What interrupts the thread isn't caught; a source that interrupts itself is.
    Effect.catchCause(turn, (cause) =>
      Effect.andThen(
        Effect.logError(`Sync of ${source} failed: ${reasonOf(cause)}`),
        Effect.sleep("1 minute")
      )
    )
  )
})

/** Syncs all of them, each by its own schedule. */
export const keepAllSynced = (scheduled: ReadonlyArray<Scheduled>) =>
  Effect.forEach(scheduled, keepSynced, { concurrency: "unbounded", discard: true })
