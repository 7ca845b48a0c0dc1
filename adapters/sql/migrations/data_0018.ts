/** Adds exchange rates of currencies. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `create table rate (
    base text not null,
    quote text not null,
    date date not null,
    source text not null,
    value double precision not null,
    run_id integer not null,
    primary key (base, quote, date, source)
  )`,
  "create index rate_quote on rate (quote, date)",
  "create table rate_correction as select *, run_id as replaced_by from rate where 1 = 0",
  "create index rate_correction_replaced_by on rate_correction (replaced_by)",
  "create index rate_correction_run on rate_correction (run_id)"
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement))
})
