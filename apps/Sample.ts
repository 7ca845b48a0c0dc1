/** The sample data set of ten US securities, independent of where its files are read from. */
import { Effect, Stream } from "effect"
import { readRows } from "../adapters/sources/mod.ts"
import { type Counts, type FileSummary, type ImportKind, Imports, importDefaults } from "../core/mod.ts"
import { addCounts, noRows } from "../core/ports.ts"

export interface SampleFile<E> {
  readonly kind: ImportKind
  readonly name: string
  /** Null for a file whose rows name their securities. */
  readonly symbol: string | null
  readonly bytes: Stream.Stream<Uint8Array, E>
  readonly sha256: Effect.Effect<string>
}

/** The day of the last bars, which the actions were collected with. */
const lastDay = "2021-03-31"

/** Every row of the sample is valid; two bars are doubtful, of AIG's crash of 2008 and of GOOG's new class of 2014. */
const strictOf = (kind: ImportKind): boolean => kind !== "prices"

/** The source of its rows. */
export const sampleSource = "sample"

const options = { ...importDefaults, source: sampleSource, basis: "raw" } as const

/** A refused file is left out and the others are imported: with a clock that is behind, some contain future days. */
const warn = ({ doubts, file, problems, run }: FileSummary): Effect.Effect<void> => {
  const [first] = [...problems, ...doubts]
  if (run !== null || first === undefined) return Effect.void
  const at = `line ${first.line}${first.column === null ? "" : `, ${first.column}`}`
  return Effect.logWarning(`${file} was left out: ${at}: ${first.message}`)
}

/**
 * Imports the files in order; unchanged records stay as they are. `onFile` is called after each file with the fraction
 * of files done and the number of their rows.
 */
export const importSample = Effect.fnUntraced(function* <E>(
  files: ReadonlyArray<SampleFile<E>>,
  onFile: (part: number, rows: number) => void = () => {}
) {
  const imports = yield* Imports
  let total: Counts = noRows
  for (const [index, { bytes, kind, name, sha256, symbol }] of files.entries()) {
    const rows = readRows(bytes, name)
    const batches = kind === "actions" ? Stream.map(rows, (batch) => ({ ...batch, known_to: lastDay })) : rows
    const file = { name, batches, sha256 }
    const summary = yield* imports.run(kind, file, { ...options, strict: strictOf(kind), symbol })
    yield* warn(summary)
    total = addCounts(total, summary)
    onFile((index + 1) / files.length, total.read)
  }
  return total
})
