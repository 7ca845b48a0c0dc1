/**
 * Imported data. Every row refers to its run (0: built in); rows that a run replaced are stored in `*_correction`.
 * Bars, actions and listings have no foreign keys: an import resolves their company in the same transaction, and
 * checking 2.5 million bars again would double the time of a load.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = (clustered: string): ReadonlyArray<string> => [
  `create table id_sequence (
    name text primary key,
    next integer not null
  )`,
  `create table import_run (
    run_id integer primary key,
    kind text not null,
    source text,
    file text not null,
    sha256 text not null,
    started_at text not null,
    finished_at text not null,
    read bigint not null,
    inserted bigint not null,
    changed bigint not null,
    unchanged bigint not null,
    normalised bigint not null,
    refused bigint not null,
    undone_at text
  )`,
  `create table exchange (
    code text primary key,
    mic_code text not null,
    operating_mic text not null,
    name text not null,
    country_code text not null,
    time_zone text not null,
    currency text not null,
    run_id integer not null
  )`,
  `create table issuer (
    issuer_id integer primary key,
    name text not null,
    cik text,
    corp_code text,
    run_id integer not null
  )`,
  `create table company (
    company_id integer primary key,
    issuer_id integer not null,
    symbol text not null,
    exchange text not null references exchange (code),
    slug text not null,
    name text not null,
    alias_name text,
    name_lower text not null,
    alias_name_lower text,
    sector text,
    sector_lower text,
    industry text,
    country_code text,
    currency text,
    isin text,
    cusip text,
    figi_code text,
    website text,
    description text,
    ceo text,
    employees bigint,
    address text,
    city text,
    state text,
    zip_code text,
    phone text,
    stock_type text,
    listed boolean,
    run_id integer not null
  )`,
  "create unique index company_slug on company (slug)",
  "create index company_symbol on company (symbol)",
  "create index company_run on company (run_id)",
  `create table listing (
    symbol text not null,
    exchange text not null,
    valid_from date not null,
    valid_to date,
    company_id integer not null,
    run_id integer not null,
    primary key (symbol, exchange, valid_from)
  )`,
  `create table price_daily (
    company_id integer not null,
    date date not null,
    open double precision not null,
    high double precision not null,
    low double precision not null,
    close double precision not null,
    volume bigint not null,
    run_id integer not null,
    primary key (company_id, date)
  ) ${clustered}`,
  `create table corporate_action (
    company_id integer not null,
    effective_date date not null,
    type text not null,
    value double precision not null,
    reference_close double precision,
    run_id integer not null,
    primary key (company_id, effective_date, type, value)
  )`,
  `create table action_coverage (
    company_id integer primary key,
    known_to date not null,
    run_id integer not null
  )`
]

/** The rows that runs replaced, with the replacing run. */
const corrections: ReadonlyArray<string> = [
  "exchange",
  "issuer",
  "company",
  "listing",
  "price_daily",
  "corporate_action",
  "action_coverage"
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
  const clustered = sql.onDialectOrElse({ sqlite: () => "without rowid", orElse: () => "" })
  yield* Effect.forEach([...statements(clustered), ...corrections], (statement) => sql.unsafe(statement))
  yield* sql`insert into id_sequence (name, next) values ('run', 1), ('company', 1), ('issuer', 1)`
})
