/** Holds the bytes of a stream in memory. */
import { Effect, Stream } from "effect"

/** All bytes of a stream; fails with `tooLong` as soon as there are more than `max`. */
export const wholeBytes = <E, TooLong>(
  bytes: Stream.Stream<Uint8Array, E>,
  max: number,
  tooLong: () => TooLong
): Effect.Effect<Uint8Array, E | TooLong> =>
  Effect.suspend(() => {
    let size = 0
    const bounded = Stream.tap(bytes, (chunk) => {
      size += chunk.length
      return size > max ? Effect.fail(tooLong()) : Effect.void
    })
    return Stream.mkUint8Array(bounded)
  })
