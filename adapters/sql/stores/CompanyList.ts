/** Lists companies by filters and a text. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { CompanyFilter, Window } from "../../../core/mod.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import { boundary, type Part } from "../dialect/documents.ts"
import { everywhere } from "../search/records.ts"
import { searchOver } from "../search/Search.ts"

/** The ids of the companies on a page, in order, and the number on all pages. */
export const companyListOver = (sql: SqlClient.SqlClient, dialect: Dialect["Service"]) => {
  const search = searchOver(sql, dialect, "company", true)
  return Effect.fnUntraced(function* (filter: CompanyFilter, window: Window) {
    const [sector, country] = [filter.sector?.toLowerCase() ?? null, filter.country_code]
    // The totals count records without a value as of an empty one, which no filter finds.
    if (sector === "" || country === "") return { ids: [], total: 0 }
    const indexed = [
      ...(sector === null ? [] : [sql`sector_lower = ${sector}`]),
      ...(country === null ? [] : [sql`country_code = ${country}`])
    ]
    const accepts = (part: Part): boolean => {
      const [ofSector, ofCountry] = part.split(boundary)
      return (sector === null || ofSector === sector) && (country === null || ofCountry === country)
    }
    const [facet] = yield* sql<{ companies: number | null }>`
      select cast(sum(companies) as double precision) as companies
      from company_facet
      where ${sql.and([sql`1 = 1`, ...indexed])}
    `
    const { positions, total } = yield* search({
      text: filter.search?.toLowerCase() || null,
      selection: {
        indexed,
        accepts: indexed.length === 0 ? null : accepts,
        range: everywhere,
        records: facet?.companies ?? 0,
        others: []
      },
      window
    })
    return { ids: positions, total }
  })
}
