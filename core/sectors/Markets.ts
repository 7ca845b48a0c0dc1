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

/** The securities of a sector, in lower case, that are traded on a market's latest day, null before any; without a bar those listed. */
export const sectorMembers = (
  matrix: Matrix,
  currency: string,
  name: string,
  day: string | null
): { readonly company_ids: ReadonlySet<number>; readonly issuer_ids: ReadonlyArray<number> } => {
  const dates = numbersOf(matrix, price_date)
  const [issuers, isListed] = [numbersOf(matrix, issuer_id), numbersOf(matrix, listed)]
  const sectors = textsOf(matrix, sector)
  const since = day === null ? null : dayOf(tradedSince(day))
  const company_ids = new Set<number>()
  const issuer_ids = new Set<number>()
  for (const row of rowsIn(matrix, currency)) {
    if (sectors[row]?.toLowerCase() !== name) continue
    const date = dates[row] as number
    if (Number.isNaN(date) || since === null ? isListed[row] !== 1 : date < since) continue
    company_ids.add(matrix.company_ids[row] as number)
    issuer_ids.add(issuers[row] as number)
  }
  return { company_ids, issuer_ids: [...issuer_ids] }
}
