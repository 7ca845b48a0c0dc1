/** What the laws are written against: a store's layer, and files made up in a law that go in through `Imports`. */
import { Effect, Layer, Stream } from "effect"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { readRows } from "../../adapters/sources/mod.ts"
import {
  type ApiKeyStore,
  type Changes,
  type DataStores,
  type FileSummary,
  type ImportKind,
  type ImportOptions,
  type ImportRuns,
  type ImportSink,
  Imports,
  unspecified
} from "../../core/mod.ts"

/** Every port that a store keeps. */
export type Stores = DataStores | ApiKeyStore | ImportSink | Changes

/** Builds a store that holds nothing yet, anew each time. */
export type StoreLayer = Layer.Layer<Stores, unknown>

/** The ports of a store that also tells its runs. */
export type DurableStores = Stores | ImportRuns

export type DurableLayer = Layer.Layer<DurableStores, unknown>

/** The store with the service that takes files in. */
export const withImports = <A = never>(
  stores: Layer.Layer<A | Stores, unknown>
): Layer.Layer<A | Stores | Imports, unknown> =>
  Layer.provideMerge(Layer.provide(Imports.layer, HtmlSanitiser.layer), stores)

/** The store after files were taken in. */
export const filledWith = (stores: StoreLayer, fill: Effect.Effect<unknown, unknown, Imports>) =>
  Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores))

export const asItIs: ImportOptions = {
  symbol: null,
  exchange: null,
  company: null,
  source: null,
  basis: null,
  format: null,
  createCompanies: false,
  strict: false,
  map: new Map(),
  set: new Map(),
  notation: unspecified
}

export const sha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

const bytesOf = (lines: ReadonlyArray<string>) =>
  Stream.make(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")))

/** A file of the lines, its header first. `atEnd` runs after its rows were written and before it becomes visible. */
export const fileOf = (
  name: string,
  lines: ReadonlyArray<string>,
  atEnd: Effect.Effect<void> = Effect.void
) => ({
  name,
  batches: readRows(bytesOf(lines), name),
  sha256: Effect.as(atEnd, sha256)
})

/** Takes the lines in as a file named after its kind. */
export const take = Effect.fnUntraced(function* (
  kind: ImportKind,
  lines: ReadonlyArray<string>,
  options: Partial<ImportOptions> = {}
) {
  const imports = yield* Imports
  return yield* imports.run(kind, fileOf(`${kind}.csv`, lines), { ...asItIs, ...options })
})

/** What became of a file's rows. */
export const counted = ({ changed, inserted, normalised, refused, unchanged }: FileSummary) => ({
  inserted,
  changed,
  unchanged,
  normalised,
  refused
})

/** Counts of which all but those given are 0. */
export const only = (counts: Partial<ReturnType<typeof counted>>) => ({
  inserted: 0,
  changed: 0,
  unchanged: 0,
  normalised: 0,
  refused: 0,
  ...counts
})

/** What was refused: line, column and message. */
export const refusals = ({ problems }: FileSummary) =>
  problems.map(({ column, line, message }) => [line, column, message] as const)

/** What is doubtful: line, column and message. */
export const doubtsIn = ({ doubts }: FileSummary) =>
  doubts.map(({ column, line, message }) => [line, column, message] as const)

export const priceHeader = "symbol,date,open,high,low,close,volume"
export const actionHeader = "symbol,effective_date,type,value,reference_close"
