/** Imports files: reads their rows, refuses the invalid ones, and writes the rest atomically, entry by entry. */
import { Clock, Context, Effect, Layer, Result, Stream } from "effect"
import { Digest } from "effect/crypto"
import { Sanitiser } from "../news/Sanitiser.ts"
import { ReportFiles } from "../research/ReportFiles.ts"
import type { Entry, EntryBatch } from "../sources/Entry.ts"
import type { FetchFailed } from "../sources/Web.ts"
import type { UnreadableFile } from "../sources/SourceFile.ts"
import { type ImportedAnswer, type ImportedEntry, SourceLog } from "../sources/SourceLog.ts"
import { ReceivedValidators, type Validators } from "../sources/Web.ts"
import { Changes } from "../store/Changes.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { instantOf } from "../time/Instant.ts"
import { type EntriesProgress, type EntriesSummary, entriesTally, kindSummary } from "./EntriesSummary.ts"
import { importEntry, type KindImport, type KindOutcome, Strict } from "./EntryImport.ts"
import { FileRefused } from "./FileRefused.ts"
import { withNamedSymbol } from "./GivenSubject.ts"
import type { ImportKind } from "../sources/ImportKind.ts"
import { type ImportOptions, sourceOf } from "./ImportOptions.ts"
import { addCounts, type FileSummary, type ImportRun, noRows } from "./ImportRun.ts"
import { ImportSink } from "./ImportSink.ts"
import type { Problem } from "./Problem.ts"
import { type Batches, readAhead } from "./ReadAhead.ts"
import { keysOf } from "./subjects/Keys.ts"
import { learningDirectory } from "./subjects/LearningDirectory.ts"
import { Vendors } from "./Vendors.ts"

/** A file of one kind that is being read. */
export interface ImportFile<E> {
  readonly name: string
  /** Of actions without a stated `known_to`, the file is taken to have all until today. */
  readonly batches: Stream.Stream<Omit<EntryBatch, "kind">, E>
  /** SHA-256 of its bytes in hex, available once all are read. */
  readonly sha256: Effect.Effect<string>
}

/** Why an entry can't be read. */
type EntryFault = UnreadableFile | FetchFailed

/** The entries of a source, from a file or fetched. */
export interface ImportEntries {
  /** The name of the file, `companyfacts.zip`, or of the fetch. */
  readonly name: string
  readonly entries: Stream.Stream<Entry<EntryFault>, EntryFault>
  /**
   * Whether they contain only what was chosen, of some companies or since some day: then only entries of one issuer are
   * remembered, which are whole, and those without rows.
   */
  readonly isPart?: boolean
}

/** The runs of a file, one for each kind, as last recorded. */
interface Runs {
  readonly file: string
  readonly byKind: Map<ImportRun["kind"], ImportRun>
  readonly sha256: Effect.Effect<string>
  /** Run in the transaction after all rows were written. */
  readonly remember: (
    outcomes: ReadonlyArray<KindOutcome>,
    at: string
  ) => Effect.Effect<void, StoreUnavailable>
}

/** Entries without rows that are remembered together at the latest. */
const rememberedTogether = 500

/** After this many failed requests in a row the source is taken to be unreachable. */
const maxFailedFetches = 5

const failureOf = (file: string, error: EntryFault | FileRefused): Problem => {
  if (error._tag === "FetchFailed")
    return { file, line: null, column: null, message: `${error.url}: ${error.message}` }
  const line = error._tag === "UnreadableFile" ? error.line : null
  return { file, line, column: null, message: error.message }
}

const newer = (a: string | null, b: string | null): string | null => ((a ?? "") > (b ?? "") ? a : b)

/** The longest name and version of an entry. */
const maxNameLength = 500

/** Databases bound the length of what they find by, and PostgreSQL stores no NUL. */
const isStorable = (text: string): boolean => text.length <= maxNameLength && !text.includes("\u0000")

const notStorable = (name: string): string =>
  `The entry ${JSON.stringify(name.slice(0, 80))} has a name or a version that is longer than ${maxNameLength} characters, or contains NUL`

/** The name of an entry with its file's, which an only entry may share. */
const nameIn = (file: string, entry: string): string => (file.endsWith(entry) ? file : `${file}/${entry}`)

/**
 * When entries of the runs were remembered: undoing a run forgets those since it started, whatever the clock did in
 * between.
 */
const latestStart = (runs: ReadonlyArray<ImportRun>, now: string): string =>
  runs.reduce((last, { started_at }) => (started_at > last ? started_at : last), now)

const isStrict = (error: unknown): error is Strict => error instanceof Strict

const service = Effect.gen(function* () {
  const sink = yield* ImportSink
  const log = yield* SourceLog
  const changes = yield* Changes
  const pdfs = yield* ReportFiles
  const sanitiser = yield* Sanitiser
  const vendors = yield* Vendors
  const digest = yield* Effect.provide(Digest.Digest, Digest.layerWebCrypto)

  /** Imports an entry into the runs of its file, in a transaction. */
  const importOne = <E>(
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

  const run = Effect.fn("Imports.run")(function* <E>(
    kind: ImportKind,
    file: ImportFile<E>,
    given: ImportOptions,
    onRows: (read: number) => Effect.Effect<void> = () => Effect.void
  ) {
    const options = yield* Effect.catch(
      Effect.fromResult(withNamedSymbol(given, file.name, vendors)),
      (message) => Effect.fail(new FileRefused({ file: file.name, message }))
    )
    const opened = new Map<ImportKind, KindImport>()
    const runs: Runs = {
      file: file.name,
      byKind: new Map(),
      sha256: file.sha256,
      remember: () => Effect.void
    }
    const read = readAhead(Stream.map(file.batches, (batch) => ({ ...batch, kind })))
    const refusedWhole = (): FileSummary => {
      const own = opened.get(kind)
      const rows = own?.read() ?? 0
      return {
        ...noRows,
        file: file.name,
        run: null,
        read: rows,
        refused: rows,
        doubtful: own?.problems.doubtful() ?? 0,
        problems: own?.problems.reported ?? [],
        doubts: own?.problems.doubts ?? [],
        notes: [...(own?.notes() ?? []), "File refused (--strict): nothing was written"]
      }
    }
    const imported = Effect.map(
      Effect.scoped(
        Effect.flatMap(read, ({ batches }) =>
          importOne({ name: file.name, batches }, options, runs, opened, kind, onRows)
        )
      ),
      ([outcome]): FileSummary => {
        const { kind: _, ...summary } = kindSummary(file.name, outcome as KindOutcome)
        return summary
      }
    )
    return yield* Effect.catchIf(imported, isStrict, () => Effect.sync(refusedWhole))
  })

  const isForeign = Effect.fnUntraced(function* ({ issuer }: Entry<unknown>) {
    if (issuer === undefined) return false
    const { cik, corp_code } = issuer
    const known = yield* sink.lookUp({
      symbols: [],
      slugs: [],
      company_ids: [],
      ciks: cik === null ? [] : [cik],
      corp_codes: corp_code === null ? [] : [corp_code]
    })
    return known.issuers.length === 0
  })

  const runEntries = Effect.fn("Imports.runEntries")(function* (
    file: ImportEntries,
    options: ImportOptions,
    onEntry: (progress: EntriesProgress) => Effect.Effect<void> = () => Effect.void
  ) {
    const source = sourceOf(options)
    const tally = entriesTally(file.name)
    const byKind: Runs["byKind"] = new Map()
    let failedFetches = 0
    /** SHA-256 of the names and versions of the entries imported so far. */
    let contents = ""
    /** Entries without rows, and their answers. Those before an entry with rows are remembered in its transaction. */
    const empty = { entries: new Map<string, ImportedEntry>(), answers: new Array<ImportedAnswer>() }
    const forgetEmpty = () => {
      empty.entries.clear()
      empty.answers.length = 0
    }
    const rememberEmpty = Effect.gen(function* () {
      if (empty.entries.size + empty.answers.length === 0) return
      const now = instantOf(yield* Clock.currentTimeMillis)
      const at = latestStart([...byKind.values()], now)
      yield* sink.atomic(log.remember(at, [...empty.entries.values()], empty.answers))
      forgetEmpty()
    })

    const importNew = Effect.fnUntraced(function* (entry: Entry<EntryFault>) {
      const { name, version } = entry
      /** The answers that the entry is made of. */
      const answers: Array<ImportedAnswer> = []
      const receive = (url: string, validators: Validators) =>
        Effect.sync(() => void answers.push({ source, url, ...validators }))
      const own: ReadonlyArray<ImportedEntry> = version === null ? [] : [{ source, name, version }]
      const { batches, isEmpty } = yield* readAhead(
        Stream.provideService(entry.batches, ReceivedValidators, receive)
      )
      if (isEmpty) {
        for (const one of own) empty.entries.set(name, one)
        empty.answers.push(...answers)
        if (empty.entries.size + empty.answers.length >= rememberedTogether) yield* rememberEmpty
        return []
      }
      const runs: Runs = {
        file: file.name,
        byKind,
        sha256: digest.digestHex(Digest.sha256, new TextEncoder().encode(`${contents} ${name} ${version}`)),
        remember: Effect.fnUntraced(function* (outcomes, at) {
          const before = [...empty.entries.values()]
          // What was refused may be accepted once its company is known.
          const isWhole =
            outcomes.every(({ refused }) => refused === 0) &&
            (file.isPart !== true || entry.issuer !== undefined)
          yield* isWhole
            ? log.remember(at, [...before, ...own], [...empty.answers, ...answers])
            : log.remember(at, before, empty.answers)
        })
      }
      const outcomes = yield* importOne({ name, batches }, options, runs, new Map(), null, () => Effect.void)
      forgetEmpty()
      return outcomes
    }, Effect.scoped)

    const importedVersion = (name: string) => {
      const own = empty.entries.get(name)
      return own === undefined ? log.version(source, name) : Effect.succeed(own.version)
    }

    const take = Effect.fnUntraced(function* (entry: Entry<EntryFault>) {
      const { name, version } = entry
      if (isStorable(name) && isStorable(version ?? "")) {
        if (yield* isForeign(entry)) return tally.count("foreign", entry)
      } else {
        tally.count("failed", entry)
        return tally.fail({ file: file.name, line: null, column: null, message: notStorable(name) })
      }
      if (version !== null && !options.again && (yield* importedVersion(name)) === version) {
        return tally.count("skipped", entry)
      }
      const outcome = yield* Effect.result(
        Effect.catchTag(importNew(entry), "Strict", () =>
          Effect.fail(
            new FileRefused({ file: name, message: "Refused (--strict): a row is refused or doubtful" })
          )
        )
      )
      if (Result.isSuccess(outcome)) {
        failedFetches = 0
        contents = byKind.values().next().value?.sha256 ?? ""
        tally.count("imported", entry)
        return tally.add(outcome.success.map((one) => kindSummary(file.name, one)))
      }
      const error = outcome.failure
      if (error._tag === "StoreUnavailable") return yield* error
      tally.count("failed", entry)
      tally.fail(failureOf(nameIn(file.name, name), error))
      failedFetches = error._tag === "FetchFailed" ? failedFetches + 1 : 0
    })

    const stopped = yield* file.entries.pipe(
      Stream.runForEachWhile((entry) =>
        Effect.gen(function* () {
          yield* take(entry)
          yield* onEntry(tally.progress())
          return failedFetches < maxFailedFetches
        })
      ),
      Effect.map(() =>
        failedFetches < maxFailedFetches ? null : `${failedFetches} requests in a row failed`
      ),
      Effect.catchTags({
        UnreadableFile: (error) => Effect.succeed(failureOf(error.file, error).message),
        FetchFailed: (error) => Effect.succeed(failureOf(file.name, error).message)
      })
    )
    yield* rememberEmpty
    return tally.summary(stopped)
  })

  return { run, runEntries }
})

/**
 * Imports files of one kind (`run`) and entries of sources (`runEntries`). Rows that break a rule are refused and
 * reported, and the rest is written, unless the options are strict.
 */
export class Imports extends Context.Service<
  Imports,
  {
    /**
     * Imports one file of one kind, whole or not at all, and returns a summary of its rows. `onRows` is called with the
     * number of rows read so far. Fails with `FileRefused` when the file as a whole is refused, and with the file's own
     * error when it can't be read.
     */
    readonly run: <E>(
      kind: ImportKind,
      file: ImportFile<E>,
      options: ImportOptions,
      onRows?: (read: number) => Effect.Effect<void>
    ) => Effect.Effect<FileSummary, E | FileRefused | StoreUnavailable>
    /**
     * Imports the entries of a source, each whole or not at all, under one run for each kind; `options.source` is the
     * source's name. An entry that was imported before under the same version is skipped, one that fails is left out
     * and reported.
     */
    readonly runEntries: (
      file: ImportEntries,
      options: ImportOptions,
      onEntry?: (progress: EntriesProgress) => Effect.Effect<void>
    ) => Effect.Effect<EntriesSummary, StoreUnavailable>
  }
>()("findata/core/imports/Imports") {
  static readonly layer: Layer.Layer<Imports, never, ImportSink | SourceLog | Changes | Vendors> =
    Layer.effect(Imports, service)
}
