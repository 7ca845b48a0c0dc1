/** Imports files: reads their rows, refuses the invalid ones, and writes the rest atomically. */
import { Clock, Context, Effect, Layer, Schema, Stream } from "effect"
import { Sanitiser } from "../news/Sanitiser.ts"
import { ReportFiles } from "../research/ReportFiles.ts"
import { instantOf } from "../time/Instant.ts"
import { Changes } from "../store/Changes.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { learningDirectory } from "./subjects/LearningDirectory.ts"
import { FileRefused } from "./FileRefused.ts"
import { type FileSummary, type ImportRun, noRows } from "./ImportRun.ts"
import type { ImportKind } from "./ImportKind.ts"
import { importKinds } from "./ImportKinds.ts"
import { givenOf } from "./cells/GivenValues.ts"
import { givenCompany, isOfSymbol } from "./GivenSubject.ts"
import { ImportSink, type Merged } from "./ImportSink.ts"
import type { Intake } from "./Intake.ts"
import type { ImportOptions } from "./ImportOptions.ts"
import { type Layout, plainLayout, unreadLayout } from "./prices/Layout.ts"
import { isDaily, splitTicker } from "./prices/VendorRows.ts"
import { datingSink } from "./NewestDate.ts"
import { type Problems, problemsOf } from "./Problem.ts"
import { type Fields, type Mapping, mapColumns, type RawBatch, type Row, readRow } from "./cells/Row.ts"

/** A file that is being read. */
export interface ImportFile<E> {
  readonly name: string
  readonly batches: Stream.Stream<RawBatch, E>
  /** SHA-256 of its bytes in hex, available once all are read. */
  readonly sha256: Effect.Effect<string>
}

/** Rolls back a file that --strict refuses. */
class Strict extends Schema.TaggedError<Strict>()("Strict", {}) {}

const jsonPoint = "Numbers in JSON have a decimal point: leave out --decimal and --thousands"

/** What is known of a file once its columns are read. */
interface Sheet {
  readonly columns: ReadonlyArray<string>
  readonly layout: Layout
  readonly mapping: Mapping
  readonly intake: Intake
}

const refuseConflicts = (merged: Merged, problems: Problems): void => {
  for (const { first_line, line } of merged.conflicts) {
    problems.refuse(line, null, `The same as line ${first_line} with other values`)
  }
}

const service = Effect.gen(function* () {
  const sink = yield* ImportSink
  const changes = yield* Changes
  const pdfs = yield* ReportFiles
  const sanitiser = yield* Sanitiser

  const run = Effect.fn("Imports.run")(function* <E>(
    kind: ImportKind,
    file: ImportFile<E>,
    options: ImportOptions,
    onRows: (read: number) => Effect.Effect<void> = () => Effect.void
  ) {
    const definition = importKinds[kind]
    const refuse = (message: string) => Effect.fail(new FileRefused({ file: file.name, message }))
    const { faults, given } = givenOf(definition, options)
    if (faults.length > 0) return yield* refuse(faults.join(". "))
    const problems = problemsOf(file.name)
    const notes = new Set<string>()
    let read = 0

    const work = Effect.gen(function* () {
      const started_at = instantOf(yield* Clock.currentTimeMillis)
      const run_id = yield* sink.reserve("run", 1)
      const dated = datingSink(sink)
      const directory = learningDirectory(yield* sink.exchanges, sink.lookUp)
      yield* directory.learn({
        slugs: options.company === null ? [] : [options.company.toLowerCase()],
        symbols: options.symbol === null ? [] : [options.symbol]
      })
      const today = started_at.slice(0, 10)
      const company = yield* Effect.catch(Effect.fromResult(givenCompany(kind, options, directory)), refuse)
      if (company !== null) given.set("symbol", company.symbol)
      const open = (layout: Layout, columnOf: ReadonlyMap<string, string>) =>
        definition.open({
          options,
          layout,
          fields: new Set(columnOf.keys()),
          directory,
          company,
          sink: dated.sink,
          problems,
          file: file.name,
          pdfs,
          sanitiser,
          run_id,
          today
        })
      const givenNames = new Set(given.keys())
      let sheet: Sheet | undefined

      /** Maps the columns; those of NDJSON may grow from batch to batch. */
      const learn = Effect.fnUntraced(function* (columns: ReadonlyArray<string>) {
        if (sheet?.columns.length === columns.length) return sheet
        const layout = yield* Effect.catch(
          Effect.fromResult((definition.layout ?? plainLayout)(columns, options)),
          refuse
        )
        const vendor = layout.format?.columns
        const mapping = mapColumns(columns, definition.fields, options.map, givenNames, vendor)
        if (mapping.faults.length > 0) return yield* refuse(mapping.faults.join(". "))
        sheet = { columns, layout, mapping, intake: sheet?.intake ?? (yield* open(layout, mapping.columnOf)) }
        return sheet
      })

      yield* Stream.runForEach(file.batches, (batch) =>
        Effect.gen(function* () {
          read += batch.rows.length + batch.broken.length
          for (const { line, message } of batch.broken) problems.refuse(line, null, message)
          if (batch.columns.length === 0) return
          const { intake, layout, mapping } = yield* learn(batch.columns)
          if (batch.points && layout.notation.decimal !== ".") yield* refuse(jsonPoint)
          yield* intake.accept(<F extends Fields>(fields: F) => {
            const rows: Array<Row<F>> = []
            for (const raw of batch.rows) {
              const row = splitTicker(readRow(fields, mapping, given, raw, problems, layout.notation), layout)
              if (row !== null && isDaily(raw, layout, problems) && isOfSymbol(row, options, problems))
                rows.push(row)
            }
            return rows
          })
          yield* onRows(read)
        })
      )
      if (sheet === undefined && read === 0) return yield* refuse("The file is empty: expected a header line")
      for (const note of [...(sheet?.layout.notes ?? []), ...(sheet?.mapping.notes ?? [])]) notes.add(note)
      // When no line could be read, the kind is opened without columns.
      const { intake } = sheet ?? { intake: yield* open(unreadLayout, new Map()) }
      const outcome = yield* intake.close
      refuseConflicts(outcome, problems)
      for (const note of outcome.notes) notes.add(note)
      if (options.strict && problems.refused() + problems.doubtful() > 0) return yield* new Strict()
      const { changed, inserted, normalised, unchanged } = outcome
      // Problems are listed by line, and the rows of a table with dates across share one line.
      const refused = read - inserted - changed - unchanged
      const doubtful = problems.doubtful()
      const counts = { read, inserted, changed, unchanged, normalised, refused, doubtful }
      const run: ImportRun = {
        run_id,
        kind,
        source: options.source,
        file: file.name,
        sha256: yield* file.sha256,
        started_at,
        finished_at: instantOf(yield* Clock.currentTimeMillis),
        ...counts,
        newest_date: dated.newest(),
        undone_at: null
      }
      yield* sink.record(run)
      const { doubts, reported } = problems
      return { file: file.name, run: run_id, ...counts, problems: reported, doubts, notes: [...notes] }
    })

    const refusedWhole = (): FileSummary => ({
      ...noRows,
      file: file.name,
      run: null,
      read,
      refused: read,
      doubtful: problems.doubtful(),
      problems: problems.reported,
      doubts: problems.doubts,
      notes: [...notes, "File refused (--strict): nothing was written"]
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
     * Imports one file and returns a summary of its rows. `onRows` is called with the number of rows read so far. Fails
     * with `FileRefused` when the file as a whole is refused, and with the file's own error when it can't be read.
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
