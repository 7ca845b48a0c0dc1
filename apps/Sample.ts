/** The sample data set: what is told of ten US securities, wherever its files are read from. */
import { Effect, type Stream } from "effect"
import { readRows } from "../adapters/sources/mod.ts"
import {
  addCounts,
  type Counts,
  type FileSummary,
  type ImportKind,
  Imports,
  noRows,
  unspecified
} from "../core/mod.ts"

export interface SampleFile<E> {
  readonly kind: ImportKind
  readonly name: string
  /** Null for a file whose rows say whose they are. */
  readonly symbol: string | null
  readonly bytes: Stream.Stream<Uint8Array, E>
  readonly sha256: Effect.Effect<string>
}

/** Every row of the sample is right; two bars are doubtful, of AIG's crash of 2008 and of GOOG's new class of 2014. */
const strictOf = (kind: ImportKind): boolean => kind !== "prices"

const options = {
  exchange: null,
  company: null,
  source: "sample",
  basis: "raw",
  format: null,
  createCompanies: false,
  map: new Map<string, string>(),
  set: new Map<string, string>(),
  notation: unspecified
} as const

/** A file that is refused is left out, the others go in: a clock that runs behind finds days of the future in some. */
const warn = ({ doubts, file, problems, run }: FileSummary): Effect.Effect<void> => {
  const [first] = [...problems, ...doubts]
  if (run !== null || first === undefined) return Effect.void
  const at = `line ${first.line}${first.column === null ? "" : `, ${first.column}`}`
  return Effect.logWarning(`${file} was left out: ${at}: ${first.message}`)
}

/**
 * Takes the files in, in their order; what is there already stays as it is. `onFile` hears after each which part of
 * them is done, and how many rows they had.
 */
export const importSample = Effect.fnUntraced(function* <E>(
  files: ReadonlyArray<SampleFile<E>>,
  onFile: (part: number, rows: number) => void = () => {}
) {
  const imports = yield* Imports
  let total: Counts = noRows
  for (const [index, { bytes, kind, name, sha256, symbol }] of files.entries()) {
    const file = { name, batches: readRows(bytes, name), sha256 }
    const summary = yield* imports.run(kind, file, { ...options, strict: strictOf(kind), symbol })
    yield* warn(summary)
    total = addCounts(total, summary)
    onFile((index + 1) / files.length, total.read)
  }
  return total
})
