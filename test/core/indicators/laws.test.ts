/** What holds for any series: bounds, warm-up, scale, translation, and what is refused. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { atr, bollinger, type Column, ema, macd, rsi, sma } from "../../../core/indicators/mod.ts"

const price = fc.integer({ min: 100, max: 100_000 }).map((cents) => cents / 100)
const closes = fc.array(price, { maxLength: 120 }).map((values) => Float64Array.from(values))
const bars = fc.array(fc.tuple(price, price, price), { maxLength: 80 }).map((rows) => ({
  high: Float64Array.from(rows, (row) => Math.max(...row)),
  low: Float64Array.from(rows, (row) => Math.min(...row)),
  close: Float64Array.from(rows, (row) => row[0])
}))

/** Every indicator of one column, and the index of its first value when something moves. */
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

const isNear = (a: number, b: number): boolean =>
  (Number.isNaN(a) && Number.isNaN(b)) || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

const areNear = (a: Column, b: Column): boolean =>
  a.length === b.length && a.every((value, i) => isNear(value, b[i] as number))

const check = <A>(values: fc.Arbitrary<A>, holds: (value: A) => boolean) =>
  fc.assert(fc.property(values, holds))

describe.for(indicators)("%s", ([, of, first]) => {
  it("is as long as its input", () => check(closes, (values) => of(values).length === values.length))

  it(`has its first value at index ${first}`, () =>
    check(
      closes,
      (values) =>
        of(values).findIndex((value) => !Number.isNaN(value)) === (values.length > first ? first : -1)
    ))

  it("has a value on every bar after the first", () =>
    check(closes, (values) => of(values).every((value, i) => Number.isNaN(value) === i < first)))

  it("grows with the prices' unit", () =>
    check(closes, (values) =>
      areNear(
        of(values.map((value) => value * 4)),
        of(values).map((value) => value * 4)
      )
    ))

  it("ends as before when bars come after it", () =>
    check(closes, (values) => areNear(of(values).slice(0, 40), of(values.slice(0, 40)))))
})

const moving = ["sma", "ema", "bollinger upper", "bollinger middle", "bollinger lower"]

describe.for(indicators.filter(([name]) => moving.includes(name)))("%s", ([, of]) => {
  it("moves with the prices", () =>
    check(closes, (values) =>
      areNear(
        of(values.map((value) => value + 50)),
        of(values).map((value) => value + 50)
      )
    ))
})

describe("macd", () => {
  it("is the same wherever the prices lie", () =>
    check(closes, (values) => areNear(macd(values.map((value) => value + 50)).macd, macd(values).macd)))

  it("is 0 when nothing moves", () => {
    const { histogram, macd: line } = macd(new Float64Array(60).fill(12.5))
    assert.deepStrictEqual([line.at(-1), histogram.at(-1)], [0, 0])
  })

  it("refuses a fast period that isn't below the slow one", () => {
    assert.throws(() => macd(new Float64Array(3), 26, 26), "fast is below slow, not 26 against 26")
  })
})

describe("bollinger", () => {
  it("keeps the middle between its bands", () =>
    check(closes, (values) => {
      const { lower, middle, upper } = bollinger(values)
      return middle.every(
        (mean, i) => Number.isNaN(mean) || ((lower[i] as number) <= mean && mean <= (upper[i] as number))
      )
    }))

  it("has no width when nothing moves", () => {
    const { lower, upper } = bollinger(new Float64Array(40).fill(12.5))
    assert.deepStrictEqual([lower.at(-1), upper.at(-1)], [12.5, 12.5])
  })

  it("refuses deviations of 0", () => {
    assert.throws(() => bollinger(new Float64Array(3), 20, 0), "deviations is a number above 0, not 0")
  })
})

describe("rsi", () => {
  it("lies between 0 and 100", () =>
    check(closes, (values) =>
      rsi(values).every((value) => Number.isNaN(value) || (value >= 0 && value <= 100))
    ))

  it("is the same in any unit", () =>
    check(closes, (values) => areNear(rsi(values.map((value) => value * 4)), rsi(values))))

  it("is 100 when prices only rise, 0 when they only fall", () => {
    const rising = Float64Array.from({ length: 30 }, (_, i) => 10 + i)
    assert.deepStrictEqual([rsi(rising).at(-1), rsi(rising.toReversed()).at(-1)], [100, 0])
  })

  it("has no value when nothing moves", () => {
    assert.isTrue(rsi(new Float64Array(30).fill(12.5)).every(Number.isNaN))
  })

  it("has its first value at index 14", () => {
    const rising = Float64Array.from({ length: 30 }, (_, i) => 10 + i)
    assert.strictEqual(
      rsi(rising).findIndex((value) => !Number.isNaN(value)),
      14
    )
  })
})

describe("atr", () => {
  it("is never negative, and has its first value at index 14", () =>
    check(bars, ({ close, high, low }) => {
      const values = atr(high, low, close)
      return values.every((value, i) => (i < 14 ? Number.isNaN(value) : value >= 0))
    }))

  it("grows with the prices' unit", () =>
    check(bars, ({ close, high, low }) => {
      const quadruple = (values: Column) => values.map((value) => value * 4)
      return areNear(atr(quadruple(high), quadruple(low), quadruple(close)), quadruple(atr(high, low, close)))
    }))

  it("refuses columns of different lengths", () => {
    assert.throws(
      () => atr(new Float64Array(3), new Float64Array(2), new Float64Array(3)),
      "high, low and close have one length, not 3, 2 and 3"
    )
  })
})

describe("any indicator", () => {
  it.for(indicators)("%s of nothing is nothing, and of one bar has no value", ([, of]) => {
    assert.strictEqual(of(new Float64Array(0)).length, 0)
    assert.isTrue(of(Float64Array.of(5)).every(Number.isNaN))
  })

  it.for([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "refuses %s and tells its index",
    (value) => {
      assert.throws(() => sma(Float64Array.of(1, value), 1), `values[1] is not a finite number: ${value}`)
      assert.throws(() => rsi(Float64Array.of(1, value)), `close[1] is not a finite number: ${value}`)
    }
  )

  it.for([0, -1, 1.5, Number.NaN])("refuses a period of %s", (period) => {
    assert.throws(() => ema(Float64Array.of(1), period), `period is a whole number from 1, not ${period}`)
  })
})
