/** Adds the table of the bars whose spikes an operator took as right. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(`create table accepted_spike (
    company_id integer not null,
    date date not null,
    low double precision not null,
    high double precision not null,
    accepted_at text not null,
    accepted_by text,
    primary key (company_id, date)
  )`)
})
