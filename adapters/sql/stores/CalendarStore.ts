/** `CalendarStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { ActionType, Window } from "../../../core/mod.ts"
import {
  type ActionEvent,
  CalendarStore,
  type EarningsFound,
  type EventFilter,
  type FilingFound,
  type Holding,
  type KnownOn,
  FiledStatement,
  type ListedSecurity,
  type SecuritySplit,
  unnamedSource
} from "../../../core/ports.ts"
import { noLines } from "../../../core/financials/mod.ts"
import { guard } from "../dialect/guard.ts"
import { selectOf } from "./rows.ts"

const noStatement = { ...noLines, tags: null }
const statementColumns = FiledStatement.columns.filter((column) => !(column in noStatement))

type Fragment = Statement.Fragment
type Store = CalendarStore["Service"]

const totalOf = (found: Effect.Effect<ReadonlyArray<{ readonly total: number }>, SqlError>) =>
  guard(Effect.map(found, ([counted]) => counted?.total ?? 0))

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const within = (
    column: string,
    { from, to }: Pick<EventFilter, "from" | "to">
  ): ReadonlyArray<Fragment> => [
    ...(from === null ? [] : [sql`${sql(column)} >= ${from}`]),
    ...(to === null ? [] : [sql`${sql(column)} <= ${to}`])
  ]

  const where = (conditions: ReadonlyArray<Fragment>): Fragment => sql.and([sql`1 = 1`, ...conditions])

  const none = sql`1 = 0`

  const among = (column: string, ids: ReadonlyArray<number>): Fragment =>
    ids.length === 0 ? none : sql.in(column, ids)

  /** The id of the security under which an issuer's events are listed. */
  const securityOf = (issuer: string, company_ids: ReadonlyArray<number> | null): Fragment =>
    company_ids === null
      ? sql`(
          select coalesce(min(case when coalesce(s.listed, ${true}) then s.company_id end), min(s.company_id))
          from company s
          where s.issuer_id = ${sql(issuer)}
        )`
      : sql`(
          select min(s.company_id)
          from company s
          where s.issuer_id = ${sql(issuer)} and ${among("s.company_id", company_ids)}
        )`

  const issuersOf = (company_ids: ReadonlyArray<number>): Fragment => sql`
    (select s.issuer_id from company s where ${among("s.company_id", company_ids)})
  `

  const source = sql`coalesce(r.source, ${unnamedSource})`

  const cut = ({ limit, offset }: Window): Fragment => sql`limit ${limit} offset ${offset}`

  const total = sql.literal("cast(count(*) as double precision) as total")

  const actionsMet = (types: ReadonlyArray<ActionType>, filter: EventFilter): Fragment => {
    const { company_ids, country_code } = filter
    return where([
      sql.in("a.type", types),
      ...within("a.effective_date", filter),
      ...(company_ids === null ? [] : [among("a.company_id", company_ids)]),
      ...(country_code === null ? [] : [sql`c.country_code = ${country_code}`])
    ])
  }

  const actions: Store["actions"] = (types, filter, window) =>
    guard(sql<ActionEvent>`
      select
        c.company_id, c.symbol, c.name, c.exchange, c.currency as unit, a.effective_date, a.value, a.currency,
        a.payment_date, ${source} as source
      from corporate_action a
      join company c on c.company_id = a.company_id
      left join import_run r on r.run_id = a.run_id
      where ${actionsMet(types, filter)}
      order by a.effective_date, a.company_id, a.type, a.value
      ${cut(window)}
    `)

  const countActions: Store["countActions"] = (types, filter) =>
    totalOf(sql<{ total: number }>`
      select ${total}
      from corporate_action a
      join company c on c.company_id = a.company_id
      where ${actionsMet(types, filter)}
    `)

  const filingsMet = (filter: EventFilter): Fragment => {
    const { company_ids, country_code } = filter
    return where([
      ...within("d.rcept_dt", filter),
      ...(company_ids === null ? [] : [sql`d.issuer_id in ${issuersOf(company_ids)}`]),
      ...(country_code === null
        ? []
        : [
            sql`d.issuer_id in (
              select c.issuer_id
              from company c
              where c.country_code = ${country_code} and c.company_id = ${securityOf("c.issuer_id", company_ids)}
            )`
          ])
    ])
  }

  const filings: Store["filings"] = (filter, window) =>
    guard(sql<FilingFound>`
      select
        c.company_id, c.symbol, c.name, c.exchange, f.rcept_no, f.rcept_dt, f.report_nm, f.category, f.url,
        ${source} as source
      from (
        select d.rcept_no, d.rcept_dt, d.issuer_id, d.report_nm, d.category, d.url, d.run_id
        from disclosure d
        where ${filingsMet(filter)} and exists (select 1 from company c where c.issuer_id = d.issuer_id)
        order by d.rcept_dt, d.rcept_no, d.issuer_id
        ${cut(window)}
      ) f
      join company c on c.company_id = ${securityOf("f.issuer_id", filter.company_ids)}
      left join import_run r on r.run_id = f.run_id
      order by f.rcept_dt, f.rcept_no, f.issuer_id
    `)

  /** Few issuers have no security, if any: a search for that of each filing would take most of the time. */
  const countFilings: Store["countFilings"] = (filter) =>
    Effect.map(
      Effect.all([
        totalOf(sql<{ total: number }>`select ${total} from disclosure d where ${filingsMet(filter)}`),
        totalOf(sql<{ total: number }>`
          select ${total}
          from disclosure d
          where
            d.issuer_id in (
              select i.issuer_id
              from issuer i
              where not exists (select 1 from company c where c.issuer_id = i.issuer_id)
            )
            and ${filingsMet(filter)}
        `)
      ]),
      ([all, bare]) => all - bare
    )

  /** The security of a day of results. */
  const earningsOf = ({ company_ids }: EventFilter): Fragment =>
    company_ids === null ? sql`e.company_id` : securityOf("e.issuer_id", company_ids)

  const earningsMet = (filter: EventFilter, { day, today }: KnownOn): Fragment => {
    const { company_ids, country_code } = filter
    return where([
      ...within("e.date", filter),
      day === null
        ? sql`e.known_to is null`
        : sql`e.known_from <= ${day} and (e.known_to is null or e.known_to >= ${day})`,
      sql`(e.status = 'reported' or e.date >= ${today})`,
      ...(company_ids === null ? [] : [sql`e.issuer_id in ${issuersOf(company_ids)}`]),
      ...(country_code === null ? [] : [sql`c.country_code = ${country_code}`])
    ])
  }

  const earnings: Store["earnings"] = (filter, known, window) =>
    guard(sql<EarningsFound>`
      select
        c.company_id, c.symbol, c.name, c.exchange, e.issuer_id, e.fiscal_date, e.period, e.status, e.date, e.form,
        e.source, e.earliest, e.latest
      from earnings_date e
      join company c on c.company_id = ${earningsOf(filter)}
      where ${earningsMet(filter, known)}
      order by e.date, e.issuer_id, e.fiscal_date, e.status
      ${cut(window)}
    `)

  const countEarnings: Store["countEarnings"] = (filter, known) => {
    // Each has its security.
    const joined =
      filter.country_code === null ? sql`` : sql`join company c on c.company_id = ${earningsOf(filter)}`
    return totalOf(sql<{ total: number }>`
      select ${total}
      from earnings_date e ${joined}
      where ${earningsMet(filter, known)}
    `)
  }

  const holdings = (company_ids: ReadonlyArray<number> | null) => sql<Holding>`
    select l.symbol, l.exchange, l.valid_from, l.valid_to, l.company_id, ${source} as source
    from listing l
    left join import_run r on r.run_id = l.run_id
    where ${where(company_ids === null ? [] : [among("l.company_id", company_ids)])}
    order by l.company_id, l.valid_from, l.symbol, l.exchange
  `

  const securities = (company_ids: ReadonlyArray<number> | null) =>
    Effect.map(
      sql<ListedSecurity & { readonly listed: boolean | number | null }>`
        select
          c.company_id, c.symbol, c.name, c.exchange, c.country_code, c.listed,
          case when c.listed = ${false} then (
            select max(p.date) from price_daily p where p.company_id = c.company_id
          ) end as last_bar,
          ${source} as source
        from company c
        left join import_run r on r.run_id = c.run_id
        where ${where([
          sql`(c.listed = ${false} or c.company_id in (select l.company_id from listing l))`,
          ...(company_ids === null ? [] : [among("c.company_id", company_ids)])
        ])}
      `,
      (rows): ReadonlyArray<ListedSecurity> =>
        rows.map((row) => ({ ...row, listed: row.listed === null || Boolean(row.listed) }))
    )

  return CalendarStore.of({
    actions,
    countActions,
    filings,
    countFilings,
    earnings,
    countEarnings,
    listings: (company_ids) =>
      guard(Effect.all({ holdings: holdings(company_ids), securities: securities(company_ids) })),
    statements: (issuer_ids, { filedBy, lines, since }) =>
      guard(
        Effect.map(
          sql`
            select ${sql.literal(selectOf(FiledStatement, [...statementColumns, ...lines], "s"))}
            from statement s
            where ${sql.and([
              among("s.issuer_id", issuer_ids),
              sql`s.fiscal_date >= ${since}`,
              ...(filedBy === null ? [] : [sql`(s.filed_at is null or s.filed_at <= ${filedBy})`])
            ])}
          `,
          (rows) => rows.map((row) => ({ ...noStatement, ...row }) as FiledStatement)
        )
      ),
    splits: (issuer_ids) =>
      guard(sql<SecuritySplit>`
        select a.company_id, a.effective_date, a.type, a.value
        from company c
        join corporate_action a on a.company_id = c.company_id
        where ${among("c.issuer_id", issuer_ids)} and a.type in ('split', 'stock_dividend')
      `)
  })
})

export const layer: Layer.Layer<CalendarStore, never, SqlClient.SqlClient> = Layer.effect(CalendarStore, make)
