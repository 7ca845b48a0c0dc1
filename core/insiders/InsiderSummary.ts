/** Summarises insiders' purchases and sales on their own account over some months. */
import { Schema } from "effect"
import { countField, figure } from "../records/Figure.ts"
import { field } from "../records/Record.ts"
import { addMonths } from "../time/CalendarDate.ts"
import type { InsiderTransaction } from "./InsiderTransaction.ts"
import { directionOf } from "./TradeDirection.ts"

/** Purchases and sales within a period. Grants, exercises, gifts and the like are neither. */
export const InsiderSummary = Schema.Struct({
  period_months: field(Schema.Int, "The number of calendar months to the day of the page"),
  buy_count: countField("Purchases in the period"),
  sell_count: countField("Sales in the period"),
  shares_bought: field(Schema.Finite, "Shares bought in the period", { unit: "shares" }),
  shares_sold: field(Schema.Finite, "Shares sold in the period", { unit: "shares" }),
  net_shares: field(Schema.Finite, "Shares bought less shares sold", { unit: "shares" }),
  net_value: figure(
    "Purchases less sales at their prices, of those with a price in the page's currency; 0 without trades",
    { nullWhen: "there are trades, and none has such a price, or the sum is too large for a number" }
  )
})
export interface InsiderSummary extends Schema.Schema.Type<typeof InsiderSummary> {}

/** The purchases, or the sales, of a period. */
interface Side {
  count: number
  shares: number
  value: number
}

/** Removes the rounding errors of sums, and turns -0 into 0. */
const rounded = (amount: number, decimals: number): number => Number(amount.toFixed(decimals)) + 0

/** Limits a sum to the largest number. */
const held = (sum: number): number => Math.min(sum, Number.MAX_VALUE)

/**
 * The summary of the calendar months that end on `day`: after the same day `months` earlier, up to `day` itself. A
 * transaction counts on its own date, or else its filing date; `directionOf` distinguishes purchases from sales. Shares
 * are rounded to 6 decimals, the value to 2.
 *
 * @example
 * ```ts
 * import { insiderSummary } from "findata"
 *
 * const sale = {
 *   transaction_id: 1, source: "sec", external_id: "0001127602-24-001234/1", issuer_id: 1,
 *   filed_date: "2024-04-03", transaction_date: "2024-04-01", insider_name: "COOK TIMOTHY D",
 *   position: "Chief Executive Officer", relationship: "officer", transaction_type: "Sale",
 *   transaction_code: "S", shares_change: -196_410, price: 171.23, currency: "USD",
 *   shares_owned_after: 3_280_057, ownership_percent: null, is_direct: true, filing_id: null,
 *   filing_url: null, filer: null, table_line: null, amends_date: null
 * }
 * insiderSummary([sale], "2024-06-30", 6, "USD")
 * // => { buy_count: 0, sell_count: 1, shares_sold: 196_410, net_shares: -196_410, net_value: -33_631_284.3 }
 * ```
 */
export const insiderSummary = (
  transactions: ReadonlyArray<InsiderTransaction>,
  day: string,
  months: number,
  currency: string | null
): InsiderSummary => {
  const before = addMonths(day, -months)
  const buys: Side = { count: 0, shares: 0, value: 0 }
  const sells: Side = { count: 0, shares: 0, value: 0 }
  let priced = 0
  for (const transaction of transactions) {
    const date = transaction.transaction_date ?? transaction.filed_date
    const direction = directionOf(transaction)
    if (date <= before || date > day || direction === 0) continue
    const side = direction > 0 ? buys : sells
    const traded = Math.abs(transaction.shares_change)
    side.count += 1
    side.shares += traded
    if (transaction.price === null || currency === null || transaction.currency !== currency) continue
    priced += 1
    side.value += traded * transaction.price
  }
  const [bought, sold] = [held(buys.shares), held(sells.shares)]
  const value = buys.value - sells.value
  const isUnknown = (priced === 0 && buys.count + sells.count > 0) || !Number.isFinite(value)
  return {
    period_months: months,
    buy_count: buys.count,
    sell_count: sells.count,
    shares_bought: rounded(bought, 6),
    shares_sold: rounded(sold, 6),
    net_shares: rounded(bought - sold, 6),
    net_value: isUnknown ? null : rounded(value, 2)
  }
}
