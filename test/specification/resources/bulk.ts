/** Whole tables: contract 15. */
import { listOf, members, number, oneOf, text, truth } from "../forms.ts"
import { publicRoot, type Specified } from "../Specified.ts"

const root = `${publicRoot}/bulk`

const column = members({
  name: text,
  type: oneOf("int64", "double", "date", "timestamp", "boolean", "text"),
  nullable: truth,
  meaning: text
})

export const specified: Specified = {
  added: [`GET ${root}`, `GET ${root}/{table}`],
  answers: [
    {
      name: "the tables that can be taken whole",
      form: members({
        tables: listOf(
          members({
            name: text,
            schema_version: number,
            meaning: text,
            scope: oneOf("read:financial", "read:stock", "read:news", "read:research"),
            columns: listOf(column),
            rows: number,
            changed_at: text
          })
        )
      }),
      paths: [root]
    }
  ]
}
