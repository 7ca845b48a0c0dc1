/** A file in memory. */
import { Effect, Stream } from "effect"
import type { SourceFile } from "../../../core/mod.ts"

export const memoryFile = (name: string, content: Uint8Array | string): SourceFile => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
  return {
    name,
    size: bytes.length,
    bytes: Stream.make(bytes),
    at: (offset, length) => Effect.succeed(bytes.subarray(offset, offset + length))
  }
}
