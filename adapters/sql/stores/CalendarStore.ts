/** `CalendarStore` over a SqlClient. Events are joined to their companies after the window was cut. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { Window } from "../../../core/mod.ts"
import {
  type ActionEvent,
  CalendarStore,
  type EarningsFound,
  type EventFilter,
  type FilingFound,
  type Holding,
  type ListedSecurity,
  unnamedSource
} from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"

type Fragment = Statement.Fragment

const totalOf = (found: Effect.Effect<ReadonlyArray<{ readonly total: number }>, SqlError>) =>
  Effect.map(found, ([counted]) => counted?.total ?? 0)

const paged = <E>(
  total: Effect.Effect<number, SqlError>,
  events: Effect.Effect<ReadonlyArray<E>, SqlError>
) => guard(Effect.all({ events, total }))

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

  const actions: CalendarStore["Service"]["actions"] = (types, filter, window) => {
    const { company_ids, country_code } = filter
    const met = where([
      sql.in("a.type", types),
      ...within("a.effective_date", filter),
      ...(company_ids === null ? [] : [among("a.company_id", company_ids)]),
      ...(country_code === null ? [] : [sql`c.country_code = ${country_code}`])
    ])
    const joined = country_code === null ? sql`` : sql`join company c on c.company_id = a.company_id`
    return paged(
      totalOf(sql<{ total: number }>`
        select cast(count(*) as double precision) as total
        from corporate_action a ${joined}
        where ${met}
      `),
      sql<ActionEvent>`
        select
          c.company_id, c.symbol, c.name, c.exchange, c.currency as unit, a.effective_date, a.value, a.currency,
          a.payment_date, ${source} as source
        from corporate_action a
        join company c on c.company_id = a.company_id
        left join import_run r on r.run_id = a.run_id
        where ${met}
        order by a.effective_date, a.company_id, a.type, a.value
        ${cut(window)}
      `
    )
  }

  const cut = ({ limit, offset }: Window): Fragment => sql`limit ${limit} offset ${offset}`

  const filings: CalendarStore["Service"]["filings"] = (filter, window) => {
    const { company_ids, country_code } = filter
    const met = where([
      ...within("d.rcept_dt", filter),
      ...(company_ids === null ? [] : [sql`d.issuer_id in ${issuersOf(company_ids)}`])
    ])
    const ofCountry =
      country_code === null
        ? sql`1 = 1`
        : sql`exists (
            select 1
            from company c
            where c.company_id = ${securityOf("d.issuer_id", company_ids)} and c.country_code = ${country_code}
          )`
    // Few issuers have no security, if any, and a search for each filing's would take most of the time.
    const bare = sql`
      select count(*)
      from issuer i
      join disclosure d on d.issuer_id = i.issuer_id
      where not exists (select 1 from company c where c.issuer_id = i.issuer_id) and ${met}
    `
    const counted = sql`select count(*) from disclosure d where ${met} and ${ofCountry}`
    const total =
      country_code === null
        ? sql<{ total: number }>`select cast((${counted}) - (${bare}) as double precision) as total`
        : sql<{ total: number }>`select cast((${counted}) as double precision) as total`
    return paged(
      totalOf(total),
      sql<FilingFound>`
        select
          c.company_id, c.symbol, c.name, c.exchange, f.rcept_no, f.rcept_dt, f.report_nm, f.category, f.url,
          ${source} as source
        from (
          select d.rcept_no, d.rcept_dt, d.issuer_id, d.report_nm, d.category, d.url, d.run_id
          from disclosure d
          where
            ${met}
            and ${ofCountry}
            and exists (select 1 from company c where c.issuer_id = d.issuer_id)
          order by d.rcept_dt, d.rcept_no, d.issuer_id
          ${cut(window)}
        ) f
        join company c on c.company_id = ${securityOf("f.issuer_id", company_ids)}
        left join import_run r on r.run_id = f.run_id
        order by f.rcept_dt, f.rcept_no, f.issuer_id
      `
    )
  }

  const earnings: CalendarStore["Service"]["earnings"] = (filter, { day, today }, window) => {
    const { company_ids, country_code } = filter
    const company = company_ids === null ? sql("e.company_id") : securityOf("e.issuer_id", company_ids)
    const met = where([
      ...within("e.date", filter),
      day === null
        ? sql`e.known_to is null`
        : sql`e.known_from <= ${day} and (e.known_to is null or e.known_to >= ${day})`,
      sql`(e.status = 'reported' or e.date >= ${today})`,
      ...(company_ids === null ? [] : [sql`e.issuer_id in ${issuersOf(company_ids)}`]),
      ...(country_code === null ? [] : [sql`c.country_code = ${country_code}`])
    ])
    const joined = country_code === null ? sql`` : sql`join company c on c.company_id = ${company}`
    return paged(
      totalOf(sql<{ total: number }>`
        select cast(count(*) as double precision) as total
        from earnings_date e ${joined}
        where ${met}
      `),
      sql<EarningsFound>`
        select
          c.company_id, c.symbol, c.name, c.exchange, e.issuer_id, e.fiscal_date, e.period, e.status, e.date, e.form,
          e.source, e.earliest, e.latest
        from earnings_date e
        join company c on c.company_id = ${company}
        where ${met}
        order by e.date, e.issuer_id, e.fiscal_date, e.status
        ${cut(window)}
      `
    )
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
    filings,
    earnings,
    listings: (company_ids) =>
      guard(Effect.all({ holdings: holdings(company_ids), securities: securities(company_ids) }))
  })
})

export const layer: Layer.Layer<CalendarStore, never, SqlClient.SqlClient> = Layer.effect(CalendarStore, make)
