/** Which index betas are reckoned against. */
import { Context } from "effect"

/** The symbol of a company whose bars are the index's, `SPY` or `SPY:ARCA`; null for none, and then no beta is known. */
export const IndexSymbol = Context.Reference<string | null>("findata/core/markets/IndexSymbol", {
  defaultValue: () => null
})
