/** The company that a list is filtered by. */
import { Effect } from "effect"
import type { Companies, Company, StoreUnavailable } from "../../../../core/mod.ts"

/** As a store's filter has it: null for every company. */
export type AskedCompany = { readonly company_id: Company["company_id"] | null }

/** What the symbol of a query asks for; null for a symbol of no company, so that a list by it is empty. */
export const askedCompany = (
  companies: Companies["Service"],
  symbol: string | undefined
): Effect.Effect<AskedCompany | null, StoreUnavailable> =>
  symbol === undefined
    ? Effect.succeed({ company_id: null })
    : companies.bySymbol(symbol).pipe(Effect.catchTag("CompanyNotFound", () => Effect.succeed(null)))
