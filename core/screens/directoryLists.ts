/** The rows of a directory in an order, and those of them that filters leave, kept while they are used. */
import type { FigureColumn } from "../figures/FigureColumn.ts"
import type { KeptWithin } from "../store/KeptWithin.ts"
import { type DirectoryFilter, type DirectoryMatch, type DirectoryRows, facetNames } from "./directoryRows.ts"
import { order } from "./sorting.ts"

/** What the directory may be ordered by. */
export const directorySorts = ["name", "symbol", "market_cap", "change", "price_date"] as const

/** What the rows are ordered by, and whether the least or the greatest come first. */
export interface DirectoryOrder {
  readonly sort: (typeof directorySorts)[number]
  readonly descending: boolean
}

/** The values of the filters, as a name. */
export const filterKey = (filter: DirectoryFilter): string =>
  JSON.stringify(
    facetNames.map((name) => (name === "letter" ? filter.letter : (filter[name]?.toLowerCase() ?? null)))
  )

const bytesOf = ({ byteLength }: Int32Array): number => byteLength

/**
 * The rows that filters leave, in an order, those without a value last, ties by company_id. They are kept by the column that
 * orders them: market caps, `caps`, have one in each currency, and everything else has one.
 */
export const directoryList = (
  kept: KeptWithin,
  { columns, names, universe }: DirectoryRows,
  caps: FigureColumn,
  query: DirectoryFilter & DirectoryOrder,
  { matched, total }: Pick<DirectoryMatch, "matched" | "total">
): Int32Array => {
  const { descending, sort } = query
  const { price_change_percent: change, price_date, symbol } = columns
  const column = { name: names, symbol, market_cap: caps, change, price_date }[sort]
  const direction = descending ? "descending" : "ascending"
  const orderOfAll = () =>
    kept([column], direction, () => order(column, descending, universe.company_ids), bytesOf)
  if (total === matched.length) return orderOfAll()
  return kept(
    [column],
    `${direction} ${filterKey(query)}`,
    () => {
      const list = new Int32Array(total)
      let count = 0
      for (const row of orderOfAll()) if (matched[row] === 1) list[count++] = row
      return list
    },
    bytesOf
  )
}
