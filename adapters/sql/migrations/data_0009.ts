/**
 * Adds indexes: a market's or sector's companies by issuer, of which a window is read at a time, and a firm's reports
 * about a company by day.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const indexes = [
  "drop index company_sector",
  "create index company_sector on company (currency, sector_lower, issuer_id)",
  "create index company_currency on company (currency, issuer_id)",
  "create index report_firm on report (company_id, securities_firm, report_date)"
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach(indexes, (statement) => sql.unsafe(statement))
})
