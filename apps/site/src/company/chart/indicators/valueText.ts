/** Values of indicators as texts, by what they are counted in. */
import { compact, number } from "../../../language/format.ts"
import type { IndicatorLine, PlacedIndicator } from "./placed.ts"

export interface PriceTexts {
  readonly priceText: (value: number) => string
  /** Of what is in the unit of prices and may be near zero where prices aren't. */
  readonly studyText: (value: number) => string
}

export const valueText = (
  { place }: Pick<PlacedIndicator, "place">,
  { unit }: Pick<IndicatorLine, "unit">,
  { priceText, studyText }: PriceTexts
): ((value: number) => string) => {
  if (unit === "price") return place === "prices" ? priceText : studyText
  if (unit === "shares" || unit === "money") return compact
  return unit === "bars" || unit === "degrees"
    ? (value) => number(value, 1)
    : (value) => number(value, Math.abs(value) < 1 && value !== 0 ? 4 : 2)
}
