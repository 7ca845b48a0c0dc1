/** Compresses bytes by node:zlib, on its own threads. */
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Bytes that are compressed once and sent often; above 6 Brotli takes several times as long for a few percent. */
const quality = 6

/** The codings of HTTP, the best first. */
export const codings = ["br", "gzip"] as const

export const compress = (coding: "br" | "gzip", bytes: Uint8Array): Promise<Uint8Array> =>
  coding === "gzip"
    ? zip(bytes)
    : brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
        }
      })
