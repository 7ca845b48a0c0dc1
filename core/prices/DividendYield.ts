/** The dividend yield of the last twelve months. */
import { addMonths } from "../time/CalendarDate.ts"
import type { Bar } from "./Bar.ts"
import type { CorporateAction } from "./CorporateAction.ts"
import { splitRatio } from "./SplitRatio.ts"

/**
 * In percent: the cash dividends with ex-date in the twelve months to the latest raw bar, each divided by the splits
 * after its day, / that bar's close x 100. Amounts are per share as traded on the ex-date, so that a split on the same
 * day doesn't divide them. Actions in any order, in the unit of the close (`inQuoteUnit`); later ones are ignored.
 * `known_to` is the day up to which all of the company's actions are known, null if none are. Without a dividend the
 * yield is 0 where actions are known up to the bar, and null (unknown) where they aren't or there is no bar. With a
 * dividend in a foreign currency it is null.
 *
 * @example
 * ```ts
 * import { dividendYield } from "findata/prices"
 *
 * // Apple on 2021-03-31: dividends of twelve months, on the shares after the split, to the close.
 * const dividend = (effective_date: string, value: number) =>
 *   ({ effective_date, type: "dividend", value, reference_close: null, currency: null }) as const
 * dividendYield(
 *   { date: "2021-03-31", close: 122.15 },
 *   [
 *     dividend("2020-05-08", 0.82),
 *     dividend("2020-08-07", 0.82),
 *     { effective_date: "2020-08-31", type: "split", value: 4, reference_close: null, currency: null },
 *     dividend("2020-11-06", 0.205),
 *     dividend("2021-02-05", 0.205)
 *   ],
 *   "2021-03-31"
 * ) // => 0.67
 * ```
 */
export const dividendYield = (
  latest: Pick<Bar, "date" | "close"> | null,
  actions: ReadonlyArray<CorporateAction>,
  known_to: string | null
): number | null => {
  if (latest === null || latest.close <= 0) return null
  const { close, date } = latest
  const yearBefore = addMonths(date, -12)
  const dividends = actions.filter(
    ({ effective_date, type }) => type === "dividend" && yearBefore < effective_date && effective_date <= date
  )
  if (dividends.some(({ currency }) => currency !== null)) return null
  const paid = dividends.reduce(
    (sum, { effective_date, value }) => sum + value / splitRatio(actions, effective_date, date),
    0
  )
  if (paid === 0 && (known_to === null || known_to < date)) return null
  return (paid * 100) / close
}
