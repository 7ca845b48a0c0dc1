/** Analysts' consensus on a company. */
import { Effect } from "effect"
import { Consensuses } from "../../../core/mod.ts"
import { tableOf } from "../tool/Compact.ts"
import { as_of, rows, symbol, wholeOr } from "../tool/Parameters.ts"
import { companyOn, headOf, sourcesOf } from "../tool/Subject.ts"
import { tool } from "../tool/Tool.ts"

export const consensus = tool({
  name: "consensus",
  title: "Analysts' consensus",
  description:
    "Each firm's latest target price and opinion of the months up to as_of: average, median, high and low targets on the shares of that day, the distance of the price to them in percent, opinions, and the targets one by one, newest first.",
  scopes: ["read:research", "read:stock"],
  parameters: {
    symbol,
    months: wholeOr(12, 1, 60, "Calendar months of reports"),
    limit: rows(20, 100),
    as_of
  },
  run: Effect.fnUntraced(function* (given) {
    const company = yield* companyOn(given.symbol, given.as_of)
    const consensuses = yield* Consensuses
    const found = yield* consensuses.of(company, given.months, given.as_of ?? null)
    const { investment_opinions, price_history: _, target_price_trend, upside_downside, ...rest } = found
    const { to_average, to_high, to_low } = upside_downside
    return {
      ...headOf(company),
      ...rest,
      upside_downside_percent: { to_average, to_high, to_low },
      opinions: tableOf(["opinion", "count", "percentage"], investment_opinions),
      targets: tableOf(
        ["date", "broker", "target_price", "opinion"],
        target_price_trend.slice(0, given.limit)
      ),
      source: yield* sourcesOf("reports", "prices")
    }
  })
})
