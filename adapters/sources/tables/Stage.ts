/** A step of reading with state between one piece of the file and the next. */
import { Effect, Stream } from "effect"
import type { UnreadableFile } from "../../../core/mod.ts"

export interface Stage<A, B> {
  readonly take: (piece: A) => Effect.Effect<ReadonlyArray<B>, UnreadableFile>
  /** The remainder at the end of the file; run once. */
  readonly end: Effect.Effect<ReadonlyArray<B>, UnreadableFile>
}

/** Passes the output of the first stage to the second. */
export const compose = <A, B, C>(first: Stage<A, B>, second: Stage<B, C>): Stage<A, C> => {
  const pass = Effect.fnUntraced(function* (pieces: ReadonlyArray<B>) {
    const made: Array<C> = []
    for (const piece of pieces) made.push(...(yield* second.take(piece)))
    return made
  })
  return {
    take: (piece) => Effect.flatMap(first.take(piece), pass),
    end: Effect.gen(function* () {
      const made = yield* Effect.flatMap(first.end, pass)
      return [...made, ...(yield* second.end)]
    })
  }
}

/** Runs a stage over a stream, a fresh one each time the stream is run. */
export const through =
  <A, B>(open: () => Stage<A, B>) =>
  <E>(pieces: Stream.Stream<A, E>): Stream.Stream<B, E | UnreadableFile> =>
    Stream.suspend(() => {
      const stage = open()
      return pieces.pipe(
        Stream.mapEffect(stage.take),
        Stream.concat(Stream.fromEffect(stage.end)),
        Stream.flatMap((made) => Stream.fromArray(made))
      )
    })
