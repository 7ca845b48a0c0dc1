/**
 * What lists and searches read: each company's and report's texts as one document, in the order of the lists; the
 * numbers of companies, reports and articles by the values of filters; the numbers of documents with frequent texts.
 * Triggers keep them. Adds symbol_lower.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { postgres } from "./data_0008_postgres.ts"
import { sqlite } from "./data_0008_sqlite.ts"

const tables = (id: string, serial: string): ReadonlyArray<string> => [
  "alter table company add column symbol_lower text not null default ''",
  "alter table company_correction add column symbol_lower text",
  "update company set symbol_lower = lower(symbol)",
  "update company_correction set symbol_lower = lower(symbol)",
  `create table company_search (
    position ${id} primary key,
    sector_lower text,
    country_code text,
    document text not null
  )`,
  "create index company_search_sector on company_search (sector_lower, position)",
  "create index company_search_country on company_search (country_code, position)",
  "create index company_search_sector_country on company_search (sector_lower, country_code, position)",
  `create table report_search (
    position ${id} primary key,
    report_id integer not null,
    company_id integer,
    report_type text,
    securities_firm_lower text not null,
    stock_name_lower text,
    industry_category_lower text,
    document text not null
  )`,
  "create unique index report_search_report on report_search (report_id)",
  "create index report_search_company on report_search (company_id, position)",
  "create index report_search_type on report_search (report_type, position)",
  "create index report_search_firm on report_search (securities_firm_lower, position)",
  "create index report_search_stock on report_search (stock_name_lower, position)",
  "create index report_search_industry on report_search (industry_category_lower, position)",
  `create table company_facet (
    sector_lower text not null,
    country_code text not null,
    companies integer not null,
    primary key (sector_lower, country_code)
  )`,
  `create table report_facet (
    facet text not null,
    value text not null,
    report_date date not null,
    reports integer not null,
    primary key (facet, value, report_date)
  )`,
  `create table article_facet (
    category text not null,
    priority integer not null,
    articles integer not null,
    primary key (category, priority)
  )`,
  `create table text_frequency (
    list text not null,
    text text not null,
    documents integer not null,
    primary key (list, text)
  )`,
  `create table text_choice (
    list text primary key,
    documents integer not null
  )`,
  `create table text_change (
    change_id ${serial} primary key,
    list text not null,
    sign integer not null,
    document text not null
  )`
]

/** Databases convert only some letters to lower case as JavaScript does. */
const lowered = (sql: SqlClient.SqlClient, table: string) =>
  Effect.gen(function* () {
    const rows = yield* sql<{ symbol: string }>`
      select distinct symbol from ${sql(table)} where length(cast(symbol as ${sql.literal(sql.onDialectOrElse({ pg: () => "bytea", orElse: () => "blob" }))})) > length(symbol)
    `
    yield* Effect.forEach(
      rows,
      ({ symbol }) =>
        sql`update ${sql(table)} set symbol_lower = ${symbol.toLowerCase()} where symbol = ${symbol}`
    )
  })

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [id, serial, own] = sql.onDialectOrElse({
    pg: () => ["bigint", "bigserial", postgres] as const,
    orElse: () => ["integer", "integer", sqlite] as const
  })
  const run = (statements: ReadonlyArray<string>) =>
    Effect.forEach(statements, (statement) => sql.unsafe(statement), { discard: true })
  yield* run(tables(id, serial))
  yield* lowered(sql, "company")
  yield* lowered(sql, "company_correction")
  yield* run(own)
})
