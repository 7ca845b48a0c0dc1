/**
 * Files of whole tables: Parquet, Arrow's streaming format, gzipped CSV. On Node 22.15 and later, Deno and Bun.
 *
 * @module
 */
import { Stream } from "effect"
import type { BulkRows } from "../../core/ports.ts"
import { arrowFile } from "./arrow.ts"
import type { BulkFile, BulkSchema } from "./BulkFile.ts"
import { csvFile } from "./csv.ts"
import { parquetFile } from "./parquet.ts"

export type { BulkSchema } from "./BulkFile.ts"
export { parquetCount, parquetRows, type ParquetSource } from "./parquetRows.ts"

interface Format {
  readonly mediaType: string
  readonly file: (schema: BulkSchema) => BulkFile
}

const declared = {
  parquet: { mediaType: "application/vnd.apache.parquet", file: parquetFile },
  arrow: { mediaType: "application/vnd.apache.arrow.stream", file: arrowFile },
  "csv.gz": { mediaType: "application/gzip", file: csvFile }
} as const satisfies Readonly<Record<string, Format>>

/** A format of files, which is their extension too. */
export type BulkFormat = keyof typeof declared

/** All formats. */
export const bulkFormats = Object.keys(declared) as ReadonlyArray<BulkFormat>

/** The media type of a format. */
export const mediaTypeOf = (format: BulkFormat): string => declared[format].mediaType

/** The bytes of a file of rows, as its format has them; `columns` are those of the rows. */
export const bulkBytes = <E, R>(
  format: BulkFormat,
  schema: BulkSchema,
  rows: Stream.Stream<BulkRows, E, R>
): Stream.Stream<Uint8Array, E, R> =>
  Stream.suspend(() => {
    const file = declared[format].file(schema)
    return Stream.filter(
      Stream.concat(
        Stream.map(rows, (some) => file.add(some)),
        Stream.suspend(() => Stream.make(file.end()))
      ),
      ({ length }) => length > 0
    )
  })
