/** Caches a value computed from a table's rows until a run changes one of them. */
import { Effect, Fiber } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { RecordName } from "../../core/mod.ts"

/**
 * Identifies the state of a table: a row that is written or changed gets its run's number, greater than any before, and
 * only undone runs restore or remove rows. The table has an index on `run_id`, and so have undone runs.
 */
const stateOf = (sql: SqlClient.SqlClient, table: RecordName): Effect.Effect<string, SqlError> =>
  Effect.map(
    sql<{ newest: number | null; undone: number }>`
      select
        (select max(run_id) from ${sql(table)}) as newest,
        (select cast(count(*) as integer) from import_run where undone_at is not null) as undone
    `,
    ([state]) => `${state?.newest} ${state?.undone}`
  )

/**
 * `make` runs once for all concurrent callers, and continues when they are interrupted, so that the next one finds the
 * result. A failure is not cached.
 */
export const cachedOf = <A>(
  sql: SqlClient.SqlClient,
  table: RecordName,
  make: Effect.Effect<A, SqlError>
): Effect.Effect<A, SqlError> => {
  let current: { readonly state: string; readonly value: Fiber.Fiber<A, SqlError> } | null = null
  return Effect.gen(function* () {
    const state = yield* stateOf(sql, table)
    if (current?.state !== state) {
      const forget = Effect.sync(() => {
        if (current?.state === state) current = null
      })
      current = { state, value: yield* Effect.forkDetach(Effect.tapCause(make, () => forget)) }
    }
    return yield* Fiber.join(current.value)
  })
}
