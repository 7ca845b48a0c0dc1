/** A company's sector, and its place in it. */
import { Effect } from "effect"
import { Locale, Sectors } from "../../../core/mod.ts"
import { tableOf } from "../tool/Compact.ts"
import { as_of, symbol, wordOr } from "../tool/Parameters.ts"
import { companyOn, headOf, sourcesOf } from "../tool/Subject.ts"
import { tool } from "../tool/Tool.ts"

export const sector = tool({
  name: "sector",
  title: "Sector",
  description:
    "A company among those with the same sector and currency: rank and percentile of its multiples, margins, returns and growth against the median, the sector's size and returns in percent, its largest companies, and a summary.",
  scopes: ["read:financial", "read:stock"],
  parameters: { symbol, locale: wordOr(Locale, "en", "Language of the summary"), as_of },
  run: Effect.fnUntraced(function* (given) {
    const company = yield* companyOn(given.symbol, given.as_of)
    const sectors = yield* Sectors
    const found = yield* sectors.of(company, given.locale, given.as_of ?? null)
    const { comparison, locale: _, performance, top_companies, ...rest } = found
    return {
      ...headOf(company),
      ...rest,
      performance_percent: performance,
      comparison: tableOf(
        ["metric", "company", "sector_median", "sector_average", "percentile", "rank", "of"],
        comparison
      ),
      top_companies: tableOf(
        ["symbol", "name", "market_cap", "weight_percent", "price_change_percent"],
        top_companies
      ),
      source: yield* sourcesOf("prices", "statements", "shares")
    }
  })
})
