/** Reads a whole table in batches, so that a server can respond to other requests in between. */
import { Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"

const rowsAtOnce = 5000

/** `part` reads rows with ids greater than one, up to a limit, in order of id; the id is their first column. */
export const everyRow = Effect.fnUntraced(function* <
  Row extends readonly [id: number, ...rest: ReadonlyArray<unknown>]
>(part: (after: number, limit: number) => Effect.Effect<ReadonlyArray<ReadonlyArray<unknown>>, SqlError>) {
  const rows: Array<Row> = []
  let isMore = true
  while (isMore) {
    const read = (yield* part(rows.at(-1)?.[0] ?? 0, rowsAtOnce)) as ReadonlyArray<Row>
    for (const row of read) rows.push(row)
    isMore = read.length === rowsAtOnce
    yield* Effect.yieldNow
  }
  return rows as ReadonlyArray<Row>
})
