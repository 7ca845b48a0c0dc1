/** The companies of a market as a vendor lists them. */
import { type EntryBatch, rowsBatch } from "../../../core/mod.ts"
import { exchangeDirectory, worldExchanges } from "../../../core/ports.ts"
import type { Market } from "./Vendor.ts"

const exchanges = exchangeDirectory(worldExchanges)

/** What a vendor states of a company, in its own words; null and undefined where it states nothing. */
export interface Listed {
  readonly symbol: string
  /** A MIC, a code or an alias of an exchange. */
  readonly venue: unknown
  readonly name: unknown
  /** Null for a security that isn't a company's share or a fund's. */
  readonly stock_type: string | null
  readonly cik?: unknown
  readonly isin?: unknown
}

/** Those on exchanges of the market; others are left out, and so are securities of other kinds. */
export const listedBatch = ({ exchanges: own }: Market, listed: ReadonlyArray<Listed>): EntryBatch =>
  rowsBatch(
    "companies",
    listed.flatMap(({ stock_type, venue, ...company }) => {
      const code = exchanges.find(String(venue ?? ""))?.code
      return code === undefined || !own.includes(code) || stock_type === null
        ? []
        : [{ ...company, exchange: code, stock_type }]
    }),
    { where: ({ symbol }) => String(symbol) }
  )
