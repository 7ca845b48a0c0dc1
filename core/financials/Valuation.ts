/** Valuation multiples. */
import { type ValuesOf, valuesOf } from "../records/Computation.ts"
import { readLines } from "./Line.ts"
import { multiples } from "./Multiples.ts"
import type { Statement } from "./Statement.ts"
import { trailing, trailingLine } from "./Trailing.ts"

/**
 * pe = market_cap / net_income, pb = market_cap / equity, ps = market_cap / sales, pfcf = market_cap / free_cash_flow,
 * ev_ebitda = (market_cap + total_debt + preferred_stock + non_controlling_interest - cash - short_term_investments) /
 * ebitda. Flows as in `trailingFlow`, balances of the latest statement. `market_cap` is in `currency`, the price's.
 * Null when the divisor is unknown or isn't above 0, when the market cap is unknown, or when the statement is in
 * another currency.
 *
 * @example
 * ```ts
 * import { noLines, type Statement, valuation } from "findata/financials"
 *
 * // Apple's fiscal year 2020, 10-K, at the market cap of 2020-10-30.
 * const annual: Statement = {
 *   ...noLines,
 *   fiscal_date: "2020-09-26", year: 2020, quarter: null, period: "Annual", months: 12, currency: "USD",
 *   filed_at: "2020-10-30", provenance: {}, sales: 274_515e6, net_income: 57_411e6,
 *   total_shareholders_equity: 65_339e6
 * }
 * valuation(1_850_816e6, "USD", [annual]) // => { pe_ratio: 32.24, pb_ratio: 28.33, ps_ratio: 6.74, ev_ebitda: null }
 * ```
 */
export const valuation = (
  market_cap: number | null,
  currency: string | null,
  statements: ReadonlyArray<Statement>
): ValuesOf<typeof multiples> => {
  const months = trailing(statements)
  const lines = readLines((line) => trailingLine(months, line, currency))
  return valuesOf(multiples, { market_cap, lines })
}
