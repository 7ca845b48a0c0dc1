/** Indicators that TA-Lib lacks against the published values of Stock.Indicators and of Lean (test/figures/README.md). */
import { assert, describe, it } from "@effect/vitest"
import type { Indicator } from "../../../core/indicators/base/Indicator.ts"
import { compute } from "../../../core/indicators/base/Stage.ts"
import { indicators } from "../../../core/indicators/catalogue.ts"
import { readFigures } from "../figures.ts"

const named = (name: string) => indicators.find((one) => one.name === name) as Indicator

interface Published {
  readonly file: string
  readonly name: string
  readonly parameters: ReadonlyArray<number>
  /** The column of an output. */
  readonly column: (output: string) => string
  /** How many bars earlier they have a value. */
  readonly earlier?: number
  /** From which bar on they agree: theirs had earlier bars. */
  readonly from?: number
  readonly digits?: number
}

const stock = (
  name: string,
  parameters: ReadonlyArray<number>,
  more: Partial<Published> = {}
): Published => ({
  file: "stockIndicators",
  name,
  parameters,
  column: (output) => `${name}.${output}`,
  ...more
})

const lean = (
  file: string,
  name: string,
  parameters: ReadonlyArray<number>,
  more: Partial<Published> = {}
): Published => ({
  file: `${file}.lean`,
  name,
  parameters,
  column: (output) => output,
  ...more
})

const published: ReadonlyArray<Published> = [
  stock("alma", [9, 0.85, 6]),
  stock("awesome", [5, 34]),
  stock("chop", [14]),
  stock("cmf", [20]),
  stock("crsi", [3, 2, 100]),
  stock("donchian", [20]),
  // Theirs stands half of the window earlier.
  stock("dpo", [14], { earlier: 8 }),
  stock("elder_ray", [13]),
  stock("fisher", [10]),
  stock("force_index", [2]),
  stock("heikin_ashi", []),
  stock("hma", [14]),
  stock("ichimoku", [9, 26, 52]),
  stock("keltner", [20, 2, 10]),
  stock("pivot_points", [0, 20, 0]),
  stock("smma", [20]),
  stock("stc", [10, 23, 50]),
  stock("supertrend", [10, 3]),
  stock("tsi", [25, 13, 7]),
  stock("ulcer_index", [14]),
  stock("vortex", [14]),
  stock("vwap", [0]),
  stock("vwma", [14]),
  lean("kst", "kst", [5, 10, 15, 25, 5, 5, 5, 10, 9]),
  lean("coppock", "coppock", [10, 14, 11]),
  lean("massIndex", "mass_index", [9, 25], { from: 150, digits: 1e-8 }),
  lean("zlema", "zlema", [5]),
  lean("rvi", "rvi", [10], { from: 15 })
]

describe.for(published)(
  "$name as $file publishes it",
  ({ column, digits = 1e-10, earlier = 0, file, from = 0, name, parameters }) => {
    const rows = readFigures(`test/figures/indicators/${file}.csv.gz`)
    const numbers = (header: string) =>
      Float64Array.from(rows, (row) => (row[header] ? Number(row[header]) : Number.NaN))
    const indicator = named(name)
    const inputs = Object.fromEntries(indicator.inputs.map((input) => [input, numbers(input)]))
    const outputs = compute(indicator.stage(...parameters), inputs, indicator.outputs.length)
    const shown = indicator.outputs.map((output, i) => ({
      name: output.name,
      ours: outputs[i] as Float64Array
    }))

    it.for(shown.filter((output) => rows[0]?.[column(output.name)] !== undefined))(
      "$name",
      ({ name: output, ours }) => {
        const theirs = numbers(column(output))
        let compared = 0
        for (let i = from; i + earlier < rows.length; i++) {
          const expected = theirs[i] as number
          const value = ours[i + earlier] as number
          if (file === "stockIndicators")
            assert.strictEqual(Number.isNaN(value), Number.isNaN(expected), `bar ${i}`)
          if (Number.isNaN(expected)) continue
          assert.closeTo(value, expected, Math.max(Math.abs(expected), 1) * digits, `bar ${i}`)
          compared++
        }
        assert.isAbove(compared, 40)
      }
    )
  }
)
