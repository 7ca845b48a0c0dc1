/** `ReportFiles` with the PDFs of the sample's reports as bytes, and no others. */
import { Effect, Layer, Stream } from "effect"
import { Digest } from "effect/crypto"
import apple from "../../sample/pdfs/apple-cash-returned.pdf" with { type: "bytes" }
import services from "../../sample/pdfs/it-services-automation.pdf" with { type: "bytes" }
import nvidia from "../../sample/pdfs/nvidia-three-quarters-in-one.pdf" with { type: "bytes" }
import { PdfRefused, pdfKey, ReportFiles } from "../../core/ports.ts"

/** By the path in the reports. */
const pdfs = new Map<string, Uint8Array>([
  ["pdfs/apple-cash-returned.pdf", apple],
  ["pdfs/it-services-automation.pdf", services],
  ["pdfs/nvidia-three-quarters-in-one.pdf", nvidia]
])

const make = Effect.gen(function* () {
  const digest = yield* Digest.Digest
  const keyOf = (bytes: Uint8Array) => Effect.map(digest.digestHex(Digest.sha256, bytes), pdfKey)
  const byKey = new Map<string, Uint8Array>()
  for (const bytes of pdfs.values()) byKey.set(yield* keyOf(bytes), bytes)
  return ReportFiles.of({
    store: (path) => {
      const bytes = pdfs.get(path)
      return bytes === undefined
        ? Effect.fail(new PdfRefused({ message: `${path} can't be stored: the sample has no such PDF` }))
        : keyOf(bytes)
    },
    find: (key) => {
      const bytes = byKey.get(key)
      return Effect.succeed(
        bytes === undefined
          ? null
          : {
              size: bytes.length,
              bytes: (first: number, last: number) => Stream.make(bytes.subarray(first, last + 1))
            }
      )
    }
  })
})

export const samplePdfs = Layer.effect(ReportFiles, make).pipe(Layer.provide(Digest.layerWebCrypto))
