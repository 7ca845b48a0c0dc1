/** Cash dividends over time, on the shares of a day. */
import { Schema } from "effect"
import { countField, figure } from "../records/Figure.ts"
import { field } from "../records/Record.ts"
import { whole } from "../records/Scalar.ts"
import { addDays, addMonths } from "../time/CalendarDate.ts"
import type { CorporateAction } from "./CorporateAction.ts"
import { splitRatio } from "./SplitRatio.ts"

/** The dividends of a calendar year. */
export const DividendYear = Schema.Struct({
  year: field(whole, "The calendar year of the ex-dates", { example: 2020 }),
  amount: figure("The sum of its cash dividends, each divided by later splits", {
    unit: "currency",
    nullWhen: "one of them is in a foreign currency"
  }),
  payments: countField("How many there were")
})
export interface DividendYear extends Schema.Schema.Type<typeof DividendYear> {}

const isDividend = ({ type }: CorporateAction): boolean => type === "dividend"

/** Their sum on the shares of a day; null where one is in a foreign currency. */
const sumOn = (
  day: string,
  actions: ReadonlyArray<CorporateAction>,
  dividends: ReadonlyArray<CorporateAction>
): number | null =>
  dividends.some(({ currency }) => currency !== null)
    ? null
    : dividends.reduce(
        (sum, { effective_date, value }) => sum + value / splitRatio(actions, effective_date, day),
        0
      )

/**
 * The cash dividends with ex-date in the twelve months to a day, each divided by the splits after its own day and up to another,
 * by default the same. Actions in any order. Null where one is in a foreign currency.
 */
export const dividendsOfYear = (
  actions: ReadonlyArray<CorporateAction>,
  day: string,
  shares = day
): number | null => {
  const before = addMonths(day, -12)
  return sumOn(
    shares,
    actions,
    actions.filter((one) => isDividend(one) && before < one.effective_date && one.effective_date <= day)
  )
}

/** Ex-dates a year apart may be some days less than a year apart. */
const daysOfYear = 350

/** How many ex-dates of cash dividends there were in the year to the last of them; null without any. Actions oldest first. */
export const dividendFrequency = (actions: ReadonlyArray<CorporateAction>): number | null => {
  const days = [...new Set(actions.filter(isDividend).map(({ effective_date }) => effective_date))]
  const last = days.at(-1)
  if (last === undefined) return null
  const since = addDays(last, -daysOfYear)
  return days.filter((day) => day > since).length
}

/** By calendar year, newest first, up to a day and on its shares; years without a dividend between others included. */
export const dividendYears = (
  actions: ReadonlyArray<CorporateAction>,
  day: string
): ReadonlyArray<DividendYear> => {
  const paid = actions.filter((one) => isDividend(one) && one.effective_date <= day)
  const byYear = Map.groupBy(paid, ({ effective_date }) => Number(effective_date.slice(0, 4)))
  const years = [...byYear.keys()]
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return years.length === 0
    ? []
    : Array.from({ length: last - first + 1 }, (_, i) => {
        const dividends = byYear.get(last - i) ?? []
        return { year: last - i, amount: sumOn(day, actions, dividends), payments: dividends.length }
      })
}
