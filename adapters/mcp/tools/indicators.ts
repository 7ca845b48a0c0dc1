/** Technical indicators of a company's daily bars. */
import { Effect } from "effect"
import { Technicals } from "../../../core/mod.ts"
import { tableOf } from "../tool/Compact.ts"
import { as_of, symbol, wholeOr } from "../tool/Parameters.ts"
import { companyOn, headOf, sourcesOf } from "../tool/Subject.ts"
import { tool } from "../tool/Tool.ts"

export const indicators = tool({
  name: "indicators",
  title: "Technical indicators",
  description:
    "RSI(14), MACD(12,26,9), Bollinger bands(20,2), ATR(14) and means of 20, 50 and 200 closes at the last split-adjusted daily bar, and on request as a series.",
  scopes: ["read:stock"],
  parameters: {
    symbol,
    points: wholeOr(0, 0, 250, "Bars of the series, oldest first; 0 for none"),
    as_of
  },
  run: Effect.fnUntraced(function* (given) {
    const company = yield* companyOn(given.symbol, given.as_of)
    const technicals = yield* Technicals
    const points = given.points === 0 ? null : given.points
    // The description states the parameters.
    const { parameters: _, series, ...page } = yield* technicals.of(company, points, given.as_of ?? null)
    const [first] = series ?? []
    return {
      ...headOf(company),
      ...page,
      ...(series === undefined || first === undefined
        ? {}
        : { series: tableOf(Object.keys(first) as Array<keyof typeof first>, series) }),
      source: yield* sourcesOf("prices")
    }
  })
})
