/** `SyncStore` over a SqlClient. What servers show of a sync is announced to them. */
import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { instantOf } from "../../../core/mod.ts"
import { type RowSet, stateAt, type StoredTable, type SyncState, SyncStore } from "../../../core/ports.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { guard, transact } from "../dialect/guard.ts"
import { holdSource } from "./holdSource.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect

  const all = Effect.gen(function* () {
    const states = yield* sql<SyncState>`
      select source, started_at, finished_at, failure, next_run, held_until
      from source_sync
      order by source
    `
    const now = instantOf(yield* Clock.currentTimeMillis)
    return states.map((state) => stateAt(state, now))
  })

  const start = (source: string, at: string) =>
    sql`update source_sync set started_at = ${at} where source = ${source}`

  const announced = <A>(write: Effect.Effect<A, SqlError>, rows: RowSet<StoredTable>) =>
    transact(
      sql,
      Effect.tap(write, () => dialect.announce(sql, "data", rows))
    )

  /** Servers show of a sync how it ended and when the next one is. */
  const shown = <A>(write: Effect.Effect<A, SqlError>) =>
    Effect.asVoid(announced(write, { source_sync: null }))

  const hidden = <A>(write: Effect.Effect<A, SqlError>) => announced(write, {})

  const finish: SyncStore["Service"]["finish"] = (source, holder, { failure, finished_at }) =>
    shown(sql`
      update source_sync
      set holder = null, held_until = null, finished_at = ${finished_at}, failure = ${failure}
      where source = ${source} and holder = ${holder}
    `)

  const release: SyncStore["Service"]["release"] = (source, holder, { failure, finished_at }) =>
    Effect.asVoid(
      hidden(
        Effect.andThen(
          sql`
            update source_sync
            set holder = null, held_until = null
            where source = ${source} and holder = ${holder}
          `,
          sql`
            update operation
            set finished_at = ${finished_at}, failure = ${failure}
            where source = ${source} and holder = ${holder} and finished_at is null
          `
        )
      )
    )

  const schedule = (source: string, next_run: string | null) =>
    shown(sql`
      insert into source_sync ${sql.insert({ source, next_run })}
      on conflict (source) do update set next_run = excluded.next_run
    `)

  return SyncStore.of({
    all: guard(all),
    hold: (source, holder, now, until) => hidden(holdSource(sql, source, holder, { now, until })),
    start: (source, at) => Effect.asVoid(hidden(start(source, at))),
    finish,
    release,
    schedule
  })
})

export const layer: Layer.Layer<SyncStore, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  SyncStore,
  make
)
