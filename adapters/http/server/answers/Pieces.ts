/**
 * Long bodies in pieces, each a few milliseconds of the thread: between two of them it attends to other requests.
 */
import { Effect } from "effect"
import { inOwnTurn, ownTurn } from "../../../../core/ports.ts"
import { lengthOf } from "../exchange/Body.ts"

/** Bytes that are copied, or hashed, in a millisecond or two. */
export const pieceBytes = 1_000_000

/** What is synchronous, in a turn of the event loop of its own. */
export const asPiece = <A>(make: () => A): Effect.Effect<A> => inOwnTurn(Effect.sync(make))

/** The bytes one after the other. */
export const joined = Effect.fnUntraced(function* (parts: ReadonlyArray<Uint8Array>) {
  const all = new Uint8Array(lengthOf(parts))
  let [at, copied] = [0, 0]
  for (const part of parts) {
    all.set(part, at)
    at += part.length
    copied += part.length
    if (copied < pieceBytes) continue
    copied = 0
    yield* ownTurn
  }
  return all
})

/** The bytes of parts in pieces of `pieceBytes`, whichever parts these are in. A piece is valid until the next one. */
export function* piecesOf(parts: ReadonlyArray<Uint8Array>): Generator<Uint8Array> {
  const piece = new Uint8Array(Math.min(pieceBytes, lengthOf(parts)))
  let filled = 0
  for (const part of parts) {
    for (let at = 0; at < part.length; ) {
      const some = part.subarray(at, at + piece.length - filled)
      piece.set(some, filled)
      at += some.length
      filled += some.length
      if (filled < piece.length) continue
      yield piece
      filled = 0
    }
  }
  if (filled > 0) yield piece.subarray(0, filled)
}
