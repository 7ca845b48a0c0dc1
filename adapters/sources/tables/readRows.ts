/** Parses a CSV or NDJSON file, gzipped or not, into batches of rows, holding only a few of them at once. */
import type { Stream } from "effect"
import type { RawBatch, UnreadableFile } from "../../../core/mod.ts"
import type { Encoding } from "./Encoding.ts"
import { rows } from "./Format.ts"
import { gunzip } from "../Gzip.ts"
import { through } from "./Stage.ts"
import { text } from "./Text.ts"

/**
 * The rows of a file, regardless of how its bytes are chunked. An empty file has no batch, one with only a header has a
 * batch without rows. `name` appears only in errors. Text is UTF-8 unless a byte order mark or, without one, `encoding`
 * specifies otherwise.
 */
export const readRows = <E>(
  bytes: Stream.Stream<Uint8Array, E>,
  name: string,
  encoding: Encoding | null = null
): Stream.Stream<RawBatch, E | UnreadableFile> =>
  gunzip(bytes, name).pipe(
    through(() => text(name, encoding)),
    through(() => rows(name))
  )
