/** The sample data set: real bars and corporate actions of eight US securities, 1998 to 2021, wherever it is read from. */
import { Effect, type Stream } from "effect"
import { readRows } from "../adapters/sources/mod.ts"
import { addCounts, type Counts, type ImportKind, Imports, noRows } from "../core/mod.ts"

export interface SampleFile<E> {
  readonly kind: ImportKind
  readonly name: string
  /** Null for a file of many symbols. */
  readonly symbol: string | null
  readonly bytes: Stream.Stream<Uint8Array, E>
  readonly sha256: Effect.Effect<string>
}

const options = {
  exchange: null,
  source: "sample",
  basis: "raw",
  createCompanies: false,
  strict: true,
  map: new Map<string, string>(),
  set: new Map<string, string>()
} as const

/**
 * Takes the files in, in their order; what is there already stays as it is. `onFile` hears after each which part of them
 * is done, and how many rows they had.
 */
export const importSample = Effect.fnUntraced(function* <E>(
  files: ReadonlyArray<SampleFile<E>>,
  onFile: (part: number, rows: number) => void = () => {}
) {
  const imports = yield* Imports
  let total: Counts = noRows
  for (const [index, { bytes, kind, name, sha256, symbol }] of files.entries()) {
    const file = { name, batches: readRows(bytes, name), sha256 }
    total = addCounts(total, yield* imports.run(kind, file, { ...options, symbol }))
    onFile((index + 1) / files.length, total.read)
  }
  return total
})
