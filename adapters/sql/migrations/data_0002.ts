/**
 * The data beside prices: statements in every filed version, counts of shares, reports, insiders' transactions and
 * filings. Rows refer to their run, and replaced ones are stored, as in the first migration.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements: ReadonlyArray<string> = [
  `create table statement (
    issuer_id integer not null,
    fiscal_date date not null,
    span integer not null,
    source text not null,
    version text not null,
    year integer,
    quarter integer,
    filed_at date,
    filing_id text,
    form text,
    currency text not null,
    tags text,
    sales double precision,
    cost_of_goods double precision,
    gross_profit double precision,
    research_and_development double precision,
    selling_general_and_administrative double precision,
    operating_income double precision,
    ebit double precision,
    ebitda double precision,
    interest_expense double precision,
    pretax_income double precision,
    income_tax double precision,
    net_income double precision,
    depreciation_and_amortization double precision,
    operating_cash_flow double precision,
    investing_cash_flow double precision,
    financing_cash_flow double precision,
    capital_expenditures double precision,
    free_cash_flow double precision,
    common_dividends double precision,
    eps_basic double precision,
    eps_diluted double precision,
    shares_basic double precision,
    shares_diluted double precision,
    total_assets double precision,
    total_current_assets double precision,
    cash_and_cash_equivalents double precision,
    short_term_investments double precision,
    accounts_receivable double precision,
    inventory double precision,
    total_non_current_assets double precision,
    properties double precision,
    intangible_assets double precision,
    goodwill double precision,
    total_liabilities double precision,
    total_current_liabilities double precision,
    short_term_debt double precision,
    total_non_current_liabilities double precision,
    long_term_debt double precision,
    total_debt double precision,
    total_shareholders_equity double precision,
    preferred_stock double precision,
    non_controlling_interest double precision,
    retained_earnings double precision,
    run_id integer not null,
    primary key (issuer_id, fiscal_date, span, source, version)
  )`,
  `create table share_count (
    issuer_id integer not null,
    share_class text not null,
    date date not null,
    count bigint not null,
    company_id integer,
    run_id integer not null,
    primary key (issuer_id, share_class, date)
  )`,
  `create table report (
    report_id integer primary key,
    source text not null,
    external_id text not null,
    company_id integer,
    title text not null,
    report_date date not null,
    report_type text,
    securities_firm text not null,
    analyst text,
    stock_name text,
    industry_category text,
    opinion text,
    target_price double precision,
    currency text,
    summary text,
    key_points text,
    s3_key text,
    title_lower text not null,
    securities_firm_lower text not null,
    stock_name_lower text,
    industry_category_lower text,
    run_id integer not null
  )`,
  "create unique index report_external_id on report (source, external_id)",
  "create index report_run on report (run_id)",
  "create index report_company on report (company_id, report_date)",
  `create table insider_transaction (
    transaction_id integer primary key,
    source text not null,
    external_id text not null,
    issuer_id integer not null,
    filed_date date not null,
    transaction_date date,
    insider_name text not null,
    position text,
    relationship text,
    transaction_type text,
    transaction_code text,
    shares_change double precision not null,
    price double precision,
    currency text,
    shares_owned_after double precision,
    ownership_percent double precision,
    is_direct boolean,
    filing_id text,
    filing_url text,
    run_id integer not null
  )`,
  "create unique index insider_transaction_external_id on insider_transaction (source, external_id)",
  "create index insider_transaction_issuer on insider_transaction (issuer_id, filed_date)",
  `create table disclosure (
    rcept_no text not null,
    issuer_id integer not null,
    corp_code text,
    corp_name text,
    stock_code text,
    corp_cls text,
    report_nm text not null,
    flr_nm text,
    rcept_dt date not null,
    rm text,
    category text,
    is_correction boolean not null,
    url text,
    run_id integer not null,
    primary key (rcept_no, issuer_id)
  )`,
  "alter table import_run add column newest_date date",
  "create index import_run_undone on import_run (run_id) where undone_at is not null",
  "create index company_issuer on company (issuer_id)",
  "create index company_sector on company (currency, sector_lower)",
  "create index disclosure_issuer on disclosure (issuer_id, rcept_dt)"
]

/** The rows that runs replaced, with the replacing run. */
const corrections: ReadonlyArray<string> = [
  "statement",
  "share_count",
  "report",
  "insider_transaction",
  "disclosure"
].flatMap((table) => [
  `create table ${table}_correction as
   select *, run_id as replaced_by
   from ${table}
   where 1 = 0`,
  `create index ${table}_correction_replaced_by on ${table}_correction (replaced_by)`,
  `create index ${table}_correction_run on ${table}_correction (run_id)`
])

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach([...statements, ...corrections], (statement) => sql.unsafe(statement))
  yield* sql`insert into id_sequence (name, next) values ('report', 1), ('insider_transaction', 1)`
})
