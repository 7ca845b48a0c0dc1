/** `Evidence` over a SqlClient: bars with those before them, actions with the bars around them. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import {
  type ClosedDays,
  closedDaysOf,
  DoubtStore,
  type Evidence,
  minStep,
  type OffSessionBars,
  type PlacedAction,
  type ReplacedClose,
  type Rewrite,
  type CompanyBar,
  type CompanyDays,
  type Step
} from "../../../core/ports.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import { guard } from "../dialect/guard.ts"
import { listedDates } from "../dialect/listedDates.ts"

/** Slightly below the rule's bound, which is then applied exactly. */
const nearlyStep = minStep * 0.999

/** SQLite executes cross joins in the written order; otherwise it would scan all bars for the days of a small file. */
const stepsIn = (sql: SqlClient.SqlClient, spans: Statement.Fragment) => sql<Step>`
  with around as materialized (
    select
      s.company_id,
      s.first_date as span,
      coalesce(
        (select max(b.date) from price_daily b where b.company_id = s.company_id and b.date < s.first_date),
        s.first_date
      ) as first_date,
      coalesce(
        (select min(b.date) from price_daily b where b.company_id = s.company_id and b.date > s.last_date),
        s.last_date
      ) as last_date
    from ${spans} s
  ),
  beside as (
    select
      b.company_id, b.date, b.open, b.high, b.low,
      lag(b.date) over (partition by b.company_id, a.span order by b.date) as previous_date,
      lag(b.close) over (partition by b.company_id, a.span order by b.date) as previous_close
    from around a
    cross join price_daily b
    where b.company_id = a.company_id and b.date between a.first_date and a.last_date
  )
  select distinct company_id, date, open, high, low, previous_date, previous_close
  from beside
  where
    (previous_close >= open * ${nearlyStep} or open >= previous_close * ${nearlyStep})
    and not exists (
      select 1
      from corporate_action a
      where
        a.company_id = beside.company_id
        and (
          a.effective_date = beside.date
          or (a.type <> 'dividend' and a.effective_date > beside.previous_date and a.effective_date < beside.date)
        )
    )
  order by company_id, date
`

/** A company's bars are counted in its index, whatever PostgreSQL takes the number of all bars to be. */
const barsIn = (sql: SqlClient.SqlClient, spans: Statement.Fragment) => sql<{
  company_id: number
  bars: number
}>`
  select
    s.company_id,
    (
      select cast(count(*) as integer)
      from price_daily b
      where b.company_id = s.company_id and b.date between s.first_date and s.last_date
    ) as bars
  from ${spans} s
`

/** By comparisons alone, because the lesser of two values has another name in each database. */
const spikesIn = (sql: SqlClient.SqlClient, spans: Statement.Fragment) => sql<CompanyBar>`
  select b.company_id, b.date, b.open, b.high, b.low, b.close
  from ${spans} s
  cross join price_daily b
  where
    b.company_id = s.company_id
    and b.date between s.first_date and s.last_date
    and (
      (b.low * 2 < b.open and b.low * 2 < b.close)
      or (b.high > b.open * 2 and b.high > b.close * 2)
    )
    and not exists (
      select 1
      from accepted_spike a
      where a.company_id = b.company_id and a.date = b.date and a.low = b.low and a.high = b.high
    )
  order by b.company_id, b.date
`

/** The exchanges of companies. */
const exchangesOf = (sql: SqlClient.SqlClient, companies: Statement.Fragment) => sql<{ mic_code: string }>`
  select distinct e.mic_code
  from ${companies} s
  join company c on c.company_id = s.company_id
  join exchange e on e.code = c.exchange
`

/** SQLite looks each bar up among the days, where it would otherwise look each day up among the bars of every span. */
const offSessionIn = (
  sql: SqlClient.SqlClient,
  spans: Statement.Fragment,
  mics: ReadonlyArray<string>,
  closed: ClosedDays
) => {
  const dates = sql.onDialectOrElse({
    pg: () => sql`string_agg(cast(b.date as text), ' ' order by b.date)`,
    orElse: () => sql`group_concat(b.date, ' ' order by b.date)`
  })
  const day = sql.onDialectOrElse({ pg: () => sql`b.date`, orElse: () => sql`+b.date` })
  return sql<{ company_id: number; dates: string; untraded: number }>`
    select
      b.company_id,
      ${dates} as dates,
      cast(sum(case when b.volume = 0 then 1 else 0 end) as integer) as untraded
    from ${spans} s
    cross join company c
    cross join exchange e
    cross join price_daily b
    where
      c.company_id = s.company_id
      and e.code = c.exchange
      and ${sql.in("e.mic_code", mics)}
      and b.company_id = s.company_id
      and b.date between s.first_date and s.last_date
      and ${day} in (${listedDates(sql, closed.dates())})
      and not exists (
        select 1
        from accepted_spike a
        where a.company_id = b.company_id and a.date = b.date and a.low = b.low and a.high = b.high
      )
    group by b.company_id
    order by b.company_id
  `
}

/** Exchanges of one calendar are read at once. */
const offSessionOf = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  spans: Statement.Fragment,
  companies: Statement.Fragment
) {
  const exchanges = yield* exchangesOf(sql, companies)
  const byCalendar = Map.groupBy(exchanges, ({ mic_code }) => closedDaysOf(mic_code))
  const found: Array<OffSessionBars> = []
  for (const [closed, of] of byCalendar) {
    if (closed === null) continue
    const { calendar } = closed
    const mics = of.map(({ mic_code }) => mic_code)
    for (const { dates, ...row } of yield* offSessionIn(sql, spans, mics, closed))
      found.push({ ...row, calendar, dates: dates.split(" ") })
  }
  return found.toSorted((a, b) => a.company_id - b.company_id)
})

/**
 * Whether an exchange traded is looked up once for a day, and only for days inside a security's bars without one of it.
 */
const actionsIn = (sql: SqlClient.SqlClient, spans: Statement.Fragment) => sql<PlacedAction>`
  with placed as (
    select
      a.company_id, c.exchange, c.currency as unit, a.effective_date, a.type, a.value, a.reference_close, a.currency,
      (select max(b.date) from price_daily b where b.company_id = a.company_id and b.date < a.effective_date)
        as previous_date,
      (select min(b.date) from price_daily b where b.company_id = a.company_id and b.date >= a.effective_date)
        as next_date
    from ${spans} s
    cross join corporate_action a
    join company c on c.company_id = a.company_id
    where a.company_id = s.company_id and a.effective_date between s.first_date and s.last_date
  ),
  untraded as (
    select distinct exchange, effective_date
    from placed
    where previous_date is not null and next_date > effective_date
  ),
  traded as materialized (
    select exchange, effective_date
    from untraded u
    where exists (
      select 1
      from company other
      cross join price_daily t
      where other.exchange = u.exchange and t.company_id = other.company_id and t.date = u.effective_date
    )
  )
  select
    p.company_id, p.effective_date, p.type, p.value, p.reference_close, p.currency, p.unit,
    p.previous_date, b.close as previous_close,
    p.next_date, n.open as next_open, n.close as next_close, cast(n.volume as double precision) as next_volume,
    case when t.exchange is null or p.next_date = p.effective_date then 1 = 0 else 1 = 1 end as exchange_traded
  from placed p
  left join price_daily b on b.company_id = p.company_id and b.date = p.previous_date
  left join price_daily n on n.company_id = p.company_id and n.date = p.next_date
  left join traded t on t.exchange = p.exchange and t.effective_date = p.effective_date
  order by p.company_id, p.effective_date, p.type, p.value
`

/** Bars that a later run has changed again are no longer of the run that changed them first. */
const rewritesIn = (sql: SqlClient.SqlClient, run_id: number | null) => sql<Rewrite>`
  with replaced as (
    select c.company_id, c.replaced_by as run_id, count(*) as changed
    from price_daily_correction c
    join price_daily b on b.company_id = c.company_id and b.date = c.date and b.run_id = c.replaced_by
    where ${run_id === null ? sql`1 = 1` : sql`c.replaced_by = ${run_id}`}
    group by c.company_id, c.replaced_by
  ),
  there as (
    select company_id, count(*) as bars
    from price_daily
    where company_id in (select company_id from replaced)
    group by company_id
  ),
  written as (
    select company_id, run_id, count(*) as bars
    from price_daily
    where company_id in (select company_id from replaced)
    group by company_id, run_id
  )
  select
    r.run_id, r.company_id,
    cast(r.changed as double precision) as changed,
    cast(coalesce(w.bars, 0) - r.changed as double precision) as inserted,
    cast(t.bars - coalesce(w.bars, 0) + r.changed as double precision) as stored
  from replaced r
  join there t on t.company_id = r.company_id
  left join written w on w.company_id = r.company_id and w.run_id = r.run_id
  order by r.company_id, r.run_id
`

const replacedBy = (
  sql: SqlClient.SqlClient,
  run_id: number,
  company_ids: ReadonlyArray<number>
) => sql<ReplacedClose>`
  select c.company_id, c.date, c.close as before, b.close as after
  from price_daily_correction c
  join price_daily b on b.company_id = c.company_id and b.date = c.date
  where c.replaced_by = ${run_id} and ${sql.in("c.company_id", company_ids)}
  order by c.company_id, c.date
`

const span = "price_span"

/** Provides the spans in a temporary table while `use` runs. */
const withSpans = Effect.fnUntraced(function* <A, E>(
  sql: SqlClient.SqlClient,
  load: Dialect["Service"]["load"],
  spans: ReadonlyArray<CompanyDays>,
  use: Effect.Effect<A, E>
) {
  yield* sql`
    create temp table ${sql(span)} as
    select company_id, date as first_date, date as last_date
    from price_daily
    where 1 = 0
  `
  yield* load(span, [
    { name: "company_id", type: "integer", values: spans.map(({ company_id }) => company_id) },
    { name: "first_date", type: "date", values: spans.map(({ first_date }) => first_date) },
    { name: "last_date", type: "date", values: spans.map(({ last_date }) => last_date) }
  ])
  yield* sql.onDialectOrElse({ pg: () => sql`analyze ${sql(span)}`, orElse: () => Effect.void })
  const found = yield* use
  yield* sql`drop table ${sql(span)}`
  return found
})

/** The spans as a query, for a few of them: a connection that only reads has no temporary tables. */
const listedSpans = (sql: SqlClient.SqlClient, spans: ReadonlyArray<CompanyDays>): Statement.Fragment => {
  const day = (date: string) =>
    sql.onDialectOrElse({ pg: () => sql`cast(${date} as date)`, orElse: () => sql`${date}` })
  const rows = spans.map(
    ({ company_id, first_date, last_date }) => sql`
      select
        cast(${company_id} as integer) as company_id, ${day(first_date)} as first_date, ${day(last_date)} as last_date
    `
  )
  return sql`(${sql.join(" union all ", false)(rows)})`
}

/**
 * Reads on the client's own connection. `load` fills a temporary table with any number of spans, in an open transaction; it is
 * null on a connection that only reads, for which spans are few.
 */
export const evidenceOver = (sql: SqlClient.SqlClient, load: Dialect["Service"]["load"] | null): Evidence => {
  const allBars = sql`(
    select company_id, min(date) as first_date, max(date) as last_date
    from price_daily
    group by company_id
  )`
  const allActions = sql`(
    select company_id, min(effective_date) as first_date, max(effective_date) as last_date
    from corporate_action
    group by company_id
  )`
  const readSpans = <A>(
    spans: ReadonlyArray<CompanyDays> | null,
    all: Statement.Fragment,
    read: (spans: Statement.Fragment) => Effect.Effect<A, SqlError>
  ) =>
    guard(
      spans === null
        ? read(all)
        : load === null
          ? read(listedSpans(sql, spans))
          : withSpans(sql, load, spans, read(sql`${sql(span)}`))
    )
  return {
    bars: (spans) =>
      Effect.map(
        readSpans(spans, allBars, (table) => barsIn(sql, table)),
        (rows) =>
          new Map(rows.filter(({ bars }) => bars > 0).map(({ bars, company_id }) => [company_id, bars]))
      ),
    steps: (spans) => readSpans(spans, allBars, (table) => stepsIn(sql, table)),
    spikes: (spans) => readSpans(spans, allBars, (table) => spikesIn(sql, table)),
    offSession: (spans) =>
      readSpans(spans, allBars, (table) => offSessionOf(sql, table, spans === null ? sql`company` : table)),
    actions: (spans) =>
      Effect.map(
        readSpans(spans, allActions, (table) => actionsIn(sql, table)),
        (rows) => rows.map((row) => ({ ...row, exchange_traded: Boolean(row.exchange_traded) }))
      ),
    replaced: (run_id, company_ids) =>
      company_ids.length === 0 ? Effect.succeed([]) : guard(replacedBy(sql, run_id, company_ids)),
    rewrites: (run_id) => guard(rewritesIn(sql, run_id))
  }
}

export const layer: Layer.Layer<DoubtStore, never, SqlClient.SqlClient> = Layer.effect(
  DoubtStore,
  Effect.map(SqlClient.SqlClient, (sql) => evidenceOver(sql, null))
)
