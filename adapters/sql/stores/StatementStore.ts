/** `StatementStore` over a SqlClient. Rows are read as arrays: an issuer has hundreds, with fifty columns. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { FiledStatement, StatementStore } from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"
import { selectOf } from "./rows.ts"

const { columns } = FiledStatement

const statementOf = (row: ReadonlyArray<unknown>): FiledStatement => {
  const { tags, ...statement } = Object.fromEntries(columns.map((column, i) => [column, row[i]])) as Omit<
    FiledStatement,
    "tags"
  > & { readonly tags: string | null }
  return { ...statement, tags: tags === null ? null : (JSON.parse(tags) as FiledStatement["tags"]) }
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const selected = sql.literal(selectOf(FiledStatement))

  return StatementStore.of({
    filed: (issuer_id) =>
      guard(
        Effect.map(sql`select ${selected} from statement where issuer_id = ${issuer_id}`.values, (rows) =>
          rows.map(statementOf)
        )
      )
  })
})

export const layer: Layer.Layer<StatementStore, never, SqlClient.SqlClient> = Layer.effect(
  StatementStore,
  make
)
