/**
 * CSV (RFC 4180) in UTF-8 with a header, gzipped: days and instants as text, an unknown value as nothing. The file consists of
 * several gzip members (RFC 1952), each compressed once it is complete.
 */
import { gzipSync } from "node:zlib"
import Papa from "papaparse"
import { type BulkRows, storedValue } from "../../core/ports.ts"
import type { BulkFile, BulkSchema } from "./BulkFile.ts"

const newline = "\r\n"

/** Characters of a member, but for the last one. */
const memberLength = 4 * 1024 * 1024

/** A file of rows. */
export const csvFile = ({ columns }: BulkSchema): BulkFile => {
  let waiting = `${Papa.unparse([columns.map(({ name }) => name)])}${newline}`
  const textOf = ({ columns: values, length }: BulkRows): string =>
    Papa.unparse(
      Array.from({ length }, (_, row) =>
        columns.map(({ type }, place) => storedValue(type, values[place]?.[row] ?? null))
      ),
      { newline }
    )
  const taken = (): Uint8Array => {
    const bytes = gzipSync(waiting)
    waiting = ""
    return bytes
  }
  return {
    add: (rows) => {
      if (rows.length > 0) waiting += `${textOf(rows)}${newline}`
      return waiting.length < memberLength ? new Uint8Array(0) : taken()
    },
    end: taken
  }
}
