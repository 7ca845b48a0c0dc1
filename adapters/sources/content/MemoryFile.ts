/** A file in memory. */
import { Effect, Stream } from "effect"
import type { SourceFile } from "../../../core/mod.ts"

/**
 * A file of bytes, or of a text as UTF-8, which is read as a whole or in part.
 *
 * @example
 * ```ts
 * import { memoryFile } from "findata/sources"
 *
 * memoryFile("closes.csv", "date,close\n2021-03-31,122.15\n") // => { name: "closes.csv", size: 29 }
 * ```
 */
export const memoryFile = (name: string, content: Uint8Array | string): SourceFile => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
  return {
    name,
    size: bytes.length,
    bytes: Stream.make(bytes),
    at: (offset, length) => Effect.succeed(bytes.subarray(offset, offset + length))
  }
}
