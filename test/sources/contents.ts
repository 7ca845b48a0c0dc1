/** What a store on SQLite contains, to be compared with another. */
import { DatabaseSync } from "node:sqlite"

/** Rows as JSON, in an order of their own, by the name of the query that selects them. */
export type Contents = Readonly<Record<string, ReadonlyArray<string>>>

/** What queries select from a store, without the columns that depend on the order of imports. */
export const contentsOf = (
  directory: string,
  queries: Readonly<Record<string, string>>,
  others: ReadonlySet<string>
): Contents => {
  const database = new DatabaseSync(`${directory}/data.db`, { readOnly: true })
  try {
    return Object.fromEntries(
      Object.entries(queries).map(([name, query]) => {
        const rows = database.prepare(query).all()
        const texts = rows.map((row) =>
          JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => !others.has(column))))
        )
        return [name, texts.toSorted()]
      })
    )
  } finally {
    database.close()
  }
}
