/** Reads the rows of Parquet files, which any program may have written. */
import { zstdDecompressSync } from "node:zlib"
import {
  type AsyncBuffer,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema
} from "hyparquet"
import type { BulkColumn, BulkRows, BulkType } from "../../core/ports.ts"

/** A file: its length in bytes, and a part of it. */
export type ParquetSource = Pick<AsyncBuffer, "byteLength" | "slice">

const compressors = { ZSTD: (bytes: Uint8Array) => zstdDecompressSync(bytes) }

type Value = string | number | boolean | null

const numberOf = (value: unknown): Value => Number(value)

const dayOf = (value: unknown): Value => Math.floor((value as Date).getTime() / 86_400_000)

/** Instants are read as dates, to the millisecond: those of findata are to the second. */
const microsOf = (value: unknown): Value => (value as Date).getTime() * 1000

const readers: Readonly<Record<BulkType, (value: unknown) => Value>> = {
  int64: numberOf,
  double: numberOf,
  boolean: Boolean,
  date: dayOf,
  timestamp: microsOf,
  text: String
}

/** The names of a file's columns. */
const namesOf = (metadata: FileMetaData): ReadonlyArray<string> =>
  parquetSchema(metadata).children.map(({ element }) => element.name)

/**
 * The rows of a file, a row group at a time, with the wanted columns in their order. Those that it lacks are null. Rejects where it
 * is no file of Parquet.
 */
export async function* parquetRows(
  file: ParquetSource,
  columns: ReadonlyArray<BulkColumn>
): AsyncGenerator<BulkRows> {
  const metadata = await parquetMetadataAsync(file)
  const names = new Set(namesOf(metadata))
  let from = 0
  for (const { num_rows } of metadata.row_groups) {
    const length = Number(num_rows)
    const rows = await parquetReadObjects({
      file,
      metadata,
      compressors,
      columns: columns.map(({ name }) => name).filter((name) => names.has(name)),
      rowStart: from,
      rowEnd: from + length
    })
    yield {
      length,
      columns: columns.map(({ name, type }) => {
        const read = readers[type]
        return rows.map((row) => {
          const value: unknown = row[name]
          return value === null || value === undefined ? null : read(value)
        })
      })
    }
    from += length
  }
}

/** The number of a file's rows. Rejects where it is no file of Parquet. */
export const parquetCount = async (file: ParquetSource): Promise<number> =>
  Number((await parquetMetadataAsync(file)).num_rows)
