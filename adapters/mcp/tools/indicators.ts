/** Technical indicators of a company's daily bars. */
import { Effect } from "effect"
import { type Company, Technicals } from "../../../core/mod.ts"
import { IndicatorSeries, maxIndicatorsText, parseIndicators } from "../../../core/ports.ts"
import { cellsOf, tableOf } from "../tool/Compact.ts"
import { as_of, optional, symbol, text, wholeOr } from "../tool/Parameters.ts"
import { companyOn, headOf, sourcesOf } from "../tool/Subject.ts"
import { Refused, tool } from "../tool/Tool.ts"

const refused = ({ message }: { readonly message: string }) => Effect.fail(new Refused({ message }))

/** The last bars with the indicators that a text names. */
const asked = Effect.fnUntraced(function* (
  company: Company,
  names: string,
  bars: number,
  as_of: string | null
) {
  const indicators = yield* Effect.catchTag(parseIndicators(names), "WrongExpression", refused)
  const series = yield* IndicatorSeries
  const daily = { interval: "1day", adjust: "splits", from: null, to: null } as const
  const answer = yield* Effect.catchTag(
    series.of(company, { ...daily, companies: 1, indicators, as_of, limit: bars }),
    "WrongIndicators",
    refused
  )
  const columns = ["date", "close", ...answer.columns.map(({ name }) => name)]
  return tableOf(
    columns,
    answer.bars.date.map((date, i) =>
      cellsOf(columns, [
        date,
        answer.bars.close[i],
        ...answer.columns.map(({ values }) => (Number.isNaN(values[i]) ? null : values[i]))
      ])
    )
  )
})

export const indicators = tool({
  name: "indicators",
  title: "Technical indicators",
  description:
    "RSI(14), MACD(12,26,9), Bollinger bands(20,2), ATR(14) and means of 20, 50 and 200 closes at the last split-adjusted daily bar, and on request as a series; or any that TA-Lib has, and others, by indicators.",
  scopes: ["read:stock"],
  parameters: {
    symbol,
    indicators: optional(
      text(
        maxIndicatorsText,
        "At most 20 between commas, by TA-Lib's names: rsi(14),bbands(20,2),supertrend(10,3),beta(SPY,20)"
      )
    ),
    points: wholeOr(0, 0, 250, "Bars of the series, oldest first; 0 for none"),
    as_of
  },
  run: Effect.fnUntraced(function* (given) {
    const company = yield* companyOn(given.symbol, given.as_of)
    if (given.indicators !== undefined) {
      const bars = yield* asked(company, given.indicators, Math.max(1, given.points), given.as_of ?? null)
      return { ...headOf(company), ...bars, source: yield* sourcesOf("prices") }
    }
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
