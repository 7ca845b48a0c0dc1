/** Packs the bars that were stored before there were blocks. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { Dialect } from "../dialect/Dialect.ts"
import { blockOf } from "./BarBlock.ts"
import { packRows, unpackedOf } from "./blockTable.ts"

/** One transaction packs so many companies. */
const companiesAtOnce = 20

/** Those of companies where it was interrupted are packed by the next import of theirs. */
export const packStored = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { load, lockImports } = yield* Dialect

  const pack = Effect.fnUntraced(function* (after: number) {
    yield* lockImports(sql)
    const some = yield* sql<{ company_id: number }>`
      select company_id from company where company_id > ${after} order by company_id limit ${companiesAtOnce}
    `
    const ids = some.map(({ company_id }) => company_id)
    const spans = [...(yield* unpackedOf(sql, ids))].map(([company_id, { first, newest }]) => ({
      company_id,
      from: blockOf(first),
      until: blockOf(newest)
    }))
    yield* packRows(sql, load, spans)
    return ids.at(-1) ?? null
  })

  let after: number | null = 0
  while (after !== null) after = yield* sql.withTransaction(pack(after))
})
