/** Insiders' purchases and sales by the month in which they were made. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { directionOf } from "../../../../../core/insiders/TradeDirection.ts"
import { addDays, addMonths } from "../../../../../core/time/CalendarDate.ts"

export type Transaction = Answer<"listInsiderTransactions">["transactions"][number]

type Dated = Pick<Transaction, "transaction_date" | "filed_date">
type Trade = Dated & Pick<Transaction, "transaction_code" | "transaction_type" | "shares_change" | "value">

/** The purchases, or the sales, of a month. */
export interface Side {
  readonly count: number
  readonly shares: number
  /** Of those with a price. */
  readonly value: number
}

export interface Month {
  /** `2026-10` */
  readonly month: string
  readonly bought: Side
  readonly sold: Side
}

/** When it was made, or else filed. */
export const dateOf = ({ filed_date, transaction_date }: Dated): string => transaction_date ?? filed_date

/** The first of the days of so many months that end on a day. */
export const firstDayOf = (day: string, months: number): string => addDays(addMonths(day, -months), 1)

const none: Side = { count: 0, shares: 0, value: 0 }

const sideOf = (trades: ReadonlyArray<Trade>, direction: 1 | -1): Side =>
  trades
    .filter((trade) => directionOf(trade) === direction)
    .reduce(
      ({ count, shares, value }, trade) => ({
        count: count + 1,
        shares: shares + Math.abs(trade.shares_change),
        value: value + (trade.value ?? 0)
      }),
      none
    )

const monthsBetween = (first: string, last: string): ReadonlyArray<string> => {
  const months: Array<string> = []
  for (let day = `${first.slice(0, 7)}-01`; day <= last; day = addMonths(day, 1)) months.push(day.slice(0, 7))
  return months
}

/** Every month from the first day's to the last's, oldest first, also those without trades. */
export const tradesByMonth = (
  trades: ReadonlyArray<Trade>,
  first: string,
  last: string
): ReadonlyArray<Month> => {
  const within = trades.filter((trade) => dateOf(trade) >= first && dateOf(trade) <= last)
  return monthsBetween(first, last).map((month) => {
    const those = within.filter((trade) => dateOf(trade).startsWith(month))
    return { month, bought: sideOf(those, 1), sold: sideOf(those, -1) }
  })
}

/** How many purchases and sales have no value. */
export const unpriced = (trades: ReadonlyArray<Trade>): number =>
  trades.filter((trade) => directionOf(trade) !== 0 && trade.value === null).length
