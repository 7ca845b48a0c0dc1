/**
 * Finds companies in memory, with up to some 400 bytes each. A database would scan every name for a substring, and
 * count all matches for a page of fifty.
 */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { CompanyFilter, Window } from "../../core/mod.ts"
import { everyRow } from "./everyRow.ts"
import { cachedOf } from "./cached.ts"
import { type Found, page, pageOfAll } from "./page.ts"
import { textIndex } from "./TextIndex.ts"
import { allOf, words } from "./words.ts"

/** The ids of the companies on a page, in order, and the number on all pages. */
export interface CompanyIndex {
  readonly find: (filter: CompanyFilter, window: Window) => Found
}

export type CompanyRow = readonly [
  company_id: number,
  symbol: string,
  name_lower: string,
  alias_name_lower: string | null,
  sector_lower: string | null,
  country_code: string | null
]

/** Builds the index of all companies, ordered by company_id. */
export const companyIndex = (rows: ReadonlyArray<CompanyRow>): CompanyIndex => {
  const ids = Int32Array.from(rows, ([company_id]) => company_id)
  const sectors = words(rows.map(([, , , , sector]) => sector))
  const countries = words(rows.map(([, , , , , country_code]) => country_code))
  const names = textIndex(
    rows.map(([, symbol, name, alias]) => [symbol.toLowerCase(), name, ...(alias === null ? [] : [alias])])
  )

  return {
    find: ({ country_code, search, sector }, window) => {
      const passes = allOf([sectors.is(sector?.toLowerCase() ?? null), countries.is(country_code)])
      if (!search && passes === null) return pageOfAll(ids, window)
      const found = page(ids, window)
      if (search) names.find(search.toLowerCase(), passes, found.add)
      else names.all(passes, found.add)
      return found.result()
    }
  }
}

/** The current index of companies. */
export const currentCompanyIndex = (sql: SqlClient.SqlClient): Effect.Effect<CompanyIndex, SqlError> => {
  const every = everyRow<CompanyRow>(
    (after, limit) =>
      sql`
        select company_id, symbol, name_lower, alias_name_lower, sector_lower, country_code
        from company
        where company_id > ${after}
        order by company_id
        limit ${limit}
      `.values
  )
  return cachedOf(sql, "company", Effect.map(every, companyIndex))
}
