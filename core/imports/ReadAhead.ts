/** Reads an entry ahead of its import, so that the store isn't locked while a file or a server is slow. */
import { Effect, Pull, Stream } from "effect"
import type { EntryBatch } from "../sources/Entry.ts"

/** The cells that are read ahead at most; the rest of a longer entry is read during its import. */
const cellsAhead = 1_000_000

/** Runs an effect for each batch of the entry in order, once. */
export type Batches<E> = <E2, R2>(
  each: (batch: EntryBatch) => Effect.Effect<void, E2, R2>
) => Effect.Effect<void, E | E2, R2>

/** An entry of which a part, or all, was read. */
export interface ReadEntry<E> {
  readonly batches: Batches<E>
  /** Whether it was read to its end and says nothing. */
  readonly isEmpty: boolean
}

/** Reads the first batches, or all. Fails when one of them can't be read. */
export const readAhead = Effect.fnUntraced(function* <E>(entry: Stream.Stream<EntryBatch, E>) {
  const pull = yield* Stream.toPull(entry)
  const ahead: Array<EntryBatch> = []
  /** Rows, and batches of none that state how far their actions are known. */
  let said = 0
  /** The cells of the next batches; null once the entry has ended. */
  const more = Pull.catchDone(
    Effect.map(pull, (some) => {
      ahead.push(...some)
      for (const { broken, known_to, rows } of some) {
        said += rows.length + broken.length + (known_to === undefined ? 0 : 1)
      }
      return some.reduce(
        (sum, batch) => sum + batch.rows.length * batch.columns.length + batch.broken.length,
        0
      )
    }),
    () => Effect.succeed(null)
  )
  let next = yield* more
  for (let cells = next ?? 0; next !== null && cells < cellsAhead; cells += next ?? 0) next = yield* more
  const isCut = next !== null
  const batches: Batches<E> = Effect.fnUntraced(function* (each) {
    for (let batch = ahead.shift(); batch !== undefined; batch = ahead.shift()) yield* each(batch)
    if (isCut) yield* Stream.runForEach(Stream.fromPull(Effect.succeed(pull)), each)
  })
  const found: ReadEntry<E> = { batches, isEmpty: !isCut && said === 0 }
  return found
})
