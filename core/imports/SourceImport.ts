/**
 * Imports the entries of a source, each whole or not at all, and remembers them: those that were imported under the same version
 * and those of unknown issuers are skipped.
 */
import { Clock, Effect, Result, Stream } from "effect"
import { Digest } from "effect/crypto"
import type { Entry } from "../sources/Entry.ts"
import type { UnreadableFile } from "../sources/SourceFile.ts"
import { type ImportedAnswer, type ImportedEntry, SourceLog } from "../sources/SourceLog.ts"
import { type FetchFailed, ReceivedValidators, type Validators } from "../sources/Web.ts"
import { instantOf } from "../time/Instant.ts"
import { type EntriesProgress, entriesTally, kindSummary } from "./EntriesSummary.ts"
import { type EntryTransaction, latestStart, nameIn, type Runs } from "./EntryTransaction.ts"
import { FileRefused } from "./FileRefused.ts"
import { type ImportOptions, sourceOf } from "./ImportOptions.ts"
import { ImportSink } from "./ImportSink.ts"
import type { Problem } from "./Problem.ts"
import { readAhead } from "./ReadAhead.ts"

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

/** The longest name and version of an entry. */
const maxNameLength = 500

/** Databases bound the length of what they find by, and PostgreSQL stores no NUL. */
const isStorable = (text: string): boolean => text.length <= maxNameLength && !text.includes("\u0000")

const notStorable = (name: string): string =>
  `The entry ${JSON.stringify(name.slice(0, 80))} has a name or a version that is longer than ${maxNameLength} characters, or contains NUL`

/** Makes `runEntries` of `Imports`, by the import of an entry. */
export const sourceImport = Effect.fnUntraced(function* (importOne: EntryTransaction) {
  const sink = yield* ImportSink
  const log = yield* SourceLog
  const digest = yield* Effect.provide(Digest.Digest, Digest.layerWebCrypto)

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

  return Effect.fn("Imports.runEntries")(function* (
    file: ImportEntries,
    options: ImportOptions,
    onEntry: (progress: EntriesProgress) => Effect.Effect<void> = () => Effect.void
  ) {
    const source = sourceOf(options)
    const tally = entriesTally(file.name)
    const byKind: Runs["byKind"] = new Map()
    let failedFetches = 0
    /** Why nothing more can be fetched now; null while something can. */
    let ended: string | null = null
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
      const given = { ...options, ...entry.given }
      const outcomes = yield* importOne({ name, batches }, given, runs, new Map(), null, () => Effect.void)
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
      if (error._tag === "FetchFailed" && error.again_at !== undefined) {
        ended = error.message
        return
      }
      tally.count("failed", entry)
      tally.fail(failureOf(nameIn(file.name, name), error))
      failedFetches = error._tag === "FetchFailed" ? failedFetches + 1 : 0
      if (failedFetches === maxFailedFetches) ended = `${failedFetches} requests in a row failed`
    })

    const stopped = yield* file.entries.pipe(
      Stream.runForEachWhile((entry) =>
        Effect.gen(function* () {
          yield* take(entry)
          yield* onEntry(tally.progress())
          return ended === null
        })
      ),
      Effect.map(() => ended),
      Effect.catchTags({
        UnreadableFile: (error) => Effect.succeed(failureOf(error.file, error).message),
        FetchFailed: (error) => Effect.succeed(failureOf(file.name, error).message)
      })
    )
    yield* rememberEmpty
    return tally.summary(stopped)
  })
})
