/** An insider's transaction on a company's page, with its money in one currency. */
import { Schema } from "effect"
import { figure } from "../records/Figure.ts"
import { membersOf, pick } from "../records/Members.ts"
import { InsiderTransaction } from "./InsiderTransaction.ts"

const { fields } = InsiderTransaction

/**
 * A transaction with its price and value in the currency of the page, both null where the source has no price in it.
 */
export const InsiderRow = Schema.Struct({
  id: fields.transaction_id,
  ...pick(fields, ["filed_date", "transaction_date", "insider_name", "position", "relationship"]),
  ...pick(fields, ["transaction_type", "transaction_code", "shares_change"]),
  price: figure("The price of one share, in the page's currency; null when the source has none in it", {
    example: 171.23
  }),
  value: figure(
    "The value of the shares at that price, to 2 decimals, never negative; in the page's currency",
    {
      example: 33642300
    }
  ),
  ...pick(fields, ["shares_owned_after", "ownership_percent", "is_direct", "source"]),
  ...pick(fields, ["filing_id", "filing_url"])
})
export interface InsiderRow extends Schema.Schema.Type<typeof InsiderRow> {}

const rowOf = membersOf(InsiderRow)

const valueOf = (price: number | null, shares_change: number): number | null => {
  const value = price === null ? null : price * Math.abs(shares_change)
  return value === null || !Number.isFinite(value) ? null : Number(value.toFixed(2))
}

/**
 * The row of a transaction on a page whose amounts are in `currency`, null when that is unknown.
 *
 * @example
 * ```ts
 * import { insiderRow } from "findata"
 *
 * const sale = {
 *   transaction_id: 1, source: "sec", external_id: "0001127602-24-001234/1", issuer_id: 1,
 *   filed_date: "2024-04-03", transaction_date: "2024-04-01", insider_name: "COOK TIMOTHY D",
 *   position: "Chief Executive Officer", relationship: "officer", transaction_type: "Sale",
 *   transaction_code: "S", shares_change: -196_410, price: 171.23, currency: "USD",
 *   shares_owned_after: 3_280_057, ownership_percent: null, is_direct: true, filing_id: null,
 *   filing_url: null, filer: null, table_line: null, amends_date: null
 * }
 * insiderRow(sale, "USD") // => { id: 1, shares_change: -196_410, price: 171.23, value: 33_631_284.3 }
 * insiderRow(sale, "EUR") // => { shares_change: -196_410, price: null, value: null }
 * ```
 */
export const insiderRow = (transaction: InsiderTransaction, currency: string | null): InsiderRow => {
  const price = currency !== null && transaction.currency === currency ? transaction.price : null
  return rowOf({
    ...transaction,
    id: transaction.transaction_id,
    price,
    value: valueOf(price, transaction.shares_change)
  })
}
