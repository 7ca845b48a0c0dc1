/** Reads a whole table, some rows at a time, so that a server answers others in between. */
import { Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"

const rowsAtOnce = 5000

/** `part` reads so many rows of a greater id than one, in order of their ids, which come first in them. */
export const everyRow = Effect.fnUntraced(function* <
  Row extends readonly [id: number, ...rest: ReadonlyArray<unknown>]
>(part: (after: number, limit: number) => Effect.Effect<ReadonlyArray<ReadonlyArray<unknown>>, SqlError>) {
  const rows: Array<Row> = []
  let isMore = true
  while (isMore) {
    const read = (yield* part(rows.at(-1)?.[0] ?? 0, rowsAtOnce)) as unknown as ReadonlyArray<Row>
    for (const row of read) rows.push(row)
    isMore = read.length === rowsAtOnce
    yield* Effect.yieldNow
  }
  return rows as ReadonlyArray<Row>
})
