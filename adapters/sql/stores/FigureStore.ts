/** `FigureStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { InsiderTransaction, ReportRating, ShareCount } from "../../../core/mod.ts"
import {
  type CompanyRating,
  CompanyRecord,
  type EarningsDay,
  type FigureAction,
  FigureSecurity,
  FigureStore,
  type FilingDay,
  type IssuerWindow
} from "../../../core/ports.ts"
import { windowBarsOver } from "../blocks/windowBars.ts"
import { guard } from "../dialect/guard.ts"
import { rowsOf, selectOf } from "./rows.ts"

const {
  actions_known_to: _,
  first_bar: __,
  last_bar: ___,
  mic_code: ____,
  time_zone: _____,
  ...own
} = FigureSecurity.fields
const columns = Object.keys(own)
const ratingColumns = Object.keys(ReportRating.fields)
const countColumns = selectOf(ShareCount, ShareCount.columns, "c")
const lastDay = "9999-12-31"
const transactions = rowsOf(InsiderTransaction)

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const among = (column: string, window: IssuerWindow) =>
    "issuer_ids" in window
      ? sql.in(column, window.issuer_ids)
      : sql.and([
          sql`${sql.literal(column)} > ${window.after}`,
          sql`${sql.literal(column)} <= ${window.upTo}`
        ])
  const issuers = (window: IssuerWindow) => among("c.issuer_id", window)
  const windowBars = windowBarsOver(sql)

  /** SQLite takes the other columns from the row of the greatest date. */
  const latestCounts = (window: IssuerWindow, day: string) =>
    sql.onDialectOrElse({
      pg: () => sql<ShareCount>`
        select distinct on (c.issuer_id, c.share_class, c.company_id) ${sql.literal(countColumns)}
        from share_count c
        where ${issuers(window)} and c.date <= ${day}
        order by c.issuer_id, c.share_class, c.company_id, c.date desc
      `,
      orElse: () => sql<ShareCount>`
        select ${sql.literal(countColumns.replace("c.date", "max(c.date) as date"))}
        from share_count c
        where ${issuers(window)} and c.date <= ${day}
        group by c.issuer_id, c.share_class, c.company_id
      `
    })
  const laterCounts = (window: IssuerWindow, day: string, last: string) => sql<ShareCount>`
    select ${sql.literal(countColumns)}
    from share_count c
    where ${issuers(window)} and c.date > ${day} and c.date <= ${last}
  `

  return FigureStore.of({
    next: (after, size) =>
      guard(
        Effect.map(
          sql<{ issuer_id: number }>`
            select distinct issuer_id
            from company
            where issuer_id > ${after}
            order by issuer_id
            limit ${size}
          `,
          (rows) => {
            const upTo = rows.at(-1)?.issuer_id
            return upTo === undefined ? null : { after, upTo }
          }
        )
      ),
    securities: (window) =>
      guard(
        Effect.map(
          sql<FigureSecurity>`
            select
              ${sql.literal(selectOf(CompanyRecord, columns, "c"))}, e.mic_code, e.time_zone,
              a.known_to as actions_known_to,
              (select min(p.date) from price_daily p where p.company_id = c.company_id) as first_bar,
              (select max(p.date) from price_daily p where p.company_id = c.company_id) as last_bar
            from company c
            join exchange e on e.code = c.exchange
            left join action_coverage a on a.company_id = c.company_id
            where ${issuers(window)}
            order by c.issuer_id, c.company_id
          `,
          (rows) => rows.map((row) => ({ ...row, listed: row.listed === null || Boolean(row.listed) }))
        )
      ),
    bars: (window, reach) => guard(windowBars(issuers(window), reach)),
    actions: (window, since) =>
      guard(sql<FigureAction>`
        select a.company_id, a.effective_date, a.type, a.value, a.reference_close, a.currency
        from company c
        join corporate_action a on a.company_id = c.company_id
        where ${issuers(window)} and (a.type in ('split', 'stock_dividend') or a.effective_date >= ${since})
        order by a.company_id, a.effective_date, a.type, a.value
      `),
    counts: (window, first, last) => {
      const latest = latestCounts(window, first ?? lastDay)
      const isOneDay = first === null || first === last
      return guard(
        isOneDay
          ? latest
          : Effect.zipWith(latest, laterCounts(window, first, last ?? lastDay), (a, b) => [...a, ...b])
      )
    },
    accepted: (window) =>
      guard(sql<{ company_id: number; date: string }>`
        select a.company_id, a.date
        from company c
        join accepted_spike a on a.company_id = c.company_id
        join price_daily b on b.company_id = a.company_id and b.date = a.date
        where ${issuers(window)} and b.low = a.low and b.high = a.high
      `),
    ratings: (window, since) =>
      guard(sql<CompanyRating>`
        select r.company_id, ${sql.literal(ratingColumns.map((column) => `r.${column}`).join(", "))}
        from company c
        join report r on r.company_id = c.company_id
        where ${issuers(window)} and r.report_date >= ${since}
        order by r.company_id, r.report_date desc, r.report_id desc
      `),
    insiders: (window, since) =>
      guard(
        Effect.flatMap(
          sql`
            select ${sql.literal(selectOf(InsiderTransaction, InsiderTransaction.columns, "i"))}
            from insider_transaction i
            where ${among("i.issuer_id", window)} and (i.filed_date >= ${since} or i.transaction_date >= ${since})
            order by coalesce(i.transaction_date, i.filed_date) desc, i.filed_date desc, i.transaction_id desc
          `,
          transactions.decode
        )
      ),
    filings: (window, last) =>
      guard(sql<FilingDay>`
        select distinct d.issuer_id, d.rcept_dt as date
        from disclosure d
        where ${sql.and([among("d.issuer_id", window), ...(last === null ? [] : [sql`d.rcept_dt <= ${last}`])])}
        order by d.issuer_id, d.rcept_dt
      `),
    earnings: (window) =>
      guard(sql<EarningsDay>`
        select e.issuer_id, e.status, e.date, e.known_from, e.known_to
        from earnings_date e
        where ${among("e.issuer_id", window)}
      `)
  })
})

export const layer: Layer.Layer<FigureStore, never, SqlClient.SqlClient> = Layer.effect(FigureStore, make)
