/** Figures by function call: indicators of split-adjusted daily bars. */
import { rsi, sma } from "../../indicators/mod.ts"
import type { FigureFunction } from "../Figure.ts"

const period = (standard: number) => ({
  name: "time_period",
  default: standard,
  minimum: 2,
  maximum: 500,
  whole: true
})

/** Each is null in its warm-up, and begins anew after a gap in the bars. */
export const indicatorFigures: ReadonlyArray<FigureFunction> = [
  {
    name: "rsi",
    title: "Relative strength index",
    group: "indicators",
    unit: "ratio",
    type: "number",
    meaning: "Wilder's relative strength index, 0 to 100",
    formula: "100 x G / (G + L), with Wilder's means of rises and falls",
    null_when: "nothing moved, or there are too few bars",
    source: "Wilder 1978",
    parameters: [period(14)],
    needs: ["technical", "actions"],
    of: (known, [length = 14]) => known.indicator(({ close }) => rsi(close, length))
  },
  {
    name: "sma",
    title: "Simple moving average",
    group: "indicators",
    unit: "price",
    type: "number",
    meaning: "Mean of the last closes",
    formula: "sum of closes / their number",
    null_when: "there are too few bars",
    parameters: [period(30)],
    needs: ["technical", "actions"],
    of: (known, [length = 30]) => known.indicator(({ close }) => sma(close, length))
  }
]
