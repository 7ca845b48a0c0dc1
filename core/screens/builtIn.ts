/** The names of the functions of the language, besides those that are figures. */
import type { UniverseFunction } from "./Expression.ts"

/** What may be written with parentheses besides figures, each with an example. */
export const examples: Readonly<Record<string, string>> = {
  abs: "abs(x)",
  ago: 'ago(pe_ratio, "1y")',
  known: "known(pe_ratio)",
  log: "log(x)",
  max: "max(x, y)",
  min: "min(x, y)",
  percentile: "percentile(pe_ratio) or percentile(pe_ratio, sector)",
  rank: "rank(market_cap) or rank(market_cap, sector)",
  zscore: "zscore(pe_ratio) or zscore(pe_ratio, sector)"
}

/** The names of all of them. */
export const builtIn = Object.keys(examples)

/** Those that compare a company with all others. */
export const universeFunctions: ReadonlyArray<UniverseFunction> = ["percentile", "rank", "zscore"]
