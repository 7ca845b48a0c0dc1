/**
 * The facts of a line: formulas of tags of FASB's us-gaap, of which the first with all facts for a period counts. The
 * operands of a sum or difference come from one filing and period.
 */
import type { Line } from "../../core/financials/Line.ts"
import { balanceChains } from "./balanceChains.ts"
import { flowChains } from "./flowChains.ts"

/** Lines without a tag, which the service derives from others, have none. */
export const tagChains: { readonly [K in Line]?: ReadonlyArray<string> } = { ...flowChains, ...balanceChains }

/**
 * Totals that include minority interests, for lines that are the parent's. They count only for an issuer that never
 * reports the parent's separately: filings repeat only the totals of older years.
 */
export const groupTotals: ReadonlySet<string> = new Set([
  "ProfitLoss",
  "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"
])
