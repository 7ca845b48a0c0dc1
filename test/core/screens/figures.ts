/** A vocabulary of a few figures, for the tests of the language. */
import type { FigureCalled, FigureNamed, ValueType, Vocabulary } from "../../../core/screens/Vocabulary.ts"

const named = (type: ValueType, names: string): ReadonlyArray<FigureNamed> =>
  names.split(" ").map((name) => ({ name, type }))

const figures = [
  ...named("number", "market_cap pe_ratio ps_ratio roe close sales sales_ttm dividend_yield beta"),
  ...named("text", "sector industry symbol country_code"),
  ...named("date", "last_filing_date next_earnings_date listed_date")
]

const period = { name: "period", minimum: 1, maximum: 1000, whole: true }

const functions: ReadonlyArray<FigureCalled> = [
  { name: "rsi", type: "number", parameters: [{ ...period, default: 14 }] },
  { name: "sma", type: "number", parameters: [{ ...period, default: null }] },
  {
    name: "bollinger_upper",
    type: "number",
    parameters: [
      { ...period, default: 20 },
      { name: "deviations", minimum: 0.5, maximum: 5, whole: false, default: 2 }
    ]
  },
  { name: "variance", type: "number", parameters: [{ ...period, default: 5 }] }
]

/** Figures of each type, and functions with and without defaults. */
export const vocabulary: Vocabulary = {
  figure: (name) => figures.find((_) => _.name === name),
  function: (name) => functions.find((_) => _.name === name),
  names: [...figures, ...functions].map(({ name }) => name),
  own: new Map()
}
