/**
 * Which facts tell a line: formulas of tags of FASB's us-gaap, of which the first counts that a period has all facts for.
 * A sum or difference takes facts of one filing and period alone.
 */
import type { Line } from "../../core/financials/Line.ts"
import { balanceChains } from "./balanceChains.ts"
import { flowChains } from "./flowChains.ts"

/** Lines that no tag tells, and that the service derives from others, have none. */
export const tagChains: { readonly [K in Line]?: ReadonlyArray<string> } = { ...flowChains, ...balanceChains }

/**
 * Totals that hold other owners' share too, for lines that are the parent's. They count only for an issuer that never tells
 * the parent's apart: filings repeat older years' totals alone.
 */
export const groupTotals: ReadonlySet<string> = new Set([
  "ProfitLoss",
  "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"
])
