/** Indicators as the catalogue lists them. */
import { Schema, Struct } from "effect"
import { forms, groups, type Indicator, inputNames, units } from "../indicators/base/Indicator.ts"
import { defaultsOf } from "../indicators/base/outputs.ts"
import { parameterTypes } from "../indicators/base/Parameter.ts"
import { servedIndicators } from "../indicators/expression/read.ts"
import { field, nullable } from "../records/Record.ts"
import { countField } from "../records/Figure.ts"

const ListedParameter = Schema.Struct({
  name: field(Schema.String, "By which an expression may name it", { example: "time_period" }),
  type: field(
    Schema.Literals(parameterTypes),
    "`average`: the number of a kind of moving average, or its name: sma, ema, wma, dema, tema, trima, kama, mama, t3 from 0 on"
  ),
  default: field(Schema.Finite, "Its value where it is left out"),
  minimum: field(Schema.Finite, "The least that it may be"),
  maximum: field(Schema.Finite, "The most that it may be")
}).annotate({ identifier: "IndicatorParameter" })

const ListedOutput = Schema.Struct({
  name: field(Schema.String, "Stands behind the expression where there are several", { example: "upper" }),
  unit: field(
    Schema.Literals(units),
    "`price`, its square, `shares`, `money` (price times shares), `pattern` (100 or 200 bullish, the same below 0 bearish, else 0), or what splits leave alone"
  ),
  form: field(Schema.Literals(forms), "How it is usually drawn; `histogram`: as bars from 0"),
  meaning: field(Schema.String, "What the value is")
}).annotate({ identifier: "IndicatorOutput" })

/** An indicator of the catalogue. */
export const ListedIndicator = Schema.Struct({
  name: field(Schema.String, "By which expressions ask for it; TA-Lib's where it has it", { example: "rsi" }),
  title: field(Schema.String, "Its name in English", { example: "Relative strength index" }),
  group: field(Schema.Literals(groups), "What kind it is"),
  inputs: field(
    Schema.Array(Schema.Literals(inputNames)),
    "The columns of bars that it is computed from; `other`: the closes of a second symbol"
  ),
  parameters: field(Schema.Array(ListedParameter), "In the order in which an expression gives them by place"),
  outputs: field(Schema.Array(ListedOutput), "In the order in which an answer has them"),
  overlay: field(
    Schema.Boolean,
    "Whether its values are prices, to be drawn over the bars; differences of prices and all other values aren't"
  ),
  levels: field(
    Schema.Array(Schema.Finite),
    "The values that its own are usually compared with, the lowest first: 30 and 70 of rsi"
  ),
  formula: field(Schema.String, "How its values are computed, seed included"),
  source: field(Schema.String, "Where the formula is from"),
  talib: field(Schema.Boolean, "Whether TA-Lib has it"),
  warm_up: countField("Bars before the first value, with the defaults"),
  deviation: nullable(
    Schema.String,
    "In what it differs from TA-Lib or from its source, and why; null where it doesn't"
  )
}).annotate({ identifier: "Indicator" })
export type ListedIndicator = typeof ListedIndicator.Type

const listed = (indicator: Indicator): ListedIndicator => ({
  ...Struct.omit(indicator, ["memory", "refuses", "stage"]),
  outputs: indicator.outputs.map((output) => ({ form: "line", ...output })),
  overlay: indicator.overlay ?? false,
  levels: indicator.levels ?? [],
  warm_up: indicator.stage(...defaultsOf(indicator)).first,
  deviation: indicator.deviation ?? null
})

/** Every indicator that is served, by group; made where it is asked for, because warm-ups need the stage of each. */
export const listedIndicators = (): ReadonlyArray<ListedIndicator> => servedIndicators.map(listed)
