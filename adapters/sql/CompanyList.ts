/** Lists companies by filters and a text. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { CompanyFilter, Window } from "../../core/mod.ts"
import type { Dialect } from "./Dialect.ts"
import { everywhere } from "./search/records.ts"
import { searchOver } from "./search/Search.ts"

/** The ids of the companies on a page, in order, and the number on all pages. */
export const companyListOver = (sql: SqlClient.SqlClient, dialect: Dialect["Service"]) => {
  const search = searchOver(sql, dialect, "company", true)
  return Effect.fnUntraced(function* (filter: CompanyFilter, window: Window) {
    const indexed = [
      ...(filter.sector === null ? [] : [sql`sector_lower = ${filter.sector.toLowerCase()}`]),
      ...(filter.country_code === null ? [] : [sql`country_code = ${filter.country_code}`])
    ]
    const [facet] = yield* sql<{ companies: number | null }>`
      select cast(sum(companies) as double precision) as companies
      from company_facet
      where ${sql.and([sql`1 = 1`, ...indexed])}
    `
    const { positions, total } = yield* search({
      text: filter.search?.toLowerCase() || null,
      selection: { indexed, range: everywhere, records: facet?.companies ?? 0, others: [] },
      window
    })
    return { ids: positions, total }
  })
}
