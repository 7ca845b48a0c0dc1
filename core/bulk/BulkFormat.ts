/** The formats of files of whole tables. */
import { Schema } from "effect"

/** A format, which is the extension of its files too. */
export const BulkFormat = Schema.Literals(["parquet", "arrow", "csv.gz"])
export type BulkFormat = typeof BulkFormat.Type

/** The media type of each format. */
export const bulkMediaTypes: Readonly<Record<BulkFormat, string>> = {
  parquet: "application/vnd.apache.parquet",
  arrow: "application/vnd.apache.arrow.stream",
  "csv.gz": "application/gzip"
}
