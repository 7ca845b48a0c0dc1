/** Imports one entry inside the store's transaction: each kind of its rows by itself, all of them or none. */
import { Effect, Schema } from "effect"
import type { EntryBatch } from "../sources/Entry.ts"
import { FileRefused } from "./FileRefused.ts"
import type { QualifiedSymbol } from "../codes/Symbol.ts"
import { countedDay } from "../cells/CountedDay.ts"
import * as Field from "../cells/Field.ts"
import { givenOf } from "./cells/GivenValues.ts"
import { type Fields, type Mapping, mapColumns, normalize, readRow, type Row } from "./cells/Row.ts"
import { exchangeFault, givenCompany, isOfSymbol } from "./GivenSubject.ts"
import type { ImportKind } from "../sources/ImportKind.ts"
import { importKinds } from "./ImportKinds.ts"
import type { ImportOptions } from "./ImportOptions.ts"
import type { FileCounts } from "./ImportRun.ts"
import type { Merged } from "./ImportSink.ts"
import { symbolOfTicker } from "./NamedSymbol.ts"
import type { ImportContext, Intake } from "./Intake.ts"
import { datingSink } from "./NewestDate.ts"
import { closeFields, closesAlone } from "./prices/ClosesAlone.ts"
import { type Layout, plainLayout, unreadLayout } from "./prices/Layout.ts"
import { type HeaderLines, stackedTicker, unstacked } from "./prices/StackedHeader.ts"
import { isDaily, splitTicker } from "./prices/VendorRows.ts"
import { type Problems, problemsOf } from "./Problem.ts"
import type { Batches } from "./ReadAhead.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { isCalendarDate } from "../time/CalendarDate.ts"
import type { LearningDirectory } from "./subjects/LearningDirectory.ts"
import type { Vendors } from "./Vendors.ts"

/** Rolls back an entry that --strict refuses. */
export class Strict extends Schema.TaggedError<Strict>()("Strict", {}) {}

/** What the kinds of an entry share. */
export interface EntryContext
  extends Pick<ImportContext, "sink" | "pdfs" | "sanitiser" | "today" | "actionsKnownTo" | "isAlone"> {
  readonly options: ImportOptions
  readonly directory: LearningDirectory
  readonly vendors: Vendors["Service"]
  /** The name of the file as opened. */
  readonly file: string
  /** The name of the entry, for people. */
  readonly name: string
}

/** The outcome of the rows of one kind. */
export interface KindOutcome extends FileCounts {
  readonly kind: ImportKind
  readonly run_id: number
  readonly newest_date: string | null
  readonly problems: Problems
  readonly notes: ReadonlyArray<string>
}

const jsonPoint = "Numbers in JSON and in workbooks have a decimal point: leave out --decimal and --thousands"

/** What is known of rows once their columns are. */
interface Sheet {
  readonly columns: ReadonlyArray<string>
  readonly layout: Layout
  readonly mapping: Mapping
  readonly intake: Intake
}

/** A header of three lines, and the symbol in it. */
interface StackedHeader extends Omit<QualifiedSymbol, "day"> {
  readonly lines: HeaderLines
}

/** The header's lines with their symbol; null without such lines, or where --map reads their column otherwise. */
const stackedHeader = (
  batch: EntryBatch,
  { options: { map }, vendors: { exchangeBySuffix, priceFormats } }: Pick<EntryContext, "options" | "vendors">
): StackedHeader | null => {
  const [first = ""] = batch.columns
  if ([...map.keys()].some((column) => normalize(column) === normalize(first))) return null
  for (const { headerLines: lines } of priceFormats) {
    const ticker = lines === null ? null : stackedTicker(batch, lines)
    const named = ticker === null ? null : symbolOfTicker(ticker, exchangeBySuffix)
    if (lines !== null && named !== null) return { lines, ...named }
  }
  return null
}

const refuseConflicts = (merged: Merged, problems: Problems): void => {
  for (const { first_line, line } of merged.conflicts) {
    problems.refuse(line, null, `The same as line ${first_line} with other values`)
  }
}

/** How the days of the first row are counted, where they aren't written. */
const countedNotes = (fields: Fields, { columnOf }: Mapping, { rows }: EntryBatch): ReadonlyArray<string> => {
  const [first] = rows
  if (first === undefined) return []
  return [...columnOf].flatMap(([name, column]) => {
    const isOfDays = fields[name] !== undefined && Field.isOfDays(fields[name])
    const counted = isOfDays ? countedDay((first.cells[column] ?? "").trim()) : null
    return counted === null
      ? []
      : [`Read ${column} as ${counted.unit}: ${first.cells[column]} is ${counted.at}`]
  })
}

/** The first line of a batch; 0 for one without rows. */
const firstLineOf = ({ broken, rows }: EntryBatch): number => {
  const lines = broken.map(({ line }) => line)
  for (const { line } of rows) {
    lines.push(line)
    break
  }
  return lines.reduce((min, line) => Math.min(min, line), lines[0] ?? 0)
}

/**
 * The day up to which actions are known: by the batches, if each states a day, the earliest of them, today at the
 * latest; by the context, if none does.
 */
const knownTo = (
  stated: ReadonlyArray<string | null>,
  { actionsKnownTo, today }: Pick<EntryContext, "actionsKnownTo" | "today">
): string | null => {
  const days = stated.filter((day) => day !== null)
  if (days.length === 0) return actionsKnownTo()
  if (days.length < stated.length || !days.every(isCalendarDate)) return null
  return [...days, today].toSorted()[0] ?? null
}

/** The rows of one kind on their way to the store. */
export interface KindImport {
  readonly kind: ImportKind
  readonly problems: Problems
  readonly accept: (batch: EntryBatch) => Effect.Effect<void, FileRefused | StoreUnavailable>
  /** Writes the rows. */
  readonly close: Effect.Effect<KindOutcome, FileRefused | StoreUnavailable | Strict>
  /** The rows read so far. */
  readonly read: () => number
  readonly notes: () => ReadonlyArray<string>
}

const kindImport = Effect.fnUntraced(function* (kind: ImportKind, context: EntryContext, run_id: number) {
  const { directory, file, name, options, sink, vendors } = context
  const definition = importKinds[kind]
  const refuse = (message: string) => Effect.fail(new FileRefused({ file: name, message }))
  const { faults, given } = givenOf(definition, options)
  if (faults.length > 0) return yield* refuse(faults.join(". "))
  const noExchange = exchangeFault(options, directory)
  if (noExchange !== null) return yield* refuse(noExchange)
  const problems = problemsOf(name)
  const dated = datingSink(sink)
  const company = yield* Effect.catch(Effect.fromResult(givenCompany(kind, options, directory)), refuse)
  if (company !== null) given.set("symbol", company.symbol)
  if (options.closeOnly && !given.has("volume")) given.set("volume", 0)
  const givenNames = new Set(given.keys())
  const notes = new Set<string>()
  let read = 0
  /** Of each batch, how far its actions are known; null where the batch doesn't state it. */
  const stated: Array<string | null> = []
  let sheet: Sheet | undefined
  /** The greatest line so far: batches of a source may each be numbered from 1. */
  let lastLine = 0

  const open = (layout: Layout, columnOf: ReadonlyMap<string, string>) =>
    definition.open({
      ...context,
      layout,
      fields: new Set(columnOf.keys()),
      company,
      sink: dated.sink,
      problems,
      file,
      run_id,
      actionsKnownTo: () => knownTo(stated, context)
    })

  /** Maps the columns; batches may have others than those before. */
  const learn = Effect.fnUntraced(function* (own: ReadonlyArray<string>) {
    const before = new Set(sheet?.columns)
    const more = own.filter((column) => !before.has(column))
    if (sheet !== undefined && more.length === 0) return sheet
    const columns = [...before, ...more]
    const layout = yield* Effect.catch(
      Effect.fromResult((definition.layout ?? plainLayout)(columns, options, vendors.priceFormats)),
      refuse
    )
    const vendor = layout.format?.columns
    const fields = options.closeOnly ? closeFields(definition.fields) : definition.fields
    // Sources name columns as fields are named; people's files are understood by meaning too.
    const found = mapColumns(columns, fields, options.map, givenNames, vendor, context.isAlone)
    const mapping = options.closeOnly ? closesAlone(found) : found
    if (mapping.faults.length > 0) return yield* refuse(mapping.faults.join(". "))
    sheet = { columns, layout, mapping, intake: sheet?.intake ?? (yield* open(layout, mapping.columnOf)) }
    return sheet
  })

  /** The symbol of a file that names it above its rows; null for any other file, undefined before its first batch. */
  let above: StackedHeader | null | undefined

  /** The batch without the header's lines in its rows, from which the symbol is taken. */
  const belowHeader = (batch: EntryBatch): EntryBatch => {
    const isFirst = above === undefined
    if (isFirst) {
      above = definition.layout === undefined ? null : stackedHeader(batch, context)
      if (above !== null) {
        given.set("symbol", above.symbol)
        givenNames.add("symbol")
        if (above.exchange !== null) given.set("exchange", above.exchange)
      }
    }
    return above === null || above === undefined ? batch : unstacked(batch, above.lines, isFirst)
  }

  const accept = Effect.fnUntraced(function* (taken: EntryBatch) {
    const batch = belowHeader(taken)
    read += batch.rows.length + batch.broken.length
    stated.push(batch.known_to ?? null)
    for (const note of batch.notes ?? []) notes.add(note)
    const shift = firstLineOf(batch) > lastLine ? 0 : lastLine
    for (const { line, message } of batch.broken) {
      lastLine = Math.max(lastLine, line + shift)
      problems.refuse(line + shift, null, message)
    }
    if (batch.columns.length === 0) return
    const isFirst = sheet === undefined
    const { intake, layout, mapping } = yield* learn(batch.columns)
    if (isFirst && context.isAlone) {
      for (const note of countedNotes(definition.fields, mapping, batch)) notes.add(note)
    }
    if (batch.points && layout.notation.decimal !== ".") yield* refuse(jsonPoint)
    const { blocks } = batch
    if (blocks !== undefined && shift === 0 && intake.acceptPlain !== undefined) {
      if (yield* intake.acceptPlain({ blocks, columnOf: mapping.columnOf, given })) {
        for (const { line, rows } of blocks) lastLine = Math.max(lastLine, line + rows - 1)
        return
      }
    }
    yield* intake.accept(<F extends Fields>(fields: F) => {
      const rows: Array<Row<F>> = []
      for (const found of batch.rows) {
        const raw = shift === 0 ? found : { ...found, line: found.line + shift }
        lastLine = Math.max(lastLine, raw.line)
        if (raw.where !== undefined) problems.locate(raw.line, raw.where)
        const row = splitTicker(readRow(fields, mapping, given, raw, problems, layout.notation), layout)
        if (row !== null && isDaily(raw, layout, problems) && isOfSymbol(row, options, problems))
          rows.push(row)
      }
      return rows
    })
  })

  const close = Effect.gen(function* () {
    if (context.isAlone && read === 0 && !(definition.meansNone && (company ?? options.symbol) !== null)) {
      return yield* refuse(
        sheet === undefined
          ? "The file is empty: expected a header line and rows"
          : "The file has a header and no rows: expected a row for each record"
      )
    }
    for (const note of [...(sheet?.layout.notes ?? []), ...(sheet?.mapping.notes ?? [])]) notes.add(note)
    // When no line could be read, the kind is opened without columns.
    const { intake } = sheet ?? { intake: yield* open(unreadLayout, new Map()) }
    const outcome = yield* intake.close
    refuseConflicts(outcome, problems)
    for (const note of outcome.notes) notes.add(note)
    if (options.strict && problems.refused() + problems.doubtful() > 0) return yield* new Strict()
    const { changed, created_companies, inserted, normalised, unchanged } = outcome
    const found: KindOutcome = {
      kind,
      run_id,
      read,
      inserted,
      changed,
      unchanged,
      normalised,
      created_companies,
      // Problems are listed by line, and the rows of a table with dates across share one line.
      refused: read - inserted - changed - unchanged,
      doubtful: problems.doubtful(),
      newest_date: dated.newest(),
      problems,
      notes: [...notes]
    }
    return found
  })

  const own: KindImport = { kind, problems, accept, close, read: () => read, notes: () => [...notes] }
  return own
})

/** Rows of these kinds are written first: others refer to them, and prices are compared with the actions. */
const writtenFirst: ReadonlyArray<ImportKind> = ["exchanges", "companies", "listings", "actions"]

/** The place of a kind in the order of writing. */
const placeOf = (kind: ImportKind): number => {
  const place = writtenFirst.indexOf(kind)
  return place === -1 ? writtenFirst.length : place
}

/**
 * Imports the batches of an entry. `opened` receives the kinds as they appear, so that what was read is known when the
 * import fails; `runOf` returns the run of a kind; `expected` is the kind of a file of no other, which is imported even
 * without a row.
 */
export const importEntry = Effect.fnUntraced(function* <E>(
  batches: Batches<E>,
  context: EntryContext,
  opened: Map<ImportKind, KindImport>,
  runOf: (kind: ImportKind) => Effect.Effect<number, StoreUnavailable>,
  expected: ImportKind | null,
  onRows: (read: number) => Effect.Effect<void>
) {
  const open = Effect.fnUntraced(function* (kind: ImportKind) {
    const before = opened.get(kind)
    if (before !== undefined) return before
    const own = yield* kindImport(kind, context, yield* runOf(kind))
    opened.set(kind, own)
    return own
  })
  let read = 0
  yield* batches((batch) =>
    Effect.gen(function* () {
      const rows = batch.rows.length + batch.broken.length
      // Of one company, no actions up to a day say that there were none.
      const saysNone = batch.known_to !== undefined && context.options.company !== null
      if (expected === null && rows === 0 && !saysNone) return
      yield* (yield* open(batch.kind)).accept(batch)
      read += rows
      yield* onRows(read)
    })
  )
  if (expected !== null) yield* open(expected)
  const inOrder = [...opened.values()].toSorted((a, b) => placeOf(a.kind) - placeOf(b.kind))
  return yield* Effect.forEach(inOrder, ({ close }) => close)
})
