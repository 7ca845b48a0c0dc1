/** The indicators of a chart as columns of a table of its bars, named as answers of the API have them. */
import { unknown } from "../../../language/format.ts"
import { valueAt } from "./placed.ts"
import type { IndicatorPicture } from "./series.ts"
import { valueText } from "./valueText.ts"

export const indicatorColumns = ({
  indicators,
  ...texts
}: Pick<IndicatorPicture, "indicators" | "priceText" | "studyText">) =>
  indicators.flatMap((indicator) =>
    indicator.lines.map((line) => {
      const name =
        indicator.lines.length === 1 ? indicator.expression : `${indicator.expression}.${line.name}`
      return {
        name,
        title: name,
        cell: (index: number): string => {
          const value = valueAt(line, index)
          return value === null ? unknown : valueText(indicator, line, texts)(value)
        }
      }
    })
  )
