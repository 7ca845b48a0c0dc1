/** Insider transactions that tests make up. */
import type { InsiderTransaction } from "../../../core/insiders/InsiderTransaction.ts"
import { directionOf } from "../../../core/insiders/TradeDirection.ts"

/** A transaction in dollars within the year to 2024-06-30, as Form 4 tells one but for what is told otherwise. */
export const transaction = (told: Partial<InsiderTransaction>): InsiderTransaction => ({
  transaction_id: 1,
  source: "sec",
  external_id: "0000000000-24-000001:1",
  issuer_id: 1,
  filed_date: "2024-06-03",
  transaction_date: "2024-06-01",
  insider_name: "Doe Jane",
  position: null,
  relationship: "officer",
  transaction_type: null,
  transaction_code: "P",
  shares_change: 100,
  price: 10,
  currency: "USD",
  shares_owned_after: null,
  ownership_percent: null,
  is_direct: null,
  filing_id: null,
  filing_url: null,
  ...told
})

/** One without code, words and price, as Korea's elestock tells it. */
export const reported = (shares_change: number): InsiderTransaction =>
  transaction({
    source: "dart",
    transaction_date: null,
    transaction_code: null,
    shares_change,
    price: null,
    currency: "KRW"
  })

/** What a transaction without a code counts as when shares rise, and when they fall. */
export const directions = (transaction_type: string | null): ReadonlyArray<number> =>
  [10, -10].map((shares_change) => directionOf({ transaction_code: null, transaction_type, shares_change }))
