/** Sums up what insiders bought and sold on their own account over some months. */
import { addMonths } from "../time/CalendarDate.ts"
import type { InsiderTransaction } from "./InsiderTransaction.ts"

/** Buys and sells within a period. Grants, exercises, gifts and the like are neither. */
export interface InsiderSummary {
  readonly period_months: number
  readonly buy_count: number
  readonly sell_count: number
  readonly shares_bought: number
  readonly shares_sold: number
  /** Shares bought less shares sold. */
  readonly net_shares: number
  /**
   * Buys less sells at their prices, of those alone whose price is told in the currency asked for. Null when there were
   * trades but none so priced, 0 when there was no trade.
   */
  readonly net_value: number | null
}

/** Reasons for a change that are neither a purchase nor a sale, as Korea's reports of ownership name them. */
const koreanReasons =
  /증여|수증|상속|부여|상여|무상|배당|우리사주|행사|선택권|옵션|전환|교환|신주|증자|인수|합병|분할|병합|자본감소|소각|대물변제|실명|대여|차입|담보|계약|소멸|해소|편입|신규|선임|퇴임/

/** The same in English. */
const englishReasons =
  /\b(?:grant(?!or)|award|exercis|options?\b|restricted|rsu|gift|donat|inherit|bequest|conver[st]|tax(?:es)?\b|withh|vest|bonus|dividend|split|merger|subscri|transfer|loan|pledge|initial)/i

const isOtherReason = (type: string): boolean => koreanReasons.test(type) || englishReasons.test(type)

/** 1 for a buy, -1 for a sale, 0 for what is neither. */
const directionOf = (transaction: InsiderTransaction): number => {
  const { transaction_code, transaction_type, shares_change } = transaction
  if (shares_change === 0) return 0
  if (transaction_code !== null) return transaction_code === "P" ? 1 : transaction_code === "S" ? -1 : 0
  return transaction_type !== null && isOtherReason(transaction_type) ? 0 : Math.sign(shares_change)
}

/** Without what adding fractions leaves behind, and without -0. */
const rounded = (amount: number, decimals: number): number => Number(amount.toFixed(decimals)) + 0

/**
 * The summary of the calendar months that end on `day`: after the same day `months` earlier, up to `day` itself. A
 * transaction falls on its own date, on the day it was filed where it has none.
 *
 * SEC's code tells a purchase, P, from a sale, S (Form 4, General Instruction 8). A transaction without a code goes by
 * the sign of its change in shares, unless its type names another reason. Shares are rounded to 6 decimals,
 * the value to 2.
 */
export const insiderSummary = (
  transactions: ReadonlyArray<InsiderTransaction>,
  day: string,
  months: number,
  currency: string | null
): InsiderSummary => {
  const before = addMonths(day, -months)
  const [count, shares] = [
    { buy: 0, sell: 0 },
    { buy: 0, sell: 0 }
  ]
  let priced = 0
  let value = 0
  for (const transaction of transactions) {
    const date = transaction.transaction_date ?? transaction.filed_date
    const direction = directionOf(transaction)
    if (date <= before || date > day || direction === 0) continue
    const side = direction > 0 ? "buy" : "sell"
    const traded = Math.abs(transaction.shares_change)
    count[side] += 1
    shares[side] += traded
    if (transaction.price === null || currency === null || transaction.currency !== currency) continue
    priced += 1
    value += direction * traded * transaction.price
  }
  return {
    period_months: months,
    buy_count: count.buy,
    sell_count: count.sell,
    shares_bought: rounded(shares.buy, 6),
    shares_sold: rounded(shares.sell, 6),
    net_shares: rounded(shares.buy - shares.sell, 6),
    net_value: priced === 0 && count.buy + count.sell > 0 ? null : rounded(value, 2)
  }
}
