/** `SyncStore` over a SqlClient. What servers show of a sync is announced to them. */
import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { instantOf } from "../../../core/mod.ts"
import {
  latestHold,
  type RowSet,
  stateAt,
  type StoredTable,
  type SyncState,
  SyncStore
} from "../../../core/ports.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { guard, transact } from "../dialect/guard.ts"

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

  const hold = (source: string, holder: string, now: string, until: string) =>
    Effect.map(
      sql`
        insert into source_sync ${sql.insert({ source, holder, held_until: until })}
        on conflict (source) do update
        set holder = excluded.holder, held_until = excluded.held_until
        where source_sync.holder is null
          or source_sync.holder = excluded.holder
          or source_sync.held_until < ${now}
          or source_sync.held_until > ${latestHold(now)}
        returning source
      `,
      (rows) => rows.length > 0
    )

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

  const schedule = (source: string, next_run: string | null) =>
    shown(sql`
      insert into source_sync ${sql.insert({ source, next_run })}
      on conflict (source) do update set next_run = excluded.next_run
    `)

  return SyncStore.of({
    all: guard(all),
    hold: (source, holder, now, until) => hidden(hold(source, holder, now, until)),
    start: (source, at) => Effect.asVoid(hidden(start(source, at))),
    finish,
    schedule
  })
})

export const layer: Layer.Layer<SyncStore, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  SyncStore,
  make
)
