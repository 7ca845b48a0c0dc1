/** Takes files in: reads their rows, refuses those that break a law, and writes the others as one. */
import { Clock, Context, Effect, Layer, Result, Schema, Stream } from "effect"
import { instantOf } from "../time/Instant.ts"
import { Changes } from "../store/Changes.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { companyDirectory } from "./CompanyDirectory.ts"
import { type FileSummary, type ImportKind, type ImportRun, noRows } from "./ImportRun.ts"
import { ImportSink, type Merged } from "./ImportSink.ts"
import type { Desk, ImportOptions, KindDefinition } from "./Intake.ts"
import { actions } from "./kinds/Actions.ts"
import { companies } from "./kinds/Companies.ts"
import { disclosures } from "./kinds/Disclosures.ts"
import { exchanges } from "./kinds/Exchanges.ts"
import { insiders } from "./kinds/Insiders.ts"
import { listings } from "./kinds/Listings.ts"
import { prices } from "./kinds/Prices.ts"
import { reports } from "./kinds/Reports.ts"
import { shares } from "./kinds/Shares.ts"
import { statements } from "./kinds/Statements.ts"
import { type Problems, problemsOf } from "./Problem.ts"
import { type Fields, type Mapping, mapColumns, type RawBatch, type Row, readRow } from "./Row.ts"

/** Every kind of import by its name. */
export const importKinds: Readonly<Record<ImportKind, KindDefinition<Fields>>> = {
  companies: companies as unknown as KindDefinition<Fields>,
  exchanges: exchanges as unknown as KindDefinition<Fields>,
  listings: listings as unknown as KindDefinition<Fields>,
  prices: prices as unknown as KindDefinition<Fields>,
  actions: actions as unknown as KindDefinition<Fields>,
  shares: shares as unknown as KindDefinition<Fields>,
  statements: statements as unknown as KindDefinition<Fields>,
  reports: reports as unknown as KindDefinition<Fields>,
  insiders: insiders as unknown as KindDefinition<Fields>,
  disclosures: disclosures as unknown as KindDefinition<Fields>
}

/** The file as a whole can't be taken in; nothing of it was. */
export class FileRefused extends Schema.TaggedError<FileRefused>()("FileRefused", {
  file: Schema.String,
  message: Schema.String
}) {}

/** A file that is being read. */
export interface ImportFile<E> {
  readonly name: string
  readonly batches: Stream.Stream<RawBatch, E>
  /** SHA-256 of its bytes in hex, known when all were read. */
  readonly sha256: Effect.Effect<string>
}

/** Carries the summary out of a file that --strict refuses. */
class Strict extends Schema.TaggedError<Strict>()("Strict", {}) {}

/** The values of fields that were said for the whole file, and what is wrong with those that can't be. */
const givenOf = ({ fields }: KindDefinition<Fields>, options: ImportOptions) => {
  const given = new Map<string, unknown>()
  if (options.symbol !== null) given.set("symbol", options.symbol)
  if (options.exchange !== null) given.set("exchange", options.exchange)
  const faults: Array<string> = []
  for (const [name, text] of options.set) {
    const field = fields[name]
    if (field === undefined) {
      faults.push(`--set names no field ${name}; the fields are ${Object.keys(fields).join(", ")}`)
      continue
    }
    const parsed = field.parse(text)
    if (Result.isFailure(parsed)) faults.push(`--set ${name}: ${parsed.failure}`)
    else given.set(name, parsed.success)
  }
  return { given, faults }
}

/** Whether a row is of the symbol that was said for the whole file; told when it isn't. */
const isOfSymbol = (row: Row<Fields>, { symbol }: ImportOptions, problems: Problems): boolean => {
  const own = (row as { readonly symbol?: unknown }).symbol
  if (symbol === null || own === undefined || own === symbol) return true
  problems.refuse(row.line, "symbol", `The row is of ${own}, the file was said to be of ${symbol} (--symbol)`)
  return false
}

const refuseConflicts = (merged: Merged, problems: Problems): void => {
  for (const { first_line, line } of merged.conflicts) {
    problems.refuse(line, null, `The same as line ${first_line} with other values`)
  }
}

const service = Effect.gen(function* () {
  const sink = yield* ImportSink
  const changes = yield* Changes

  const run = Effect.fn("Imports.run")(function* <E>(
    kind: ImportKind,
    file: ImportFile<E>,
    options: ImportOptions,
    onRows: (read: number) => Effect.Effect<void> = () => Effect.void
  ) {
    const definition = importKinds[kind]
    const { faults, given } = givenOf(definition, options)
    const objection = definition.objection(options) ?? (faults.length === 0 ? null : faults.join(". "))
    if (objection !== null) return yield* new FileRefused({ file: file.name, message: objection })
    const problems = problemsOf(file.name)
    const notes = new Set<string>()
    let read = 0

    const work = Effect.gen(function* () {
      const started_at = instantOf(yield* Clock.currentTimeMillis)
      const run_id = yield* sink.reserve("run", 1)
      const directory = companyDirectory(yield* sink.stored)
      const desk: Desk = { options, directory, sink, problems, run_id, today: started_at.slice(0, 10) }
      const intake = yield* definition.open(desk)
      const givenNames = new Set(given.keys())
      let mapping: Mapping | undefined
      let columns = -1
      const learnColumns = (batch: RawBatch): Effect.Effect<Mapping, FileRefused> => {
        if (mapping !== undefined && batch.columns.length === columns) return Effect.succeed(mapping)
        columns = batch.columns.length
        mapping = mapColumns(batch.columns, definition.fields, options.map, givenNames)
        return mapping.faults.length === 0
          ? Effect.succeed(mapping)
          : Effect.fail(new FileRefused({ file: file.name, message: mapping.faults.join(". ") }))
      }
      yield* Stream.runForEach(file.batches, (batch) =>
        Effect.gen(function* () {
          read += batch.rows.length + batch.broken.length
          for (const { line, message } of batch.broken) problems.refuse(line, null, message)
          if (batch.columns.length === 0) return
          const known = yield* learnColumns(batch)
          const rows = batch.rows.flatMap((raw): ReadonlyArray<Row<Fields>> => {
            const row = readRow(definition.fields, known, given, raw, problems)
            return row !== null && isOfSymbol(row, options, problems) ? [row] : []
          })
          yield* intake.accept(rows)
          yield* onRows(read)
        })
      )
      if (mapping === undefined && read === 0) yield* learnColumns({ columns: [], rows: [], broken: [] })
      for (const note of mapping?.notes ?? []) notes.add(note)
      const outcome = yield* intake.close
      refuseConflicts(outcome, problems)
      for (const note of outcome.notes) notes.add(note)
      if (options.strict && problems.refused() > 0) return yield* new Strict()
      const { changed, inserted, normalised, unchanged } = outcome
      // Problems are told by line, and the rows of a table with dates across are all on one.
      const refused = read - inserted - changed - unchanged
      const counts = { read, inserted, changed, unchanged, normalised, refused }
      const run: ImportRun = {
        run_id,
        kind,
        source: options.source,
        file: file.name,
        sha256: yield* file.sha256,
        started_at,
        finished_at: instantOf(yield* Clock.currentTimeMillis),
        ...counts,
        undone_at: null
      }
      yield* sink.record(run)
      return { file: file.name, run: run_id, ...counts, problems: problems.told, notes: [...notes] }
    })

    const refusedWhole = (): FileSummary => ({
      ...noRows,
      file: file.name,
      run: null,
      read,
      refused: read,
      problems: problems.told,
      notes: [...notes, "Refused whole (--strict): nothing of the file was written"]
    })
    const summary: FileSummary = yield* Effect.catchIf(
      sink.atomic(work),
      (error): error is Strict => error instanceof Strict,
      () => Effect.sync(refusedWhole)
    )
    yield* changes.written("data")
    return summary
  })

  return { run }
})

export class Imports extends Context.Service<
  Imports,
  {
    /**
     * Takes one file in and tells what became of its rows. `onRows` hears how many rows were read so far. Fails with
     * `FileRefused` when the file as a whole is no good, and with the file's own error when it can't be read.
     */
    readonly run: <E>(
      kind: ImportKind,
      file: ImportFile<E>,
      options: ImportOptions,
      onRows?: (read: number) => Effect.Effect<void>
    ) => Effect.Effect<FileSummary, E | FileRefused | StoreUnavailable>
  }
>()("findata/core/imports/Imports") {
  static readonly layer: Layer.Layer<Imports, never, ImportSink | Changes> = Layer.effect(Imports, service)
}
