/** The order of sectors in their table. */
import type { Answer } from "../../../../adapters/client/mod.ts"

type Sector = Answer<"listSectors">["sectors"][number]

/** What sectors may be ordered by: their size, and medians by their names. */
export const sortNames = [
  "market_cap_total",
  "companies_count",
  "pe_ratio",
  "pb_ratio",
  "dividend_yield",
  "operating_margin",
  "roe",
  "sales_growth_1y",
  "return_1m",
  "return_1y"
] as const

/** One of `sortNames`. */
export type SortName = (typeof sortNames)[number]

/** With - before it the greatest first. */
export type Sort = SortName | `-${SortName}`

/** Either way. */
export const sorts: ReadonlyArray<Sort> = sortNames.flatMap((name) => [name, `-${name}`] as const)

const valueOf = (sector: Sector, name: SortName): number | null =>
  name === "market_cap_total" || name === "companies_count" ? sector[name] : sector.medians[name]

/** The sectors in an order, unknown values last; equal ones stay in theirs. */
export const sortedSectors = (sectors: ReadonlyArray<Sector>, sort: Sort): ReadonlyArray<Sector> => {
  const name = sort.replace("-", "") as SortName
  const sign = sort.startsWith("-") ? -1 : 1
  return sectors.toSorted((a, b) => {
    const [x, y] = [valueOf(a, name), valueOf(b, name)]
    if (x === null || y === null) return x === y ? 0 : x === null ? 1 : -1
    return sign * (x - y)
  })
}
