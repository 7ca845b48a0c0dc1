/** Compressed forms of bodies, each made once, for all who wait for it. */
import type { Compressed } from "../exchange/acceptEncoding.ts"
import type { Body } from "../exchange/Body.ts"
import type { Compressor } from "./Compression.ts"
import { pieceBytes } from "./Pieces.ts"

/** `resized` is called with each body that has got another form. */
export const makeCompressedOnce = (
  compress: Compressor["compress"],
  resized: (name: string, body: Body) => void
) => {
  /** The latest compression of long bytes. Each takes a processor for a tenth of a second: they are made one after the other. */
  let latest: Promise<unknown> = Promise.resolve()
  const compressInTurn = (coding: Compressed, bytes: Uint8Array): Promise<Uint8Array> => {
    if (bytes.length <= pieceBytes) return compress(coding, bytes)
    const made = latest.then(() => compress(coding, bytes))
    latest = made.catch(() => {})
    return made
  }

  /** Compressions under way, each awaited by all who need it. */
  const underWay = new WeakMap<Body, Map<Compressed, Promise<Uint8Array>>>()

  const compressedOnce = (name: string, body: Body, coding: Compressed): Promise<Uint8Array> => {
    const ofBody = underWay.get(body) ?? new Map<Compressed, Promise<Uint8Array>>()
    underWay.set(body, ofBody)
    const known = ofBody.get(coding)
    if (known !== undefined) return known
    const made = compressInTurn(coding, body.content.bytes).then((bytes) => {
      body.addCompressed(coding, bytes)
      resized(name, body)
      return bytes
    })
    ofBody.set(coding, made)
    return made
  }

  return compressedOnce
}
