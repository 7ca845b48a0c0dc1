/**
 * Gives rows of EDGAR's insiders the ids of today. Before schema version 16 an id was that of the statement and the row,
 * without the filing: an amendment's row had its original's id, and so had the row of a second original.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { Dialect } from "../dialect/Dialect.ts"

/** Issuer, owner and form; period; table, security; day, code, side; how it is held; price or shares, order. */
const former =
  /^(\d{10}\/[^/]+\/[345]?)\/[^/]*\/(?:(nonDerivative|derivative)\/(.*)\/(?:\d{4}-\d\d-\d\d)?\/[A-Z]?\/[AD]?\/(.*?)\/@?[\d.]*(?:\/\d+)?$)?/

/** What an id of earlier versions says: who filed it, and the line of the table, null where that is unknown. */
const saidBy = (external_id: string) => {
  const [all, filer, table, security, nature] = former.exec(external_id) ?? []
  return all === undefined || filer === undefined
    ? []
    : [{ external_id, filer, table_line: table === undefined ? null : [table, security, nature].join("/") }]
}

/** How many ids are renewed at once. */
const idsAtOnce = 20_000

/** Within a transaction. Does nothing for rows that have their filing in their ids. */
export const numberFilings = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { load } = yield* Dialect
  const tables = ["insider_transaction", "insider_transaction_correction"]
  const found = yield* Effect.forEach(
    tables,
    (table) =>
      sql<{ external_id: string }>`
        select distinct external_id
        from ${sql(table)}
        where external_id like '__________/%/%/%/%' and filer is null
      `
  )
  const said = [...new Set(found.flat().map(({ external_id }) => external_id))].flatMap(saidBy)
  if (said.length === 0) return
  yield* sql`
    create temporary table insider_id (external_id text not null primary key, filer text, table_line text)
  `
  for (let first = 0; first < said.length; first += idsAtOnce) {
    const some = said.slice(first, first + idsAtOnce)
    yield* load(
      "insider_id",
      (["external_id", "filer", "table_line"] as const).map((name) => ({
        name,
        type: "text" as const,
        values: some.map((one) => one[name])
      }))
    )
  }
  for (const table of tables) {
    yield* sql`
      update ${sql(table)}
      set
        external_id = coalesce(filing_id, cast(filed_date as text)) || '/' || insider_id.external_id,
        filer = insider_id.filer,
        table_line = insider_id.table_line
      from insider_id
      where ${sql(table)}.external_id = insider_id.external_id
    `
  }
  yield* sql`drop table insider_id`
})
