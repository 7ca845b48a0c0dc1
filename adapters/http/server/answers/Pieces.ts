/**
 * Long bodies in pieces, each a few milliseconds of the thread: between two of them it attends to other requests.
 */
import { Effect } from "effect"
import { inOwnTurn, ownTurn } from "../../../../core/mod.ts"

/** Bytes that are copied, or hashed, in a millisecond or two. */
export const pieceBytes = 1_000_000

/** What is synchronous, in a turn of the event loop of its own. */
export const asPiece = <A>(make: () => A): Effect.Effect<A> => inOwnTurn(Effect.sync(make))

/** The bytes one after the other. */
export const joined = Effect.fnUntraced(function* (parts: ReadonlyArray<Uint8Array>) {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
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

/** The bytes in parts of a piece each. */
export const piecesOf = (bytes: Uint8Array): ReadonlyArray<Uint8Array> =>
  Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, n) =>
    bytes.subarray(n * pieceBytes, (n + 1) * pieceBytes)
  )
