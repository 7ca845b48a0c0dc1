/** The result of importing a source's entries, and its progress. */
import type { Entry } from "../sources/Entry.ts"
import { addCounts, addFileCounts, type Counts, type FileSummary, noRows } from "./ImportRun.ts"
import type { KindOutcome } from "./EntryImport.ts"
import type { ImportKind } from "../sources/ImportKind.ts"
import { type Problem, maxReported } from "./Problem.ts"

/** Entries by what happened to them. */
export interface EntryCounts {
  readonly imported: number
  /** Imported before under the same version. */
  readonly skipped: number
  /** Of issuers that the store doesn't know. */
  readonly foreign: number
  /** Not readable, or refused whole. */
  readonly failed: number
}

const noEntries: EntryCounts = { imported: 0, skipped: 0, foreign: 0, failed: 0 }

/** What was done so far. */
export interface EntriesProgress {
  readonly entries: EntryCounts
  readonly rows: Counts
  /** The fraction of the file or of the fetch that is done; null when it is unknown. */
  readonly part: number | null
}

/** The rows of one kind, over all entries. */
export interface KindSummary extends FileSummary {
  readonly kind: ImportKind
}

/** The result of importing a source's entries. `file` is the name of the file or of the fetch. */
export interface EntriesSummary {
  readonly file: string
  readonly entries: EntryCounts
  readonly kinds: ReadonlyArray<KindSummary>
  /** Why entries failed, the first 1,000. */
  readonly failures: ReadonlyArray<Problem>
  /** Why the rest wasn't read; null when all was. */
  readonly stopped: string | null
}

/** The summary of one kind of a file's rows, from the outcome of its run. */
export const kindSummary = (file: string, outcome: KindOutcome): KindSummary => {
  const { newest_date: _, notes, problems, run_id, ...counts } = outcome
  return { file, run: run_id, ...counts, problems: problems.reported, doubts: problems.doubts, notes }
}

const first = <A>(before: ReadonlyArray<A>, more: ReadonlyArray<A>): ReadonlyArray<A> =>
  before.length >= maxReported || more.length === 0 ? before : [...before, ...more].slice(0, maxReported)

const addKind = (before: KindSummary | undefined, now: KindSummary): KindSummary =>
  before === undefined
    ? now
    : {
        ...before,
        ...addFileCounts(before, now),
        problems: first(before.problems, now.problems),
        doubts: first(before.doubts, now.doubts),
        notes: [...new Set([...before.notes, ...now.notes])]
      }

/** Adds up the outcomes of entries. */
export const entriesTally = (file: string) => {
  let entries = noEntries
  let rows: Counts = noRows
  let part: number | null = null
  const kinds = new Map<ImportKind, KindSummary>()
  const failures: Array<Problem> = []
  return {
    count: (outcome: keyof EntryCounts, entry: Entry<unknown>): void => {
      entries = { ...entries, [outcome]: entries[outcome] + 1 }
      part = entry.part ?? part
    },
    add: (outcomes: ReadonlyArray<KindSummary>): void => {
      for (const outcome of outcomes) {
        kinds.set(outcome.kind, addKind(kinds.get(outcome.kind), outcome))
        rows = addCounts(rows, outcome)
      }
    },
    fail: (failure: Problem): void => {
      if (failures.length < maxReported) failures.push(failure)
    },
    progress: (): EntriesProgress => ({ entries, rows, part }),
    summary: (stopped: string | null): EntriesSummary => ({
      file,
      entries,
      kinds: [...kinds.values()],
      failures,
      stopped
    })
  }
}
