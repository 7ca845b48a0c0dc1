/** The securities of all markets on a day, by the columns of their figures. */
import { currencyOf } from "../codes/Currency.ts"
import { figureNamed } from "../figures/Catalogue.ts"
import { companyColumns } from "../figures/CompanyColumns.ts"
import { askedFigure, type FigureAsked, type Matrix, numbersOf, textsOf } from "../figures/Matrices.ts"
import { tradedSince } from "../prices/TradedSince.ts"
import { dateOfDay, dayOf } from "../time/CalendarDate.ts"
import { type MarketDay, marketDay } from "./MarketDay.ts"

const { issuer_id, listed, price_date, unit } = companyColumns
const marketCap = askedFigure(figureNamed("market_cap"))
const sector = askedFigure(figureNamed("sector"))

/** What markets are summed up from. */
export const marketAsked: ReadonlyArray<FigureAsked> = [
  issuer_id,
  listed,
  unit,
  price_date,
  marketCap,
  sector
]

/** The currencies of all securities, each once. */
export const currenciesOf = (matrix: Matrix): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const one of textsOf(matrix, unit)) if (one !== null) found.add(currencyOf(one))
  return found
}

/** The rows of a currency's securities, by issuer_id, then company_id. */
const rowsIn = (matrix: Matrix, currency: string): ReadonlyArray<number> => {
  const issuers = numbersOf(matrix, issuer_id)
  const units = textsOf(matrix, unit)
  const rows: Array<number> = []
  for (const [row, one] of units.entries()) if (one !== null && currencyOf(one) === currency) rows.push(row)
  // Rows are by company_id.
  return rows.toSorted((a, b) => (issuers[a] as number) - (issuers[b] as number) || a - b)
}

/** Sums up the market of a currency. */
export const marketOf = (matrix: Matrix, currency: string): MarketDay => {
  const [dates, caps] = [numbersOf(matrix, price_date), numbersOf(matrix, marketCap)]
  const [issuers, isListed] = [numbersOf(matrix, issuer_id), numbersOf(matrix, listed)]
  const sectors = textsOf(matrix, sector)
  const market = marketDay()
  for (const row of rowsIn(matrix, currency)) {
    const date = dates[row] as number
    const cap = caps[row] as number
    if (Number.isNaN(date) && isListed[row] !== 1) continue
    market.add({
      company_id: matrix.company_ids[row] as number,
      issuer_id: issuers[row] as number,
      sector: sectors[row] ?? null,
      date: Number.isNaN(date) ? null : dateOfDay(date),
      market_cap: Number.isNaN(cap) ? null : cap
    })
  }
  return market.result()
}

/** The securities of a sector in a currency. */
export interface SectorRows {
  /** As the first security spells it. */
  readonly sector: string
  /** Rows of the matrix, by issuer_id, then company_id. */
  readonly rows: ReadonlyArray<number>
}

/**
 * The securities of each sector, by its name in lower case, that are traded on a market's latest day, null before any; of those
 * without a bar the listed ones.
 */
export const sectorRows = (
  matrix: Matrix,
  currency: string,
  day: string | null
): ReadonlyMap<string, SectorRows> => {
  const [dates, isListed] = [numbersOf(matrix, price_date), numbersOf(matrix, listed)]
  const sectors = textsOf(matrix, sector)
  const since = day === null ? null : dayOf(tradedSince(day))
  const found = new Map<string, { readonly sector: string; readonly rows: Array<number> }>()
  for (const row of rowsIn(matrix, currency)) {
    const spelt = sectors[row] ?? null
    const date = dates[row] as number
    if (spelt === null) continue
    if (Number.isNaN(date) ? isListed[row] !== 1 : since !== null && date < since) continue
    const name = spelt.toLowerCase()
    const known = found.get(name) ?? { sector: spelt, rows: [] }
    known.rows.push(row)
    found.set(name, known)
  }
  return found
}

/** The ids of some securities, and of their issuers, by `sectorRows`. */
export const sectorMembers = (
  matrix: Matrix,
  { rows }: Pick<SectorRows, "rows">
): { readonly company_ids: ReadonlySet<number>; readonly issuer_ids: ReadonlyArray<number> } => {
  const issuers = numbersOf(matrix, issuer_id)
  return {
    company_ids: new Set(rows.map((row) => matrix.company_ids[row] as number)),
    issuer_ids: [...new Set(rows.map((row) => issuers[row] as number))]
  }
}
