/** An insider's transaction as a company's page tells it: its money in one currency. */
import type { InsiderTransaction } from "./InsiderTransaction.ts"

export interface InsiderRow
  extends Omit<InsiderTransaction, "transaction_id" | "external_id" | "issuer_id" | "currency"> {
  readonly id: number
  /** For a share, in the page's currency; null when it isn't told in that. */
  readonly price: number | null
  /** What the shares came to at that price, to 2 decimals and never below 0. */
  readonly value: number | null
}

const valueOf = (price: number | null, shares_change: number): number | null => {
  const value = price === null ? null : price * Math.abs(shares_change)
  return value === null || !Number.isFinite(value) ? null : Number(value.toFixed(2))
}

/** The row of a transaction on a page whose amounts are in `currency`, null when that isn't known. */
export const insiderRow = (transaction: InsiderTransaction, currency: string | null): InsiderRow => {
  const price = currency !== null && transaction.currency === currency ? transaction.price : null
  return {
    id: transaction.transaction_id,
    filed_date: transaction.filed_date,
    transaction_date: transaction.transaction_date,
    insider_name: transaction.insider_name,
    position: transaction.position,
    relationship: transaction.relationship,
    transaction_type: transaction.transaction_type,
    transaction_code: transaction.transaction_code,
    shares_change: transaction.shares_change,
    price,
    value: valueOf(price, transaction.shares_change),
    shares_owned_after: transaction.shares_owned_after,
    ownership_percent: transaction.ownership_percent,
    is_direct: transaction.is_direct,
    source: transaction.source,
    filing_id: transaction.filing_id,
    filing_url: transaction.filing_url
  }
}
