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
 *
 * @example
 * ```ts
 * import { beta } from "findata/prices"
 *
 * // 30 months in which an index gains 1 % and loses 0.5 % in turn, and a share twice as much.
 * const dateOf = (month: number) => `${2018 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`
 * const closes = (gain: number, loss: number) => {
 *   let close = 100
 *   return Array.from({ length: 31 }, (_, month) => {
 *     close *= month === 0 ? 1 : 1 + (month % 2 === 0 ? loss : gain)
 *     return { date: dateOf(month), close }
 *   })
 * }
 * beta(closes(0.02, -0.01), closes(0.01, -0.005)) // => 2.0
 * ```
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
