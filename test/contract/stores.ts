/** The basis of the laws: a store's layer, and made-up files that are imported through `Imports`. */
import { Effect, Layer, Stream } from "effect"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { KnownVendors, readRows } from "../../adapters/sources/mod.ts"
import {
  type DataStores,
  type FileSummary,
  type ImportKind,
  type ImportOptions,
  type ImportPorts,
  importDefaults,
  Imports
} from "../../core/mod.ts"
import { type AccessStores, type Changes, type ImportRuns, type Readiness } from "../../core/ports.ts"

/** Every port of a store. */
export type Stores = DataStores | AccessStores | ImportPorts | Changes | Readiness

/** Builds an empty store, anew each time. */
export type StoreLayer = Layer.Layer<Stores, unknown>

/** The ports of a store with runs. */
export type DurableStores = Stores | ImportRuns

export type DurableLayer = Layer.Layer<DurableStores, unknown>

/** The store with the service that imports files. */
export const withImports = <A = never>(
  stores: Layer.Layer<A | Stores, unknown>
): Layer.Layer<A | Stores | Imports, unknown> =>
  Layer.provideMerge(Layer.provide(Imports.layer, [HtmlSanitiser.layer, KnownVendors.layer]), stores)

/** The store after the import of files. */
export const filledWith = (stores: StoreLayer, fill: Effect.Effect<unknown, unknown, Imports>) =>
  Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores))

export const asItIs = importDefaults

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

/** Imports the lines as a file named after its kind. */
export const take = Effect.fnUntraced(function* (
  kind: ImportKind,
  lines: ReadonlyArray<string>,
  options: Partial<ImportOptions> = {}
) {
  const imports = yield* Imports
  return yield* imports.run(kind, fileOf(`${kind}.csv`, lines), { ...asItIs, ...options })
})

/** The counts of a file's rows by outcome. */
export const counted = ({ changed, inserted, normalised, refused, unchanged }: FileSummary) => ({
  inserted,
  changed,
  unchanged,
  normalised,
  refused
})

/** Counts that are 0 except the given ones. */
export const only = (counts: Partial<ReturnType<typeof counted>>) => ({
  inserted: 0,
  changed: 0,
  unchanged: 0,
  normalised: 0,
  refused: 0,
  ...counts
})

/** The refusals: line, column and message. */
export const refusals = ({ problems }: FileSummary) =>
  problems.map(({ column, line, message }) => [line, column, message] as const)

/** The doubts: line, column and message. */
export const doubtsIn = ({ doubts }: FileSummary) =>
  doubts.map(({ column, line, message }) => [line, column, message] as const)

export const priceHeader = "symbol,date,open,high,low,close,volume"
export const actionHeader = "symbol,effective_date,type,value,reference_close"
