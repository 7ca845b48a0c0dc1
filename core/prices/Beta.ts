/** Beta: how strongly a share moves with an index. */
import { addMonths } from "../time/CalendarDate.ts"
import type { Bar } from "./Bar.ts"

/** Dated the first of the month; the close is adjusted for splits and payments. */
export type MonthlyClose = Pick<Bar, "date" | "close">

const maxMonths = 60
const minMonths = 24

/** Below this standard deviation monthly returns are constant, apart from the rounding of closes to 6 decimals. */
const noDeviation = 1e-7

/** Fractions by month; a month without the month before is left out. */
const monthlyReturns = (closes: ReadonlyArray<MonthlyClose>): ReadonlyMap<string, number> => {
  const returns = new Map<string, number>()
  closes.forEach(({ close, date }, i) => {
    const before = closes[i - 1]
    if (before !== undefined && before.close > 0 && addMonths(before.date, 1) === date)
      returns.set(date, close / before.close - 1)
  })
  return returns
}

const meanOf = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The ordinary least squares slope of a share's monthly total returns on the index's, covariance / variance (Sharpe
 * 1964, Capital Asset Prices), over the newest 60 months in which both have a return. Closes oldest first; a return
 * requires the month before. Null with fewer than 24 such months, or when the index's returns are constant.
 */
export const beta = (
  closes: ReadonlyArray<MonthlyClose>,
  index: ReadonlyArray<MonthlyClose>
): number | null => {
  const ofIndex = monthlyReturns(index)
  const pairs = [...monthlyReturns(closes)]
    .flatMap(([month, own]) => {
      const market = ofIndex.get(month)
      return market === undefined ? [] : [{ own, market }]
    })
    .slice(-maxMonths)
  if (pairs.length < minMonths) return null
  const ownMean = meanOf(pairs.map(({ own }) => own))
  const marketMean = meanOf(pairs.map(({ market }) => market))
  let covariance = 0
  let variance = 0
  for (const { market, own } of pairs) {
    covariance += (market - marketMean) * (own - ownMean)
    variance += (market - marketMean) ** 2
  }
  return variance <= pairs.length * noDeviation ** 2 ? null : covariance / variance
}
