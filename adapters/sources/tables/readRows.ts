/** Parses a CSV or NDJSON file, gzipped or not, or a workbook (.xlsx) into batches of rows, holding only a few of them at once. */
import { Effect, Stream } from "effect"
import type { UnreadableFile } from "../../../core/mod.ts"
import type { RawBatch } from "../../../core/ports.ts"
import type { Encoding } from "../bytes/Encoding.ts"
import { byForm } from "./Form.ts"
import { rows } from "./Format.ts"
import { atMost, gunzip } from "../bytes/Gzip.ts"
import { through } from "./Stage.ts"
import { text } from "./Text.ts"

/**
 * The rows of a file, regardless of how its bytes are chunked. An empty file has no batch, one with only a header has a
 * batch without rows. `name` appears only in errors. Text is UTF-8 unless a byte order mark or, without one, `encoding`
 * specifies otherwise. Fails beyond `max` bytes, unpacked.
 *
 * @example
 * ```ts
 * import { Effect, Stream } from "effect"
 * import { memoryFile, readRows } from "findata/sources"
 *
 * const { bytes, name } = memoryFile("closes.csv", "date,close\n2021-03-31,122.15\n")
 * const batches = await Effect.runPromise(Stream.runCollect(readRows(bytes, name)))
 * batches[0]?.columns // => ["date", "close"]
 * ```
 */
export const readRows = <E>(
  bytes: Stream.Stream<Uint8Array, E>,
  name: string,
  encoding: Encoding | null = null,
  max = Number.POSITIVE_INFINITY
): Stream.Stream<RawBatch, E | UnreadableFile> =>
  byForm(atMost(gunzip(bytes, name), name, max), name, {
    text: (found) =>
      found.pipe(
        through(() => text(name, encoding)),
        through(() => rows(name))
      ),
    zip: (found) =>
      Stream.unwrap(
        Effect.map(
          Effect.promise(() => import("./Workbook.ts")),
          ({ workbookRows }) => workbookRows(found, name)
        )
      )
  })
