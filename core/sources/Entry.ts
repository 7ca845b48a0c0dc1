/** What an import takes whole or not at all: a file, an entry of an archive, an answer of a server. */
import type { Stream } from "effect"
import type { ImportKind } from "./ImportKind.ts"
import type { RawBatch } from "../cells/RawBatch.ts"
import type { RawRow } from "../cells/RawRow.ts"
import type { IssuerNumbers } from "../companies/Issuer.ts"

/** Rows of one kind. Rows that others of the entry refer to, such as its companies, come before them. */
export interface EntryBatch extends RawBatch {
  readonly kind: ImportKind
  /** Of actions: the day up to which the entry has all of its companies; absent where that is unknown. */
  readonly known_to?: string
}

/** What is said of all rows of an entry, as an operator says it of a file. */
export interface EntryGiven {
  /** The company of every row, whatever its symbol: SYMBOL:EXCHANGE as stored. */
  readonly company: string
  /** The vendor's format of the bars, which states their basis; absent for raw ones. Such an entry has bars alone. */
  readonly format?: string
}

/** A unit of import from a source. Its rows are written in one transaction; `E` is why its batches can't be read. */
export interface Entry<E = never> {
  /** The name within its file or at its source, the same each time: `CIK0000320193.json`. */
  readonly name: string
  /**
   * Identifies the content, such as a checksum: an entry that was imported under the same version is skipped unread.
   * Null where the content has to be read to see whether it changed.
   */
  readonly version: string | null
  /** The issuer of an entry that is about one only: it is skipped unread while the store has no such issuer. */
  readonly issuer?: IssuerNumbers
  /** What isn't in the rows, of an entry with prices or actions of one company. */
  readonly given?: EntryGiven
  readonly batches: Stream.Stream<EntryBatch, E>
  /** The fraction of the file or of the fetch that is done with this entry; absent where it is unknown. */
  readonly part?: number
}

/** A row as a source states it: values by the names of the kind's fields; absent, null and "" mean no value. */
export type SourceRow = Readonly<Record<string, unknown>>

/** The columns of a table of rows; all have one value for each row. */
export type SourceColumns = Readonly<Record<string, ArrayLike<string | number | null>>>

/** The JSON of an object; text that no field accepts for one that is nested too deeply to be written. */
const jsonOf = (value: object): string => {
  try {
    return JSON.stringify(value)
  } catch {
    return "a value that is nested too deeply"
  }
}

/** The value as the text of a cell. */
const cellOf = (value: unknown): string => {
  if (typeof value === "string") return value
  if (value === null || value === undefined) return ""
  return typeof value === "object" ? jsonOf(value) : String(value)
}

/**
 * A batch of rows. Numbers are JavaScript's; objects and arrays become JSON. `where` locates a row in its entry for
 * people, such as `0000320193-23-000106 2023-09-30`; without it rows are numbered by `first`, from 1.
 *
 * @example
 * ```ts
 * import { rowsBatch } from "findata"
 *
 * rowsBatch("prices", [{ symbol: "AAPL", date: "2021-03-31", close: 122.15 }])
 * // => { kind: "prices", columns: ["symbol", "date", "close"], rows: [{ line: 1, cells: { close: "122.15" } }] }
 * ```
 */
export const rowsBatch = (
  kind: ImportKind,
  rows: ReadonlyArray<SourceRow>,
  { first = 1, where }: { readonly first?: number; readonly where?: (row: SourceRow) => string } = {}
): EntryBatch => {
  const columns = new Set<string>()
  const raw = rows.map((row, index): RawRow => {
    const cells: Record<string, string> = {}
    for (const name of Object.keys(row)) {
      columns.add(name)
      cells[name] = cellOf(row[name])
    }
    return { line: first + index, cells, ...(where && { where: where(row) }) }
  })
  return { kind, columns: [...columns], rows: raw, broken: [], points: true }
}

/**
 * A batch of columns, for rows by the million: a row's cells are read into one object, which the next row replaces.
 *
 * @example
 * ```ts
 * import { columnsBatch } from "findata"
 *
 * const { columns, rows } = columnsBatch("prices", {
 *   date: ["2021-03-30", "2021-03-31"], close: Float64Array.of(119.9, 122.15)
 * })
 * columns // => ["date", "close"]
 * rows.length // => 2
 * ```
 */
export const columnsBatch = (kind: ImportKind, columns: SourceColumns, first = 1): EntryBatch => {
  const named = Object.entries(columns)
  const length = named[0]?.[1].length ?? 0
  return {
    kind,
    columns: named.map(([name]) => name),
    rows: {
      length,
      *[Symbol.iterator]() {
        const cells: Record<string, string> = {}
        for (let index = 0; index < length; index++) {
          for (const [name, values] of named) cells[name] = cellOf(values[index])
          yield { line: first + index, cells }
        }
      }
    },
    broken: [],
    points: true
  }
}
