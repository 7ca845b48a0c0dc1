/** Figures by function call: the indicators of split-adjusted daily bars that are served, one for each of their outputs. */
import { currencyOf, inUnit } from "../../codes/Currency.ts"
import type { Indicator, Output, Unit } from "../../indicators/base/Indicator.ts"
import type { Parameter } from "../../indicators/base/Parameter.ts"
import { outputsOf } from "../../indicators/base/outputs.ts"
import { servedIndicators } from "../../indicators/expression/read.ts"
import { maxTechnicalPoints, technicalHistory } from "../../indicators/TechnicalHistory.ts"
import type { Column } from "../../numbers/Column.ts"
import type { BarColumns } from "../../prices/BarColumns.ts"
import type { FigureUnit } from "../../records/FigureMeaning.ts"
import type { FigureFunction, FigureParameter, Part } from "../Figure.ts"

const technicalBars = technicalHistory(maxTechnicalPoints)

/** Of a figure the most bars of a period. */
const maxPeriod = 500

const units: Readonly<Record<Unit, FigureUnit>> = {
  price: "price",
  price_squared: "ratio",
  shares: "shares",
  money: "currency",
  percent: "percent",
  ratio: "ratio",
  degrees: "ratio",
  bars: "count",
  pattern: "count"
}

/** Names that CEL reserves. */
const others: Readonly<Record<string, string>> = { var: "variance" }

const nameOf = ({ name, outputs }: Indicator, output: Output): string =>
  outputs.length === 1 || output.name === name ? (others[name] ?? name) : `${name}_${output.name}`

const titleOf = ({ name, outputs, title }: Indicator, output: Output): string =>
  outputs.length === 1 || output.name === name ? title : `${title}, ${output.name.replaceAll("_", " ")}`

const parameterOf = ({ maximum, name, type, ...parameter }: Parameter): FigureParameter => ({
  name,
  default: parameter.default,
  minimum: parameter.minimum,
  maximum: type === "integer" ? Math.min(maximum, maxPeriod) : maximum,
  whole: type !== "number"
})

/** Parameters of a figure, and those of its indicator for its arguments. */
interface Asked {
  readonly parameters: ReadonlyArray<FigureParameter>
  readonly of: (args: ReadonlyArray<number>) => ReadonlyArray<number>
}

/** A band is of one deviation. */
const bands = ({ parameters }: Indicator): Asked => ({
  parameters: parameters
    .filter(({ name }) => name !== "nb_dev_dn")
    .map((parameter) => ({
      ...parameterOf(parameter),
      ...(parameter.name === "nb_dev_up" ? { name: "nb_dev" } : {})
    })),
  of: ([period = 5, deviations = 2, kind = 0]) => [period, deviations, deviations, kind]
})

const askedOf = (indicator: Indicator): Asked =>
  indicator.name === "bbands"
    ? bands(indicator)
    : { parameters: indicator.parameters.map(parameterOf), of: (args) => args }

/** Of a longer period what an indicator forgets bit by bit isn't forgotten within the bars of `technical`. */
const longPeriod = 60

const isUnbounded = (parameters: ReadonlyArray<Parameter>, args: ReadonlyArray<number>): boolean =>
  parameters.some(({ name }, i) => name === "time_period" && args[i] === 0)

/** Whether a value is of more than the bars of `technical`. */
const isOfAll = (
  { memory = "fading", parameters, stage }: Indicator,
  args: ReadonlyArray<number>
): boolean => {
  const periods = args.filter((_, i) => parameters[i]?.type === "integer")
  if (memory !== "window") return memory === "all" || periods.some((bars) => bars > longPeriod)
  const { first, history = 0 } = stage(...args)
  return isUnbounded(parameters, args) || first + history >= technicalBars
}

const needsOf = (isWhole: boolean): ReadonlyArray<Part> => [isWhole ? "history" : "technical", "splits"]

const withoutStop = (text: string): string => text.replace(/\.$/, "")

const figureOf = (indicator: Indicator, output: Output, place: number): FigureFunction => {
  const { deviation, formula, refuses, source } = indicator
  const { of: parametersOf, parameters } = askedOf(indicator)
  const filled = (args: ReadonlyArray<number>): ReadonlyArray<number> =>
    parametersOf(parameters.map(({ default: standard }, i) => args[i] ?? standard ?? Number.NaN))
  const columnOf = (all: ReadonlyArray<number>) => (bars: BarColumns) =>
    outputsOf(indicator, all, bars)[place] as Column
  return {
    name: nameOf(indicator, output),
    title: titleOf(indicator, output),
    group: indicator.group === "pattern" ? "patterns" : "indicators",
    unit: units[output.unit],
    type: "number",
    meaning: withoutStop(output.meaning),
    formula: [formula, ...(deviation === undefined ? [] : [deviation])].map(withoutStop).join("; "),
    null_when: "there are too few bars since the first, or since a gap",
    source,
    parameters,
    needs: needsOf(isOfAll(indicator, filled([]))),
    needsOf: (args) => needsOf(isOfAll(indicator, filled(args))),
    ...(refuses === undefined ? {} : { refused: (args) => refuses(...filled(args)) }),
    of: (known, args) => {
      const all = filled(args)
      const value = known.indicator(columnOf(all), isOfAll(indicator, all))
      const { currency } = known.company
      if (value === null || output.unit !== "money") return value
      return currency === null ? null : inUnit(value, currency, currencyOf(currency))
    }
  }
}

/** Each is null in its warm-up, and begins anew after a gap in the bars. Those of a second series aren't among them. */
export const indicatorFigures: ReadonlyArray<FigureFunction> = servedIndicators
  .filter(({ inputs }) => !inputs.includes("other"))
  .flatMap((indicator) => indicator.outputs.map((output, place) => figureOf(indicator, output, place)))
