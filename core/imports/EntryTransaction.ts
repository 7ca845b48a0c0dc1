/** Imports an entry in one transaction with the runs that it belongs to. */
import { Clock, Effect } from "effect"
import { Sanitiser } from "../news/Sanitiser.ts"
import { ReportFiles } from "../research/ReportFiles.ts"
import type { ImportKind } from "../sources/ImportKind.ts"
import { Changes } from "../store/Changes.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { instantOf } from "../time/Instant.ts"
import { importEntry, type KindImport, type KindOutcome } from "./EntryImport.ts"
import { type ImportOptions, sourceOf } from "./ImportOptions.ts"
import { addCounts, type ImportRun, noRows } from "./ImportRun.ts"
import { ImportSink } from "./ImportSink.ts"
import type { Batches } from "./ReadAhead.ts"
import { keysOf } from "./subjects/Keys.ts"
import { learningDirectory } from "./subjects/LearningDirectory.ts"
import { Vendors } from "./Vendors.ts"

/** The runs of a file, one for each kind, as last recorded. */
export interface Runs {
  readonly file: string
  readonly byKind: Map<ImportRun["kind"], ImportRun>
  readonly sha256: Effect.Effect<string>
  /** Run in the transaction after all rows were written. */
  readonly remember: (
    outcomes: ReadonlyArray<KindOutcome>,
    at: string
  ) => Effect.Effect<void, StoreUnavailable>
}

const newer = (a: string | null, b: string | null): string | null => ((a ?? "") > (b ?? "") ? a : b)

/** The name of an entry with its file's, which an only entry may share. */
export const nameIn = (file: string, entry: string): string =>
  file.endsWith(entry) ? file : `${file}/${entry}`

/**
 * When entries of the runs were remembered: undoing a run forgets those since it started, whatever the clock did in
 * between.
 */
export const latestStart = (runs: ReadonlyArray<ImportRun>, now: string): string =>
  runs.reduce((last, { started_at }) => (started_at > last ? started_at : last), now)

/** Makes the import of an entry into the runs of its file, in a transaction. */
export const entryTransaction = Effect.gen(function* () {
  const sink = yield* ImportSink
  const changes = yield* Changes
  const pdfs = yield* ReportFiles
  const sanitiser = yield* Sanitiser
  const vendors = yield* Vendors

  return <E>(
    entry: { readonly name: string; readonly batches: Batches<E> },
    options: ImportOptions,
    runs: Runs,
    opened: Map<ImportKind, KindImport>,
    expected: ImportKind | null,
    onRows: (read: number) => Effect.Effect<void>
  ) =>
    Effect.gen(function* () {
      const work = Effect.gen(function* () {
        const started_at = instantOf(yield* Clock.currentTimeMillis)
        const directory = learningDirectory(yield* sink.exchanges, sink.lookUp)
        const { company, symbol } = options
        yield* directory.learn(keysOf([company === null ? { symbol } : { company, symbol }]))
        // A run that was undone in the meantime stays so: what follows belongs to another.
        const undone = yield* sink.undone([...runs.byKind.values()].map(({ run_id }) => run_id))
        const standing = (kind: ImportKind): ImportRun | undefined => {
          const run = runs.byKind.get(kind)
          return run === undefined || undone.has(run.run_id) ? undefined : run
        }
        const { file } = runs
        const name = nameIn(file, entry.name)
        const today = started_at.slice(0, 10)
        const outcomes = yield* importEntry(
          entry.batches,
          {
            options,
            directory,
            sink,
            pdfs,
            sanitiser,
            vendors,
            file,
            name,
            today,
            isAlone: expected !== null,
            // A file of actions that states nothing is taken to have all until today; a source says itself what its entries have.
            actionsKnownTo: () => (expected === null ? null : today)
          },
          opened,
          (kind) => {
            const run = standing(kind)
            return run === undefined ? sink.reserve("run", 1) : Effect.succeed(run.run_id)
          },
          expected,
          onRows
        )
        const sha256 = yield* runs.sha256
        const finished_at = instantOf(yield* Clock.currentTimeMillis)
        const recorded = outcomes.map((outcome): ImportRun => {
          const { kind, run_id } = outcome
          const before = standing(kind)
          return {
            run_id,
            kind,
            source: sourceOf(options),
            file,
            sha256,
            started_at: before?.started_at ?? started_at,
            finished_at,
            ...addCounts(before ?? noRows, outcome),
            newest_date: newer(before?.newest_date ?? null, outcome.newest_date),
            undone_at: null,
            pruned_at: null
          }
        })
        yield* Effect.forEach(recorded, sink.record)
        yield* runs.remember(outcomes, latestStart(recorded, started_at))
        return { outcomes, recorded, written: yield* sink.written }
      })
      const { outcomes, recorded, written } = yield* sink.atomic(work)
      for (const run of recorded) runs.byKind.set(run.kind, run)
      yield* changes.written("data", written)
      return outcomes
    })
})

/** Imports an entry into the runs of its file; `opened` and `expected` are those of `importEntry`. */
export type EntryTransaction = Effect.Success<typeof entryTransaction>
