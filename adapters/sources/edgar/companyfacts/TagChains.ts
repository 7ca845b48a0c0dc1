/**
 * The facts of a line: formulas of tags of FASB's us-gaap and of the IFRS Foundation's ifrs-full, of which the first
 * with all facts for a period counts. The operands of a sum or difference come from one filing and period.
 */
import { type Line, lines } from "../../../../core/financials/mod.ts"
import { balanceChains } from "./BalanceChains.ts"
import { flowChains } from "./FlowChains.ts"
import { type Formula, formulaOf } from "./Formula.ts"
import { ifrsChains } from "./IfrsChains.ts"

/** The formulas of a taxonomy for each line; lines that the service derives from others have none. */
export type Chains = { readonly [K in Line]?: ReadonlyArray<string> }

/** The chains by taxonomy. */
export const chainsByTaxonomy: Readonly<Record<string, Chains>> = {
  "us-gaap": { ...flowChains, ...balanceChains },
  "ifrs-full": ifrsChains
}

/** The formulas of a line, those of one taxonomy after those of the other: a filing uses one. */
export interface Chain {
  readonly line: Line
  readonly formulas: ReadonlyArray<Formula>
}

export const chains: ReadonlyArray<Chain> = lines.map((line) => ({
  line,
  formulas: Object.entries(chainsByTaxonomy).flatMap(([taxonomy, chainsOf]) =>
    (chainsOf[line] ?? []).map((text) => formulaOf(text, taxonomy))
  )
}))

/** Every concept of a chain. */
export const concepts: ReadonlySet<string> = new Set(
  chains.flatMap(({ formulas }) => formulas.flatMap(({ terms }) => terms.map(({ concept }) => concept)))
)

/**
 * Totals that include minority interests, for lines that are the parent's, with the parent's own concept. A total
 * counts only for an issuer that never reports the parent's: filings repeat only the totals of older years.
 */
export const groupTotals: ReadonlyMap<string, string> = new Map([
  ["us-gaap:ProfitLoss", "us-gaap:NetIncomeLoss"],
  [
    "us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
    "us-gaap:StockholdersEquity"
  ],
  ["ifrs-full:ProfitLoss", "ifrs-full:ProfitLossAttributableToOwnersOfParent"],
  ["ifrs-full:Equity", "ifrs-full:EquityAttributableToOwnersOfParent"]
])
