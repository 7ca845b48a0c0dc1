/**
 * Keeps, in the transaction that writes filings and statements, the days of their issuers' results, so that a calendar of all
 * companies is read by day.
 */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import {
  type EarningsDate,
  earningsDates,
  type EarningsFiling,
  earningsFilingOf,
  earningsNames,
  type FiledPeriods,
  type KeyValue,
  type ListedFiling,
  type RowSet,
  sessionMover,
  statedFilingOf,
  unnamedSource
} from "../../../core/ports.ts"
import type { Dialect, LoadedColumn } from "../dialect/Dialect.ts"

type Load = Dialect["Service"]["load"]

const issuersAtOnce = 200

interface Security {
  readonly issuer_id: number
  readonly company_id: number
  readonly listed: boolean | number | null
  readonly mic_code: string
}

/** The security under which an issuer is listed: its first listed one, else its first one. */
const firstSecurities = (
  securities: ReadonlyArray<Security>
): ReadonlyMap<number, Omit<Security, "listed"> & { readonly isListed: boolean }> => {
  const first = new Map<number, Omit<Security, "listed"> & { readonly isListed: boolean }>()
  // In the order of ids.
  for (const { listed, ...security } of securities) {
    const isListed = listed === null || Boolean(listed)
    const known = first.get(security.issuer_id)
    if (known === undefined || (isListed && !known.isListed))
      first.set(security.issuer_id, { ...security, isListed })
  }
  return first
}

type Row = EarningsDate & Pick<Security, "company_id" | "issuer_id">

const columns: ReadonlyArray<readonly [keyof Row, LoadedColumn["type"]]> = [
  ["issuer_id", "integer"],
  ["fiscal_date", "date"],
  ["status", "text"],
  ["known_from", "date"],
  ["known_to", "date"],
  ["date", "date"],
  ["company_id", "integer"],
  ["period", "text"],
  ["form", "text"],
  ["source", "text"],
  ["earliest", "date"],
  ["latest", "date"]
]

/** Derives the days of some issuers' results anew. */
const deriveSome = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  load: Load,
  issuer_ids: ReadonlyArray<KeyValue>
) {
  const securities = firstSecurities(
    yield* sql<Security>`
      select c.issuer_id, c.company_id, c.listed, e.mic_code
      from company c
      join exchange e on e.code = c.exchange
      where ${sql.in("c.issuer_id", issuer_ids)}
      order by c.company_id
    `
  )
  const listed = yield* sql<ListedFiling & { readonly issuer_id: number }>`
    select
      d.issuer_id, d.rcept_no, d.rcept_dt, d.report_nm, d.items, d.period_end, d.is_correction,
      coalesce(r.source, ${unnamedSource}) as source
    from disclosure d
    left join import_run r on r.run_id = d.run_id
    where
      ${sql.in("d.issuer_id", issuer_ids)}
      and ${sql.or(earningsNames.map((name) => sql`d.report_nm like ${name}`))}
  `
  const stated = yield* sql<FiledPeriods & { readonly issuer_id: number }>`
    select
      s.issuer_id, s.filing_id, s.filed_at, s.form, s.source, max(s.fiscal_date) as period_end,
      max(case when s.span = 12 then s.fiscal_date end) as year_end
    from statement s
    where ${sql.in("s.issuer_id", issuer_ids)} and s.filed_at is not null
    group by s.issuer_id, s.filing_id, s.filed_at, s.form, s.source
  `
  const filings = Map.groupBy(
    [
      ...listed.map(({ issuer_id, ...filing }) => [issuer_id, earningsFilingOf(filing)] as const),
      ...stated.map(({ issuer_id, ...filing }) => [issuer_id, statedFilingOf(filing)] as const)
    ].filter((found): found is readonly [number, EarningsFiling] => found[1] !== null),
    ([issuer_id]) => issuer_id
  )
  const rows = [...filings].flatMap(([issuer_id, found]): ReadonlyArray<Row> => {
    const security = securities.get(issuer_id)
    if (security === undefined) return []
    const { company_id, isListed, mic_code } = security
    const place = { isListed, toSession: sessionMover(mic_code) }
    return earningsDates(
      found.map(([, filing]) => filing),
      place
    ).map((date) => ({ ...date, issuer_id, company_id }))
  })
  yield* sql`delete from earnings_date where ${sql.in("issuer_id", issuer_ids)}`
  if (rows.length === 0) return
  yield* load(
    "earnings_date",
    columns.map(([name, type]) => ({ name, type, values: rows.map((row) => row[name]) }))
  )
})

const deriveAll = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  load: Load,
  issuer_ids: ReadonlyArray<KeyValue>
) {
  for (let i = 0; i < issuer_ids.length; i += issuersAtOnce)
    yield* deriveSome(sql, load, issuer_ids.slice(i, i + issuersAtOnce))
})

/** Derives the days of all issuers' results. */
export const deriveEarnings = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, load: Load) {
  const found = yield* sql<{ readonly issuer_id: number }>`
    select distinct issuer_id from disclosure
    union
    select distinct issuer_id from statement
  `
  yield* sql`delete from earnings_date`
  yield* deriveAll(
    sql,
    load,
    found.map(({ issuer_id }) => issuer_id)
  )
})

/** The issuers whose days are of another security than the one that they are listed under now. */
const relisted = (sql: SqlClient.SqlClient) => sql<{ readonly issuer_id: number }>`
  select distinct e.issuer_id
  from earnings_date e
  left join (
    select issuer_id, coalesce(min(case when coalesce(listed, ${true}) then company_id end), min(company_id)) as first_id
    from company
    group by issuer_id
  ) c on c.issuer_id = e.issuer_id
  where c.first_id is null or c.first_id <> e.company_id
`

/** Derives anew what is made of rows that were written in the transaction. */
export const keepEarnings = (
  sql: SqlClient.SqlClient,
  load: Load,
  written: RowSet
): Effect.Effect<void, SqlError> =>
  Effect.gen(function* () {
    if (written === null) return yield* deriveEarnings(sql, load)
    const named = new Set<KeyValue>()
    for (const table of ["disclosure", "statement"]) {
      const rows = written[table]
      if (rows === undefined) continue
      if (rows?.["issuer_id"] === undefined) return yield* deriveEarnings(sql, load)
      for (const id of rows["issuer_id"]) named.add(id)
    }
    const companies = written["company"]
    const moved =
      companies === undefined
        ? []
        : (companies?.["issuer_id"] ?? (yield* relisted(sql)).map(({ issuer_id }) => issuer_id))
    for (const id of moved) named.add(id)
    yield* deriveAll(sql, load, [...named])
  })
