/** The market index for betas. */
import { Context } from "effect"

/**
 * The symbol of the company whose bars are the index's, `SPY` or `SPY:ARCA`; null for none, and then betas are unknown.
 */
export const IndexSymbol = Context.Reference<string | null>("findata/core/markets/IndexSymbol", {
  defaultValue: () => null
})
