/**
 * The accounts of each line: ids of IFRS's and DART's taxonomies, and Korean labels for accounts without an id. Sources:
 * IFRS Accounting Taxonomy; DART taxonomy of the Financial Supervisory Service.
 */
import type { Line } from "../../../core/financials/mod.ts"
import { balanceChains } from "./BalanceChains.ts"
import type { Chain } from "./Chain.ts"
import { flowChains } from "./FlowChains.ts"

/** Lines without an account have none. */
export const accountChains: { readonly [K in Line]?: Chain } = { ...flowChains, ...balanceChains }

/**
 * Totals that include others' interests in subsidiaries, for lines that are the parent's. They count only in separate
 * statements, and in consolidated ones that report no such interests.
 */
export const groupTotals: ReadonlySet<string> = new Set([
  "ifrs-full_ProfitLoss",
  "당기순이익",
  "반기순이익",
  "분기순이익",
  "ifrs-full_Equity",
  "자본총계"
])

/** Accounts of others' interests in subsidiaries. */
export const othersInterests: ReadonlySet<string> = new Set([
  "ifrs-full_NoncontrollingInterests",
  "ifrs-full_ProfitLossAttributableToNoncontrollingInterests",
  "비지배지분"
])
