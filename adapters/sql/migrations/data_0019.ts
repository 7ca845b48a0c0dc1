/**
 * Adds what calendars are made of: the items and periods of filings, the days of payments, indexes by day, and the days of
 * results, which are derived from filings and statements after the migrations were run.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const columns: ReadonlyArray<readonly [table: string, column: string]> = [
  ["disclosure", "items text"],
  ["disclosure", "period_end date"],
  ["corporate_action", "payment_date date"]
]

const statements = [
  ...columns.flatMap(([table, column]) =>
    [table, `${table}_correction`].map((name) => `alter table ${name} add column ${column}`)
  ),
  "create index disclosure_day on disclosure (rcept_dt, rcept_no, issuer_id)",
  "create index corporate_action_day on corporate_action (effective_date, company_id, type, value)",
  "create index listing_company on listing (company_id, valid_from)",
  `create table earnings_date (
    issuer_id integer not null,
    fiscal_date date not null,
    status text not null,
    known_from date not null,
    known_to date,
    date date not null,
    company_id integer not null,
    period text not null,
    form text,
    source text not null,
    earliest date,
    latest date,
    primary key (issuer_id, fiscal_date, status, known_from)
  )`,
  `create index earnings_date_day on earnings_date (
    date, issuer_id, fiscal_date, status, known_from, known_to, company_id
  )`,
  "insert into upkeep (name) values ('earnings')"
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement))
})
