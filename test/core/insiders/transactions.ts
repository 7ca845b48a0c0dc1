/** Made-up insider transactions. */
import type { InsiderTransaction } from "../../../core/insiders/InsiderTransaction.ts"
import { directionOf } from "../../../core/insiders/TradeDirection.ts"

/** A transaction in dollars within the year to 2024-06-30, as reported on Form 4, with the given members replaced. */
export const transaction = (overrides: Partial<InsiderTransaction>): InsiderTransaction => ({
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
  filer: null,
  table_line: null,
  amends_date: null,
  ...overrides
})

/** One without code, words and price, as reported by Korea's elestock. */
export const reported = (shares_change: number): InsiderTransaction =>
  transaction({
    source: "dart",
    transaction_date: null,
    transaction_code: null,
    shares_change,
    price: null,
    currency: "KRW"
  })

/** The direction of a transaction without a code when shares rise, and when they fall. */
export const directions = (transaction_type: string | null): ReadonlyArray<number> =>
  [10, -10].map((shares_change) => directionOf({ transaction_code: null, transaction_type, shares_change }))
