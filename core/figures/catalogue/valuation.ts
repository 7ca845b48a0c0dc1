/** Figures that compare a price with statements. */
import type { Figure } from "../Figure.ts"

/** Of the latest bar's day, and what was known then. */
export const valuationFigures: ReadonlyArray<Figure> = [
  {
    name: "market_cap",
    title: "Market cap",
    group: "valuation",
    unit: "currency",
    type: "number",
    meaning: "Of all the issuer's share classes",
    formula: "sum over classes of shares outstanding x close",
    null_when: "there is no price or no count of shares",
    needs: ["bars", "shares", "actions"],
    of: ({ cap }) => cap.market_cap
  }
]
