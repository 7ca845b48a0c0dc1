/**
 * Parquet: row groups with statistics, compressed by zstd. Dates, ids, counts and instants are written by their differences,
 * texts that repeat by a dictionary.
 */
import { constants, zstdCompressSync } from "node:zlib"
import { ByteWriter, type ColumnSource, ParquetWriter, type SchemaElement } from "hyparquet-writer"
import type { BulkColumn, BulkRows, BulkType, BulkValues } from "../../core/ports.ts"
import { version } from "../../core/mod.ts"
import type { BulkFile, BulkSchema } from "./BulkFile.ts"

/** Rows of a group at the most: as many as DuckDB's. */
const groupRows = 122_880

/** Characters of texts in a group from which on it is written: longer texts make groups of fewer rows. */
const groupCharacters = 16 * 1024 * 1024

const physical: Readonly<Record<BulkType, Omit<SchemaElement, "name" | "repetition_type">>> = {
  int64: { type: "INT64" },
  double: { type: "DOUBLE" },
  boolean: { type: "BOOLEAN" },
  date: { type: "INT32", converted_type: "DATE", logical_type: { type: "DATE" } },
  timestamp: {
    type: "INT64",
    converted_type: "TIMESTAMP_MICROS",
    logical_type: { type: "TIMESTAMP", isAdjustedToUTC: true, unit: "MICROS" }
  },
  text: { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "STRING" } }
}

/** Null where the writer chooses: a dictionary where it pays. */
const encodings: Readonly<Record<BulkType, ColumnSource["encoding"] | null>> = {
  int64: "DELTA_BINARY_PACKED",
  date: "DELTA_BINARY_PACKED",
  timestamp: "DELTA_BINARY_PACKED",
  double: "PLAIN",
  boolean: "RLE",
  text: null
}

const element = ({ isNullable, name, type }: BulkColumn): SchemaElement => ({
  name,
  repetition_type: isNullable ? "OPTIONAL" : "REQUIRED",
  ...physical[type]
})

const compressed = (bytes: Uint8Array): Uint8Array =>
  zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } })

/** The values of pieces, one after the other. */
const joined = (pieces: ReadonlyArray<BulkValues>, length: number): BulkValues => {
  const [first] = pieces
  if (first instanceof Float64Array || first instanceof Int32Array) {
    const all = first instanceof Float64Array ? new Float64Array(length) : new Int32Array(length)
    let at = 0
    for (const piece of pieces) {
      all.set(piece as Float64Array, at)
      at += piece.length
    }
    return all
  }
  return (pieces as ReadonlyArray<ReadonlyArray<string | number | boolean | null>>).flat()
}

const charactersOf = ({ columns }: BulkRows, texts: ReadonlyArray<number>): number => {
  let sum = 0
  for (const place of texts)
    for (const text of columns[place] as ReadonlyArray<string | null>) sum += text?.length ?? 0
  return sum
}

/** A file of rows. */
export const parquetFile = ({ columns, name, schema_version }: BulkSchema): BulkFile => {
  const bytes = new ByteWriter()
  const writer = new ParquetWriter({
    writer: bytes,
    schema: [{ name: "findata", num_children: columns.length }, ...columns.map(element)],
    codec: "ZSTD",
    compressors: { ZSTD: compressed },
    kvMetadata: [
      { key: "findata.table", value: name },
      { key: "findata.schema_version", value: String(schema_version) },
      {
        key: "findata.meanings",
        value: JSON.stringify(Object.fromEntries(columns.map((column) => [column.name, column.meaning])))
      }
    ],
    createdBy: `findata version ${version}`
  })
  const texts = [...columns.keys()].filter((place) => columns[place]?.type === "text")
  let waiting: Array<BulkRows> = []
  let [rows, characters] = [0, 0]

  const write = () => {
    if (rows === 0) return
    void writer.write({
      rowGroupSize: rows,
      columnData: columns.map((column, place): ColumnSource => {
        const encoding = encodings[column.type]
        return {
          name: column.name,
          data: joined(
            waiting.map((piece) => piece.columns[place] as BulkValues),
            rows
          ) as ColumnSource["data"],
          ...(encoding === null || encoding === undefined ? {} : { encoding })
        }
      })
    })
    waiting = []
    rows = 0
    characters = 0
  }

  /** What was written since. */
  const taken = (): Uint8Array => {
    const some = bytes.getBytes().slice()
    bytes.index = 0
    return some
  }

  return {
    add: (some) => {
      for (let from = 0; from < some.length; ) {
        const to = Math.min(some.length, from + groupRows - rows)
        const piece = {
          length: to - from,
          columns:
            to - from === some.length ? some.columns : some.columns.map((values) => values.slice(from, to))
        }
        waiting.push(piece)
        rows += piece.length
        characters += charactersOf(piece, texts)
        if (rows >= groupRows || characters >= groupCharacters) write()
        from = to
      }
      return taken()
    },
    end: () => {
      write()
      void writer.finish()
      return taken()
    }
  }
}
