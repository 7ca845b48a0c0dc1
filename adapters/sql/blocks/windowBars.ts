/** Reads the bars of all securities of some issuers by one or two statements: from blocks and the rows after them. */
import { Clock, Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { BarReach, SecurityBars } from "../../../core/ports.ts"
import { addDays, dayIn } from "../../../core/mod.ts"
import { type BarColumns, blankColumns, countUpTo } from "../../../core/prices/mod.ts"
import { barArrays, barColumnsOfArrays } from "./barArrays.ts"
import { barColumnsOf } from "./barRows.ts"
import { blockDays, coverUpTo, unreadBarsOfBlocks, usualBars } from "./BarBlock.ts"
import { afterBlocks } from "./blockTable.ts"

/** After any day. */
const atLast = "9999-12-31"

/** Shorter series of a single day are read from rows in less time. */
const maxRows = 25

/** Days in which a share that is traded on weekdays but holidays has so many bars. */
const daysOfBars = (count: number): number => Math.ceil(1.55 * count)

/** So many days before a day most shares have their latest bar. */
const lateDays = 10

/** How many blocks before a day have about as many bars, and surely those of the days. */
const blocksFor = (count: number, days: number): number =>
  Math.max(Math.ceil(count / usualBars) + 1, Math.ceil(days / blockDays) + 2)

/** A row of SQLite: a bar, and at the end the company that it is of. */
const barRow =
  "p.date, p.open, p.high, p.low, p.close, cast(p.volume as double precision) as volume, p.company_id"
const companyOf = (row: ReadonlyArray<unknown>): number => row[6] as number

interface Found {
  readonly company_id: number
  /** One or several blocks each, in order. */
  readonly blocks: ReadonlyArray<Uint8Array>
  readonly after: BarColumns
}

/** A condition on the issuers of companies `c`, by which they are found. */
type Issuers = Statement.Fragment

/** Which blocks are read: from the first with a bar of a day, or so many up to another, or all (null); up to a last day. */
interface BlockSpan {
  readonly since: { readonly day: string } | { readonly blocks: number; readonly upTo: string } | null
  readonly to: string
}

export const windowBarsOver = (sql: SqlClient.SqlClient) => {
  const first = (of: string, max: number, day: string) => sql`
    coalesce((
      select y.first_day
      from price_block y
      where y.company_id = ${sql.literal(of)} and y.first_day <= ${day}
      order by y.first_day desc
      limit 1 offset ${max - 1}
    ), ${sql.literal("'0001-01-01'")})
  `
  const inBlocks = (of: string, { since, to }: BlockSpan) =>
    sql.and([
      sql`b.company_id = ${sql.literal(of)}`,
      sql`b.first_day <= ${to}`,
      ...(since === null
        ? []
        : "day" in since
          ? [sql`b.first_day > ${addDays(since.day, -blockDays)}`]
          : [sql`b.first_day >= ${first(of, since.blocks, since.upTo)}`])
    ])

  /** Companies by their ids. */
  const only = (company_ids: ReadonlyArray<number>): Issuers => sql.in("c.company_id", company_ids)

  const fromPostgres = (issuers: Issuers, span: BlockSpan) =>
    Effect.map(
      sql`
        select c.company_id, b.bars, a.*
        from company c
        cross join lateral (
          select string_agg(b.bars, '' order by b.first_day) as bars
          from price_block b
          where ${inBlocks("c.company_id", span)}
        ) b
        cross join lateral (
          select ${sql.literal(barArrays)}
          from (
            select date, open, high, low, close, volume
            from price_daily
            where
              company_id = c.company_id
              and date >= ${afterBlocks(sql, sql.literal("c.company_id"))}
              and date <= ${span.to}
            order by date
          ) r
        ) a
        where ${issuers}
        order by c.company_id
      `.values,
      (rows) =>
        rows.map((row): Found => {
          const [company_id, bars, ...after] = row as ReadonlyArray<unknown>
          return {
            company_id: Number(company_id),
            blocks: bars instanceof Uint8Array ? [bars] : [],
            after: barColumnsOfArrays(after)
          }
        })
    )

  // The orders are those of the indexes that SQLite reads by, where a cross join is read from left to right: nothing is sorted.
  const fromSqlite = Effect.fnUntraced(function* (issuers: Issuers, span: BlockSpan) {
    const blocks = (yield* sql`
      select c.company_id, b.bars
      from company c
      cross join price_block b on ${inBlocks("c.company_id", span)}
      where ${issuers}
      order by c.issuer_id, c.company_id, b.first_day
    `.values) as ReadonlyArray<readonly [number, Uint8Array]>
    const ofCompany = new Map<number, { blocks: Array<Uint8Array>; from: number; to: number }>()
    for (const [company_id, bars] of blocks) {
      const known = ofCompany.get(company_id)
      if (known === undefined) ofCompany.set(company_id, { blocks: [bars], from: 0, to: 0 })
      else known.blocks.push(bars)
    }
    const covered = [...ofCompany].filter(([, own]) => coverUpTo(own.blocks.at(-1) as Uint8Array, span.to))
    const rows = yield* sql`
      select ${sql.literal(barRow)}
      from company c
      cross join price_daily p on
        p.company_id = c.company_id
        and p.date >= ${afterBlocks(sql, sql.literal("c.company_id"))}
        and p.date <= ${span.to}
      where ${covered.length === 0 ? issuers : sql.and([issuers, sql`not ${only(covered.map(([id]) => id))}`])}
      order by c.issuer_id, c.company_id, p.date
    `.values
    for (let i = 0; i < rows.length; ) {
      const from = i
      const company_id = companyOf(rows[i] as ReadonlyArray<unknown>)
      while (i < rows.length && companyOf(rows[i] as ReadonlyArray<unknown>) === company_id) i++
      const known = ofCompany.get(company_id)
      if (known === undefined) ofCompany.set(company_id, { blocks: [], from, to: i })
      else Object.assign(known, { from, to: i })
    }
    return [...ofCompany]
      .map(
        ([company_id, { blocks, from, to }]): Found => ({
          company_id,
          blocks,
          after: from === to ? blankColumns(0) : barColumnsOf(rows.slice(from, to))
        })
      )
      .toSorted((a, b) => a.company_id - b.company_id)
  })
  const found = sql.onDialectOrElse({ pg: () => fromPostgres, orElse: () => fromSqlite })

  /** The newest bars of a day by rows. */
  const byRows = (issuers: Issuers, count: number, to: string) =>
    sql.onDialectOrElse({
      pg: () =>
        Effect.map(
          sql`
            select c.company_id, a.*
            from company c
            cross join lateral (
              select ${sql.literal(barArrays)}
              from (
                select *
                from (
                  select date, open, high, low, close, volume
                  from price_daily
                  where company_id = c.company_id and date <= ${to}
                  order by date desc
                  limit ${count}
                ) n
                order by date
              ) r
            ) a
            where ${issuers}
            order by c.company_id
          `.values,
          (rows) =>
            rows.map((row): SecurityBars => {
              const [company_id, ...bars] = row as ReadonlyArray<unknown>
              return { company_id: Number(company_id), bars: barColumnsOfArrays(bars) }
            })
        ),
      orElse: () =>
        Effect.map(
          sql`
            select ${sql.literal(barRow)}
            from company c
            cross join price_daily p on p.company_id = c.company_id and p.date >= coalesce((
              select y.date
              from price_daily y
              where y.company_id = c.company_id and y.date <= ${to}
              order by y.date desc
              limit 1 offset ${count - 1}
            ), '0001-01-01') and p.date <= ${to}
            where ${issuers}
            order by c.issuer_id, c.company_id, p.date
          `.values,
          (rows) =>
            [...Map.groupBy(rows, companyOf)]
              .map(([company_id, own]): SecurityBars => ({ company_id, bars: barColumnsOf(own) }))
              .toSorted((a, b) => a.company_id - b.company_id)
        )
    })

  return Effect.fnUntraced(function* (
    issuers: Issuers,
    reach: BarReach
  ): Effect.fn.Return<ReadonlyArray<SecurityBars>, SqlError> {
    const from = reach.first ?? atLast
    const to = reach.last ?? atLast
    const { count, days } = reach
    const read = (some: Issuers, since: BlockSpan["since"]) =>
      Effect.map(found(some, { since, to }), (all) =>
        all.map(({ after, blocks, company_id }): SecurityBars & { readonly blocks: number } => ({
          company_id,
          bars: unreadBarsOfBlocks(blocks, after, to),
          blocks: blocks.length
        }))
      )
    if (count !== null && count <= maxRows && days === 0 && from === to)
      return (yield* byRows(issuers, count, to)).filter(({ bars }) => bars.length > 0)
    if (count === null) return (yield* read(issuers, null)).filter(({ bars }) => bars.length > 0)
    const near = reach.first ?? dayIn("UTC", yield* Clock.currentTimeMillis)
    const since = addDays(near, -Math.max(days + lateDays, daysOfBars(count)))
    const isEnough = ({ bars }: SecurityBars): boolean => {
      const end = countUpTo(bars, from)
      return end >= count && addDays(bars.date[end - 1] as string, -days) >= since
    }
    const enough = (yield* read(issuers, { day: since })).filter(isEnough)
    // Of others the latest bar is long before, or they have few.
    const rest = only(enough.map(({ company_id }) => company_id))
    const others = yield* read(enough.length === 0 ? issuers : sql.and([issuers, sql`not ${rest}`]), {
      blocks: blocksFor(count, days),
      upTo: from
    })
    // Few bars in many blocks: a share that is seldom traded.
    const short = others
      .filter(({ bars, blocks }) => blocks > 0 && countUpTo(bars, from) < count)
      .map(({ company_id }) => company_id)
    const whole = new Map(
      short.length === 0
        ? []
        : (yield* read(only(short), null)).map((one) => [one.company_id, one.bars] as const)
    )
    return [
      ...enough,
      ...others.map(({ bars, company_id }) => ({ company_id, bars: whole.get(company_id) ?? bars }))
    ]
      .filter(({ bars }) => bars.length > 0)
      .toSorted((a, b) => a.company_id - b.company_id)
  })
}
