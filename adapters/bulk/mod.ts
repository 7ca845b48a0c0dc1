/**
 * Files of whole tables: Parquet, Arrow's streaming format, gzipped CSV. On Node 22.15 and later, Deno and Bun.
 *
 * @module
 */
import { Stream } from "effect"
import type { BulkFormat, BulkRows } from "../../core/ports.ts"
import { arrowFile } from "./arrow.ts"
import type { BulkFile, BulkSchema } from "./BulkFile.ts"
import { csvFile } from "./csv.ts"
import { parquetFile } from "./parquet.ts"

export type { BulkSchema } from "./BulkFile.ts"
export { parquetCount, parquetRows, type ParquetSource } from "./parquetRows.ts"

const files: Readonly<Record<BulkFormat, (schema: BulkSchema) => BulkFile>> = {
  parquet: parquetFile,
  arrow: arrowFile,
  "csv.gz": csvFile
}

/** The bytes of a file of rows, as its format has them; `columns` are those of the rows. */
export const bulkBytes = <E, R>(
  format: BulkFormat,
  schema: BulkSchema,
  rows: Stream.Stream<BulkRows, E, R>
): Stream.Stream<Uint8Array, E, R> =>
  Stream.suspend(() => {
    const file = files[format](schema)
    return Stream.filter(
      Stream.concat(
        Stream.map(rows, (some) => file.add(some)),
        Stream.suspend(() => Stream.make(file.end()))
      ),
      ({ length }) => length > 0
    )
  })
