/** What holds for every indicator: length, warm-up, no look ahead, step by step as at once, scale, and what is refused. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { Indicator, Unit } from "../../../core/indicators/base/Indicator.ts"
import { compute } from "../../../core/indicators/base/Stage.ts"
import { indicators } from "../../../core/indicators/catalogue.ts"
import * as library from "../../../core/indicators/mod.ts"
import { inputsOf, parameterSets } from "./cases.ts"
import { type Bars, generatedBars, realBars, shapes } from "./markets.ts"

const { bbands, ema, rsi, sma, stream } = library

type Columns = Readonly<Record<string, Float64Array>>

const outputsOf = (indicator: Indicator, inputs: Columns, parameters: ReadonlyArray<number>) =>
  compute(indicator.stage(...parameters), inputs, indicator.outputs.length)

const cut = (inputs: Columns, length: number): Columns =>
  Object.fromEntries(Object.entries(inputs).map(([name, column]) => [name, column.slice(0, length)]))

/** The function of an indicator in the library. */
const functionOf = ({ name }: Indicator) => {
  const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return (library as Readonly<Record<string, unknown>>)[camel === "var" ? "variance" : camel] as (
    ...args: ReadonlyArray<unknown>
  ) => Float64Array | Readonly<Record<string, Float64Array>>
}

describe.for(indicators)("$name", (indicator) => {
  const sets = parameterSets(indicator, 2, 5)
  const cases = shapes.map((shape, i) => ({
    parameters: sets[i % sets.length] as ReadonlyArray<number>,
    inputs: inputsOf(indicator, generatedBars(shape, 260, i + 3)),
    length: 120 + i
  }))

  it("has columns of its input's length, which begin after the warm-up", () => {
    for (const { inputs, parameters } of cases) {
      const { first } = indicator.stage(...parameters)
      for (const column of outputsOf(indicator, inputs, parameters)) {
        assert.strictEqual(column.length, 260)
        assert.isTrue(column.subarray(0, first).every(Number.isNaN))
      }
    }
  })

  it("doesn't depend on later bars", () => {
    for (const { inputs, length, parameters } of cases) {
      assert.deepStrictEqual(
        outputsOf(indicator, cut(inputs, length), parameters),
        outputsOf(indicator, inputs, parameters).map((column) => column.slice(0, length))
      )
    }
  })

  it("has the same values bar by bar", () => {
    for (const { inputs, parameters } of cases) {
      const live = stream(indicator, ...parameters)
      const values = Array.from({ length: 260 }, (_, i) =>
        live.next(
          Object.fromEntries(Object.entries(inputs).map(([name, column]) => [name, column[i] as number]))
        )
      )
      assert.deepStrictEqual(
        indicator.outputs.map(({ name }) => Float64Array.from(values, (value) => value[name] as number)),
        outputsOf(indicator, inputs, parameters)
      )
    }
  })

  it("has the same values in blocks as in one run", () => {
    const length = 5000
    const inputs = inputsOf(indicator, generatedBars("usual", length, 8))
    for (const parameters of sets) {
      const stage = indicator.stage(...parameters)
      const columns = Array.from({ length: indicator.outputs.length + (stage.scratch ?? 0) }, () =>
        new Float64Array(length).fill(Number.NaN)
      )
      stage.run(0, length, ...Object.values(inputs), ...columns)
      assert.deepStrictEqual(
        outputsOf(indicator, inputs, parameters),
        columns.slice(0, indicator.outputs.length)
      )
    }
  })

  it("is a function of the library by the names of its outputs", () => {
    const [standard = []] = sets
    const inputs = inputsOf(indicator, generatedBars("usual", 130, 7))
    const answer = functionOf(indicator)(...Object.values(inputs))
    const columns = outputsOf(indicator, inputs, standard)
    const named = Object.fromEntries(
      indicator.outputs.map(({ name }, i) => [name, columns[i] as Float64Array])
    )
    assert.deepStrictEqual(answer, columns.length === 1 ? (columns[0] as Float64Array) : named)
  })

  it("has a value of no series, and none in the warm-up of a short one", () => {
    for (const parameters of sets) {
      const { first } = indicator.stage(...parameters)
      for (const length of [0, Math.min(first, 1)]) {
        const columns = outputsOf(
          indicator,
          inputsOf(indicator, generatedBars("usual", length, 1)),
          parameters
        )
        assert.isTrue(columns.every((column) => column.length === length && column.every(Number.isNaN)))
      }
    }
  })
})

/** By how much an output changes when prices are multiplied by 4; undefined where it isn't said. */
const factors: Partial<Record<Unit, number>> = {
  price: 4,
  price_squared: 16,
  percent: 1,
  pattern: 1,
  bars: 1
}

const fourfold = (column: Float64Array): Float64Array => column.map((value) => 4 * value)

/** They look at thresholds in the price's unit, or at slopes in it. */
const unscaled = ["kama", "linearreg_angle", "ht_trendmode"]

describe.for(indicators.filter(({ name }) => !unscaled.includes(name)))(
  "$name of prices in another unit",
  (indicator) => {
    it("is in that unit", () => {
      const bars = generatedBars("usual", 300, 9)
      const scaled: Bars = {
        open: fourfold(bars.open),
        high: fourfold(bars.high),
        low: fourfold(bars.low),
        close: fourfold(bars.close),
        volume: bars.volume
      }
      const [standard = []] = parameterSets(indicator, 0)
      const before = outputsOf(indicator, inputsOf(indicator, bars), standard)
      const after = outputsOf(indicator, inputsOf(indicator, scaled), standard)
      indicator.outputs.forEach(({ unit }, k) => {
        const factor = factors[unit]
        if (factor === undefined) return
        before[k]?.forEach((value, i) => {
          const other = after[k]?.[i] as number
          if (Number.isNaN(value)) assert.isTrue(Number.isNaN(other))
          else assert.closeTo(other, value * factor, Math.abs(value) * 1e-9 + 1e-9)
        })
      })
    })
  }
)

describe("the catalogue", () => {
  it("has each name once, and outputs of other names", () => {
    const names = indicators.map(({ name }) => name)
    assert.deepStrictEqual(
      names.filter((name, i) => names.indexOf(name) !== i),
      []
    )
    for (const { name, outputs } of indicators) {
      assert.strictEqual(new Set(outputs.map((output) => output.name)).size, outputs.length)
      if (outputs.length === 1) assert.strictEqual(outputs[0]?.name, name)
    }
  })

  it("has defaults that each parameter accepts", () => {
    for (const { parameters } of indicators) {
      for (const { default: standard, maximum, minimum } of parameters) {
        assert.isTrue(standard >= minimum && standard <= maximum)
      }
    }
  })
})

/** The least and the greatest known value of each output over the bars. */
const rangesOf = (indicator: Indicator, bars: Bars) =>
  outputsOf(
    indicator,
    inputsOf(indicator, bars),
    indicator.parameters.map(({ default: standard }) => standard)
  ).map((column) => {
    const known = column.filter((value) => !Number.isNaN(value))
    return { least: Math.min(...known), greatest: Math.max(...known), count: known.length }
  })

describe("where an indicator is drawn", () => {
  // Bars without a split.
  const bars = realBars("SPY")
  const [lowest, highest] = [Math.min(...bars.low), Math.max(...bars.high)]

  it.for(indicators)("$name is over the bars exactly where all its values are prices", (indicator) => {
    const isPriced = indicator.outputs.every(({ unit }) => unit === "price")
    const isNear = rangesOf(indicator, bars).every(
      ({ count, greatest, least }) => count === 0 || (least >= lowest / 2 && greatest <= highest * 2)
    )
    assert.strictEqual(indicator.overlay ?? false, isPriced && isNear)
  })

  // The second series of these tests follows the first.
  it.for(indicators.filter(({ inputs, levels }) => levels !== undefined && !inputs.includes("other")))(
    "$name has levels in order, between its values",
    (indicator) => {
      const { levels = [] } = indicator
      assert.isNotEmpty(levels)
      assert.deepStrictEqual(
        levels,
        levels.toSorted((a, b) => a - b)
      )
      const ranges = rangesOf(indicator, bars)
      const [least, greatest] = [
        Math.min(...ranges.map((range) => range.least)),
        Math.max(...ranges.map((range) => range.greatest))
      ]
      for (const level of levels)
        assert.isTrue(level > least && level < greatest, `${level}: ${least} to ${greatest}`)
    }
  )
})

describe("any indicator", () => {
  it.for([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "refuses %s, naming its index",
    (value) => {
      assert.throws(() => sma(Float64Array.of(1, value), 2), `close[1] is not a finite number: ${value}`)
      assert.throws(() => rsi(Float64Array.of(1, value)), `close[1] is not a finite number: ${value}`)
    }
  )

  it("refuses NaN at any index", () => {
    for (let length = 1; length < 10; length++) {
      for (let index = 0; index < length; index++) {
        const values = new Float64Array(length)
        values[index] = Number.NaN
        assert.throws(() => sma(values, 3), `close[${index}] is not a finite number: NaN`)
      }
    }
  })

  it("accepts values whose sum overflows", () => {
    assert.deepStrictEqual([...sma(Float64Array.of(1.5e308, 1.5e308), 2)].slice(1), [1.5e308])
  })

  it.for([0, 1, -1, 2.5, Number.NaN, 1e6])("refuses a period of %s", (period) => {
    assert.throws(
      () => ema(Float64Array.of(1), period),
      `time_period is a whole number from 2 to 100000, not ${period}`
    )
  })

  it("refuses columns of several lengths", () => {
    const three = new Float64Array(3)
    assert.throws(
      () => library.atr(three, three, new Float64Array(4)),
      "high, low, close have one length, not 3, 3, 4"
    )
  })

  it("bar by bar refuses a bar that lacks an input, and stays as it was", () => {
    const live = stream(library.Atr, 2)
    const bars = [
      { high: 3, low: 1, close: 2 },
      { high: 4, low: 2, close: 3 },
      { high: 6, low: 2, close: 5 }
    ]
    for (const bar of bars.slice(0, 2)) live.next(bar)
    assert.throws(() => live.next({ high: 9, low: 9 }), "close is a finite number, not undefined")
    assert.throws(() => live.next({ high: 9, low: Number.NaN, close: 9 }), "low is a finite number, not NaN")
    assert.deepStrictEqual(live.next(bars[2] as (typeof bars)[number]), { atr: 3 })
    assert.throws(() => stream(library.Atr, 0.5), "time_period is a whole number from 1 to 100000, not 0.5")
  })

  it("keeps bands around their middle", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (seed) => {
        const { close } = generatedBars("usual", 60, seed)
        const { lower, middle, upper } = bbands(close)
        return middle.every(
          (mean, i) => Number.isNaN(mean) || ((lower[i] as number) <= mean && mean <= (upper[i] as number))
        )
      })
    )
  })
})
