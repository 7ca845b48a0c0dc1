/** The library with its catalogue, over the bars of a chart. Only what draws the chart imports it: pages have it of `useEngine`. */
import { accepts } from "../../../../../../core/indicators/base/Parameter.ts"
import {
  type Closes,
  type IndicatorBasis,
  overBars
} from "../../../../../../core/indicators/expression/overBars.ts"
import { type AskedIndicator, servedIndicators } from "../../../../../../core/indicators/expression/read.ts"
import { averageNames, type Column } from "../../../../../../core/indicators/mod.ts"
import { expressionOf, readText } from "./expressions.ts"

interface Known {
  readonly second: Closes | null
  readonly columns: ReadonlyArray<Column>
}

/** Computes expressions over bars, each once while the bars and its second series are the same. */
const computing = () => {
  let of: IndicatorBasis | null = null
  let known = new Map<string, Known>()
  return (asked: AskedIndicator, basis: IndicatorBasis, second: Closes | null): ReadonlyArray<Column> => {
    if (of !== basis) {
      of = basis
      known = new Map()
    }
    const before = known.get(asked.expression)
    if (before !== undefined && before.second === second) return before.columns
    const columns = overBars(asked, basis, second)
    known.set(asked.expression, { second, columns })
    return columns
  }
}

export const engine = { accepts, averageNames, computing, expressionOf, readText, servedIndicators }
export type Engine = typeof engine
