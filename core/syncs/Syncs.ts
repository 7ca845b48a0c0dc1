/** Syncs sources: fetches what changed and imports it, one process at a time for each source. */
import { Cause, Clock, Context, Duration, Effect, Exit, Layer } from "effect"
import type { EntriesProgress, EntriesSummary } from "../imports/EntriesSummary.ts"
import { importDefaults } from "../imports/ImportOptions.ts"
import { ImportSink } from "../imports/ImportSink.ts"
import { Imports } from "../imports/Imports.ts"
import { knownSymbols } from "../imports/subjects/KnownSymbols.ts"
import { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { instantNow, instantOf } from "../time/Instant.ts"
import { chosenBy } from "../sources/Chosen.ts"
import type { Choice, Settled, Source } from "../sources/Source.ts"
import { SourceLog } from "../sources/SourceLog.ts"
import { type Hold, SyncStore } from "./SyncStore.ts"
import { messageOf } from "../errors/Thrown.ts"
import type { Web } from "../sources/Web.ts"

/** What a sync is given. */
export interface SyncMeans extends Pick<Choice, "since"> {
  /** The names of the only companies that are wanted, of `chosenBy`; null for all. */
  readonly names: ReadonlyArray<string> | null
  readonly settings: Settled
  readonly web: Web
  /** Imports entries again that were imported before. */
  readonly again: boolean
  /** Identifies the process. */
  readonly holder: string
}

/** How long a source is held after the last sign of life of the process that syncs it. */
const heldFor = Duration.minutes(5)
const signOfLife = Duration.minutes(1)

/** From when until when a source is held that is held now. */
export const heldFromNow: Effect.Effect<Hold> = Effect.map(Clock.currentTimeMillis, (now) => ({
  now: instantOf(now),
  until: instantOf(now + Duration.toMillis(heldFor))
}))

/** Why a sync failed that lost its source. */
export const tookOver = "Another process took over"

/** Why a sync failed, null when it didn't; without a summary another process took over. */
const failureOf = (summary: EntriesSummary | null): string | null => {
  if (summary === null) return tookOver
  const { entries, failures, stopped } = summary
  if (stopped !== null) return stopped
  const [first] = failures
  return first === undefined
    ? null
    : `${entries.failed} ${entries.failed === 1 ? "entry" : "entries"} failed, such as ${first.file}: ${first.message}`
}

/** Asks for answers as a whole, whether they changed or not. */
const unconditional = ({ get }: Web): Web => ({
  get: (url, options) => get(url, { ...options, ifChanged: false })
})

/** Why a sync failed, by the cause of its end. */
export const failureOfCause = (cause: Cause.Cause<unknown>): string => {
  if (Cause.hasInterruptsOnly(cause)) return "It was stopped before its end"
  const error = Cause.squash(cause)
  if (error instanceof StoreUnavailable) return `The store can't be reached: ${error.reason}`
  return messageOf(error)
}

const service = Effect.gen(function* () {
  const imports = yield* Imports
  const sink = yield* ImportSink
  const log = yield* SourceLog
  const store = yield* SyncStore

  const hold = (source: string, holder: string) =>
    Effect.flatMap(heldFromNow, ({ now, until }) => store.hold(source, holder, now, until))

  /** Holds the source until it is interrupted; ends when another process holds it. */
  const stayHolding = (source: string, holder: string) =>
    Effect.repeat(Effect.delay(hold(source, holder), signOfLife), { while: (isHeld) => isHeld })

  const run = Effect.fnUntraced(function* (
    { fetch, name }: Source & { readonly fetch: NonNullable<Source["fetch"]> },
    { again, names, settings, since, web }: SyncMeans,
    onEntry: (progress: EntriesProgress) => Effect.Effect<void>
  ) {
    const chosen = names === null ? null : chosenBy(names, yield* sink.subjects)
    const choice: Choice = {
      subjects: chosen?.subjects ?? null,
      since,
      today: (yield* instantNow).slice(0, 10)
    }
    const subjects = Effect.map(Effect.orDie(sink.subjects), (all) =>
      names === null ? all : chosenBy(names, all).subjects
    )
    const entries = fetch({
      choice,
      missing: chosen?.missing ?? [],
      subjects,
      settings,
      web: again ? unconditional(web) : web,
      known: (symbols, exchanges) => Effect.orDie(knownSymbols(sink, symbols, exchanges)),
      imported: (entry) => Effect.orElseSucceed(log.version(name, entry), () => null)
    })
    const imported = imports.runEntries(
      { name: `sync ${name}`, entries, isPart: names !== null || since !== null },
      { ...importDefaults, source: name, again },
      onEntry
    )
    // A source can do nothing about the store: its failure passes through the source as a defect.
    return yield* Effect.catchDefect(imported, (defect) =>
      defect instanceof StoreUnavailable ? Effect.fail(defect) : Effect.die(defect)
    )
  })

  const sync = Effect.fn("Syncs.sync")(function* (
    source: Source,
    means: SyncMeans,
    onEntry: (progress: EntriesProgress) => Effect.Effect<void> = () => Effect.void
  ) {
    const { fetch, name } = source
    const { holder } = means
    if (fetch === null || !(yield* hold(name, holder))) return null
    const isWhole = means.names === null
    if (isWhole) yield* store.start(name, yield* instantNow)
    const finish = Effect.fnUntraced(function* (failure: string | null) {
      const end = { finished_at: yield* instantNow, failure }
      yield* isWhole ? store.finish(name, holder, end) : store.release(name, holder, end)
    })
    const lost = Effect.as(stayHolding(name, holder), null)
    return yield* Effect.raceFirst(run({ ...source, fetch }, means, onEntry), lost).pipe(
      Effect.onExit((exit) =>
        Effect.ignore(finish(Exit.isSuccess(exit) ? failureOf(exit.value) : failureOfCause(exit.cause)))
      )
    )
  })

  return { sync }
})

/**
 * Runs one sync at a call, and records its start and its end, with the reason of a failure, in `SyncStore`; of one that is
 * of some companies alone only that it holds the source meanwhile.
 */
export class Syncs extends Context.Service<
  Syncs,
  {
    /**
     * Imports what changed at a source since its last sync. Null where another process syncs it, or it can't be
     * fetched. What was imported stays when the rest fails, and the next sync continues there.
     */
    readonly sync: (
      source: Source,
      means: SyncMeans,
      onEntry?: (progress: EntriesProgress) => Effect.Effect<void>
    ) => Effect.Effect<EntriesSummary | null, StoreUnavailable>
  }
>()("findata/core/syncs/Syncs") {
  static readonly layer: Layer.Layer<Syncs, never, Imports | ImportSink | SourceLog | SyncStore> =
    Layer.effect(Syncs, service)
}
