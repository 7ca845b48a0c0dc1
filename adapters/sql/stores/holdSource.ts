/** Holds a source for a process, or holds it longer; false while another process holds it. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { type Hold, latestHold } from "../../../core/ports.ts"

export const holdSource = (sql: SqlClient.SqlClient, source: string, holder: string, { now, until }: Hold) =>
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
