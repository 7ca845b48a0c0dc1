/** Properties of indicators on any series: bounds, warm-up, scale, translation, and what is refused. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { bollinger, type Column, ema, macd, rsi, sma } from "../../../core/indicators/mod.ts"
import { areNear, closes } from "./series.ts"

/** Every indicator of one column, and the index of its first value for a series that isn't constant. */
const indicators: ReadonlyArray<readonly [name: string, of: (values: Column) => Column, first: number]> = [
  ["sma", (values) => sma(values, 20), 19],
  ["ema", (values) => ema(values, 20), 19],
  ["macd", (values) => macd(values).macd, 25],
  ["macd signal", (values) => macd(values).signal, 33],
  ["macd histogram", (values) => macd(values).histogram, 33],
  ["bollinger upper", (values) => bollinger(values).upper, 19],
  ["bollinger middle", (values) => bollinger(values).middle, 19],
  ["bollinger lower", (values) => bollinger(values).lower, 19]
]

describe.for(indicators)("%s", ([, of, first]) => {
  it("is as long as its input", () => {
    fc.assert(fc.property(closes, (values) => of(values).length === values.length))
  })

  it(`has its first value at index ${first}`, () => {
    fc.assert(
      fc.property(
        closes,
        (values) =>
          of(values).findIndex((value) => !Number.isNaN(value)) === (values.length > first ? first : -1)
      )
    )
  })

  it("has a value on every bar after the first", () => {
    fc.assert(
      fc.property(closes, (values) => of(values).every((value, i) => Number.isNaN(value) === i < first))
    )
  })

  it("scales with the unit of prices", () => {
    fc.assert(
      fc.property(closes, (values) =>
        areNear(
          of(values.map((value) => value * 4)),
          of(values).map((value) => value * 4)
        )
      )
    )
  })

  it("does not depend on later bars", () => {
    fc.assert(fc.property(closes, (values) => areNear(of(values).slice(0, 40), of(values.slice(0, 40)))))
  })
})

const moving = ["sma", "ema", "bollinger upper", "bollinger middle", "bollinger lower"]

describe.for(indicators.filter(([name]) => moving.includes(name)))("%s", ([, of]) => {
  it("moves with the prices", () => {
    fc.assert(
      fc.property(closes, (values) =>
        areNear(
          of(values.map((value) => value + 50)),
          of(values).map((value) => value + 50)
        )
      )
    )
  })
})

describe("any indicator", () => {
  it.for(indicators)("%s of an empty series is empty, and of one bar has no value", ([, of]) => {
    assert.strictEqual(of(new Float64Array(0)).length, 0)
    assert.isTrue(of(Float64Array.of(5)).every(Number.isNaN))
  })

  it.for([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "refuses %s, naming its index",
    (value) => {
      assert.throws(() => sma(Float64Array.of(1, value), 1), `values[1] is not a finite number: ${value}`)
      assert.throws(() => rsi(Float64Array.of(1, value)), `close[1] is not a finite number: ${value}`)
    }
  )

  it("refuses NaN at any index", () => {
    for (let length = 1; length < 10; length++) {
      for (let index = 0; index < length; index++) {
        const values = new Float64Array(length)
        values[index] = Number.NaN
        assert.throws(() => sma(values, 3), `values[${index}] is not a finite number: NaN`)
      }
    }
  })

  it("accepts values whose sum overflows", () => {
    assert.deepStrictEqual([...sma(Float64Array.of(1.5e308, 1.5e308), 1)], [1.5e308, 1.5e308])
  })

  it.for([0, -1, 1.5, Number.NaN])("refuses a period of %s", (period) => {
    assert.throws(() => ema(Float64Array.of(1), period), `period is a whole number from 1, not ${period}`)
  })
})
