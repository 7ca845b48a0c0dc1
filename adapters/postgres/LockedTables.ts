/**
 * The tables that another session has locked against reading, as a migration or `vacuum full` does. Statements on them
 * would wait with all the connections of a pool, so that none were left for other tables.
 */
import { Effect, Schedule } from "effect"
import { type SqlClient, SqlError } from "effect/sql"
import type { Gate } from "./Pool.ts"

/** How often the locks are looked at while there are any. */
const lookedEvery = "250 millis"

const refusal = (table: string): SqlError.SqlError =>
  new SqlError.SqlError({
    reason: new SqlError.LockTimeoutError({
      cause: new Error(`another session has locked the table ${table}`),
      message: `PostgreSQL could not execute: another session has locked the table ${table}`,
      operation: "execute"
    })
  })

/**
 * Refuses statements that name a locked table. Once a statement has waited for a lock, all locks are asked for, over the
 * client that `ask` returns, until there are none.
 */
export const make = Effect.fnUntraced(function* (ask: () => SqlClient.SqlClient) {
  const scope = yield* Effect.scope
  let locked: ReadonlyArray<readonly [table: string, pattern: RegExp]> = []
  let isLooking = false

  /**
   * Those of indexes too: a plan opens all of its table's. Locks that are waited for hold up later readers. Without tables of
   * other programs, whose names may be those of findata's columns, or no pattern.
   */
  const tables = () => ask()<{ name: string }>`
    select distinct c.relname as name
    from pg_locks l
    join pg_class c on c.oid = coalesce((select i.indrelid from pg_index i where i.indexrelid = l.relation), l.relation)
    where l.mode = 'AccessExclusiveLock'
      and l.database = (select oid from pg_database where datname = current_database())
      and c.relpersistence <> 't'
      and pg_table_is_visible(c.oid)
      and c.relname ~ '^[a-z_]+$'
  `
  const look = Effect.map(Effect.suspend(tables), (found) => {
    locked = found.map(({ name }) => [name, new RegExp(`\\b${name}\\b`)])
    return locked.length > 0
  })
  const watch = Effect.repeat(look, { while: (any) => any, schedule: Schedule.spaced(lookedEvery) }).pipe(
    Effect.ignore,
    Effect.ensuring(
      Effect.sync(() => {
        locked = []
        isLooking = false
      })
    )
  )

  const gate: Gate = {
    refuse: (statement) => {
      for (const [table, pattern] of locked) if (pattern.test(statement)) return refusal(table)
      return null
    },
    waited: Effect.suspend(() => {
      if (isLooking) return Effect.void
      isLooking = true
      return Effect.asVoid(Effect.forkIn(watch, scope))
    })
  }
  return gate
})
