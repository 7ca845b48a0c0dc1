/** Resolves the company by which a list is filtered. */
import { Effect } from "effect"
import type { Companies, Company, StoreUnavailable } from "../../../../core/mod.ts"

/** As in the store's filter: null for every company. */
export type AskedCompany = { readonly company_id: Company["company_id"] | null }

/** The company of a query's symbol; null for an unknown symbol, so that the list is empty. */
export const askedCompany = (
  companies: Companies["Service"],
  symbol: string | undefined
): Effect.Effect<AskedCompany | null, StoreUnavailable> =>
  symbol === undefined ? Effect.succeed({ company_id: null }) : companies.find(symbol)
