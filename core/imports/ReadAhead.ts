/** Reads an entry ahead of its import, so that the store isn't locked while a file or a server is slow. */
import { Effect, Pull, Stream } from "effect"
import type { EntryBatch } from "../sources/Entry.ts"

/** The cells that are read ahead at most; the rest of a longer entry is read during its import. */
const cellsAhead = 1_000_000

/** Runs an effect for each batch of the entry in order, once. */
export type Batches<E> = <E2, R2>(
  each: (batch: EntryBatch) => Effect.Effect<void, E2, R2>
) => Effect.Effect<void, E | E2, R2>

/** The batches, those read ahead first. Fails when one of them can't be read. */
export const readAhead = Effect.fnUntraced(function* <E>(batches: Stream.Stream<EntryBatch, E>) {
  const pull = yield* Stream.toPull(batches)
  const ahead: Array<EntryBatch> = []
  /** The cells of the next batches; null once the entry has ended. */
  const more = Pull.catchDone(
    Effect.map(pull, (some) => {
      ahead.push(...some)
      return some.reduce((cells, { columns, rows }) => cells + rows.length * columns.length, 0)
    }),
    () => Effect.succeed(null)
  )
  let next = yield* more
  for (let cells = next ?? 0; next !== null && cells < cellsAhead; cells += next ?? 0) next = yield* more
  const isCut = next !== null
  const run: Batches<E> = Effect.fnUntraced(function* (each) {
    for (let batch = ahead.shift(); batch !== undefined; batch = ahead.shift()) yield* each(batch)
    if (isCut) yield* Stream.runForEach(Stream.fromPull(Effect.succeed(pull)), each)
  })
  return run
})
