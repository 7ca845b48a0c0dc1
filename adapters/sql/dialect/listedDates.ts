/** Dates as a table of a statement, however many there are. */
import type { SqlClient, Statement } from "effect/sql"

/** A select of the dates, in the column `date`. */
export const listedDates = (sql: SqlClient.SqlClient, dates: ReadonlyArray<string>): Statement.Fragment => {
  const list = JSON.stringify(dates)
  return sql.onDialectOrElse({
    pg: () => sql`select cast(value as date) as date from json_array_elements_text(cast(${list} as json))`,
    orElse: () => sql`select value as date from json_each(${list})`
  })
}
