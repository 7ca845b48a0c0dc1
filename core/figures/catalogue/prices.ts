/** Figures of prices: of the latest bar, returns, ranges, volumes. */
import type { Figure } from "../Figure.ts"

/** By the day of the latest bar. */
export const priceFigures: ReadonlyArray<Figure> = [
  {
    name: "close",
    title: "Close",
    group: "price",
    unit: "price",
    type: "number",
    meaning: "The latest close as traded",
    formula: "",
    null_when: "there is no bar",
    needs: ["bars"],
    of: ({ latest }) => latest?.close ?? null
  },
  {
    name: "return_1y",
    title: "Return, 1 year",
    group: "return",
    unit: "percent",
    type: "number",
    meaning: "Change of the price over a year, adjusted for splits",
    formula: "(close / close a year before - 1) x 100",
    null_when: "the history is too short or has a gap there",
    needs: ["year", "actions"],
    of: ({ snapshot }) => snapshot.returns["1y"]
  }
]
