/** Companies for imports, and a directory of some. */
import { assert } from "@effect/vitest"
import { companyDirectory } from "../../../../core/imports/subjects/CompanyDirectory.ts"
import {
  type CompanyReference,
  exchangeDirectory,
  type Listing,
  worldExchanges
} from "../../../../core/ports.ts"

export const exchanges = exchangeDirectory(worldExchanges)

/** A company at home on the exchange, with the given members replaced. */
export const reference = (
  company_id: number,
  symbol: string,
  code: string,
  overrides: Partial<CompanyReference> = {}
): CompanyReference => {
  const exchange = exchanges.find(code) ?? assert.fail(code)
  return {
    company_id,
    issuer_id: company_id,
    symbol,
    exchange: exchange.code,
    operating_mic: exchange.operating_mic,
    slug: `company-${company_id}`,
    name: `Company ${company_id}`,
    currency: exchange.currency,
    stock_type: null,
    sector: null,
    listed: true,
    exchange_country_code: exchange.country_code,
    country_code: exchange.country_code,
    ...overrides
  }
}

export const directoryOf = (
  companies: ReadonlyArray<CompanyReference>,
  listings: ReadonlyArray<Listing> = []
) => companyDirectory({ exchanges: worldExchanges, issuers: [], companies, listings })
