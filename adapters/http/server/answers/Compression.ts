/** Port: compresses bodies. */
import { Context } from "effect"
import type { Compressed } from "../exchange/acceptEncoding.ts"

export interface Compressor {
  /** Its codings, the best first. */
  readonly codings: ReadonlyArray<Compressed>
  /** The bytes in one of its codings. Doesn't hold up the thread for long. */
  readonly compress: (coding: Compressed, bytes: Uint8Array) => Promise<Uint8Array>
}

/** By the Compression Streams of every runtime, which have no Brotli. */
const streams: Compressor = {
  codings: ["gzip"],
  compress: async (coding, bytes) => {
    const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream(coding as "gzip"))
    return new Uint8Array(await new Response(stream).arrayBuffer())
  }
}

export const Compression = Context.Reference<Compressor>("findata/http/Compression", {
  defaultValue: () => streams
})
