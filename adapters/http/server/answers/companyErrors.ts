/** What may go wrong on the way to a company, as clients see it. */
import { Effect } from "effect"
import type { CompanyNotFound } from "../../../../core/mod.ts"
import { NotFound } from "../../api/Errors.ts"
import { unavailable } from "./unavailable.ts"

/** Names the company as it was asked for. */
export const notFoundText = ({ symbol }: CompanyNotFound): string => `Company not found: ${symbol}`

export const companyErrors = {
  CompanyNotFound: (error: CompanyNotFound) => Effect.fail(new NotFound({ detail: notFoundText(error) })),
  StoreUnavailable: unavailable
}
