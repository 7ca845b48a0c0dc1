/** Which company held a ticker when. */
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { day, id, symbol, text } from "../records/Scalar.ts"

/** A company held a symbol on an exchange from one day to another. */
export const Listing = record(
  "listing",
  {
    key: ["symbol", "exchange", "valid_from"],
    dated: "valid_from",
    foundBy: ["symbol", "company_id"],
    importedAs: {
      kind: "listings",
      summary:
        "who held a ticker when: symbol, exchange, valid_from, valid_to, company (slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD] or id)"
    }
  },
  {
    symbol: field(symbol, "The ticker", { example: "WM" }),
    exchange: field(text, "The exchange's code", { example: "NYSE" }),
    valid_from: field(day, "The first day", { example: "1999-01-01" }),
    valid_to: nullable(day, "The last day; null while it still holds it", { example: "2008-09-26" }),
    company_id: field(id, "The company", { references: "company" })
  }
)
export interface Listing extends ValueOf<typeof Listing> {}

/** Whether the company held the symbol on the day. */
export const holds = ({ valid_from, valid_to }: Listing, day: string): boolean =>
  valid_from <= day && (valid_to === null || day <= valid_to)
