/** What the indicators of a chart are at a bar. */
import { unknown } from "../../../language/format.ts"
import type { IndicatorPicture } from "./series.ts"
import { type PlacedIndicator, valueAt } from "./placed.ts"
import { texts } from "./texts.ts"
import { valueText } from "./valueText.ts"

type Shown = Omit<IndicatorPicture, "bars" | "gaps" | "isLog">

interface OutputText {
  readonly name: string
  readonly text: string
  readonly color: `--${string}`
}

/** The outputs of an indicator at a bar; their names are empty where there is one. */
const outputsAt = (indicator: PlacedIndicator, index: number, shown: Shown): ReadonlyArray<OutputText> =>
  indicator.lines.map((line) => {
    const value = valueAt(line, index)
    return {
      name: indicator.lines.length === 1 ? "" : line.name.replaceAll("_", " "),
      text: value === null ? unknown : valueText(indicator, line, shown)(value),
      color: line.form === "histogram" ? "--text" : line.color
    }
  })

/** The candle patterns that end on a bar, with their direction. */
export const patternsAt = ({ indicators }: Shown, index: number): ReadonlyArray<string> => {
  const t = texts()
  return indicators
    .filter(({ place }) => place === "marks")
    .flatMap(({ lines, title }) =>
      lines.flatMap((line) => {
        const value = valueAt(line, index) ?? 0
        return value === 0 ? [] : [value > 0 ? t.bullish(title) : t.bearish(title)]
      })
    )
}

/** The values and patterns in words, for those who hear them. */
export const indicatorReadings = (shown: Shown, index: number): ReadonlyArray<string> => [
  ...shown.indicators
    .filter(({ place }) => place !== "marks")
    .map((indicator) => {
      const outputs = outputsAt(indicator, index, shown)
      return `${indicator.expression} ${outputs.map(({ name, text }) => `${name} ${text}`.trim()).join(" ")}`
    }),
  ...patternsAt(shown, index)
]

/** Some of the indicators with their values at a bar; `shown` has the texts of prices. */
export const IndicatorValues = ({
  at,
  indicators,
  shown
}: {
  readonly shown: Shown
  readonly indicators: ReadonlyArray<PlacedIndicator>
  readonly at: number
}) =>
  indicators.map((indicator) => (
    <span key={indicator.expression}>
      <abbr title={indicator.title}>{indicator.expression}</abbr>
      {outputsAt(indicator, at, shown).map(({ color, name, text }) => (
        <span key={name} style={{ color: `var(${color})` }}>
          {name !== "" && <span class="muted">{name} </span>}
          {text}
        </span>
      ))}
    </span>
  ))
