/** `SourceStore` over a SqlClient: the database aggregates the runs, one for every file ever imported. */
import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { instantOf } from "../../../core/mod.ts"
import {
  SourceStore,
  stateAt,
  type StoredSource,
  type SyncState,
  unnamedSource
} from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"

type SourceRow = Omit<StoredSource, "last_run" | "refused" | "doubtful" | "failed"> &
  StoredSource["last_run"] & {
    readonly refused_by_all: number
    readonly doubtful_by_all: number
    readonly sync_started_at: SyncState["started_at"]
    readonly sync_finished_at: SyncState["finished_at"]
  } & Pick<SyncState, "failure" | "held_until">

const sourceOf = (
  {
    doubtful_by_all,
    failure,
    failures,
    held_until,
    kind,
    newest_date,
    next_run,
    refused_by_all,
    replaced,
    rows,
    runs,
    source,
    sync_finished_at,
    sync_started_at,
    ...last_run
  }: SourceRow,
  now: string
) => ({
  source,
  kind,
  last_run,
  runs,
  rows,
  replaced,
  refused: refused_by_all,
  doubtful: doubtful_by_all,
  newest_date,
  failures,
  next_run,
  failed:
    stateAt({ started_at: sync_started_at, finished_at: sync_finished_at, failure, held_until }, now)
      .failure !== null
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const sources = sql<SourceRow>`
    with named as (
      select *, coalesce(source, ${unnamedSource}) as named_source
      from import_run
      where undone_at is null and kind <> 'deletion'
    ),
    standing as (
      select
        named_source as source, kind,
        max(run_id) as last_id,
        count(*) as runs,
        sum(inserted) as rows_added,
        sum(changed) as rows_replaced,
        sum(refused) as refused_by_all,
        sum(doubtful) as doubtful_by_all,
        sum(case when refused > 0 then 1 else 0 end) as failures,
        max(newest_date) as newest_date
      from named
      group by named_source, kind
    )
    select
      s.source, s.kind,
      r.run_id, r.started_at, r.finished_at,
      cast(r.read as double precision) as read, cast(r.inserted as double precision) as inserted,
      cast(r.changed as double precision) as changed, cast(r.unchanged as double precision) as unchanged,
      cast(r.normalised as double precision) as normalised, cast(r.refused as double precision) as refused,
      cast(r.doubtful as double precision) as doubtful,
      cast(s.runs as double precision) as runs,
      cast(s.rows_added as double precision) as rows,
      cast(s.rows_replaced as double precision) as replaced,
      cast(s.refused_by_all as double precision) as refused_by_all,
      cast(s.doubtful_by_all as double precision) as doubtful_by_all,
      cast(s.failures as double precision) as failures,
      s.newest_date,
      y.next_run,
      y.started_at as sync_started_at, y.finished_at as sync_finished_at, y.failure, y.held_until
    from standing s
    join import_run r on r.run_id = s.last_id
    left join source_sync y on y.source = s.source
    order by r.run_id desc
  `

  const all = Effect.gen(function* () {
    const rows = yield* sources
    const now = instantOf(yield* Clock.currentTimeMillis)
    return rows.map((row) => sourceOf(row, now))
  })

  return SourceStore.of({ all: guard(all) })
})

export const layer: Layer.Layer<SourceStore, never, SqlClient.SqlClient> = Layer.effect(SourceStore, make)
