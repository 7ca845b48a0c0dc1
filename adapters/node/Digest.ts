/** effect's Digest by node:crypto, which hashes a key in 0.65 microseconds, compared to 17 with Web Crypto. */
import { hash } from "node:crypto"
import { Effect, Layer } from "effect"
import { Digest } from "effect/crypto"

const hex = (algorithm: Digest.Algorithm, data: Uint8Array): string =>
  hash(algorithm.name.replace("-", "").toLowerCase(), data, "hex")

export const layer: Layer.Layer<Digest.Digest> = Layer.succeed(
  Digest.Digest,
  Digest.Digest.of({
    digest: (algorithm, data) => Effect.sync(() => Uint8Array.from(Buffer.from(hex(algorithm, data), "hex"))),
    digestHex: (algorithm, data) => Effect.sync(() => hex(algorithm, data))
  })
)
