/** Technicals computed by hand for prices that rise by 1 each day, and those of short histories. */
import { assert, describe, it } from "@effect/vitest"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import { technicalPage } from "../../../core/views/TechnicalPage.ts"
import { flat } from "../prices/bars.ts"
import { counting } from "./bars.ts"

const nothing = {
  interval: "1day",
  price_date: null,
  close: null,
  rsi: null,
  macd: { macd: null, signal: null, histogram: null },
  bollinger_bands: { upper: null, middle: null, lower: null },
  atr: null,
  sma_20: null,
  sma_50: null,
  sma_200: null,
  parameters: {
    rsi: { period: 14 },
    macd: { fast: 12, slow: 26, signal: 9 },
    bollinger_bands: { period: 20, deviations: 2 },
    atr: { period: 14 },
    sma_20: { period: 20 },
    sma_50: { period: 50 },
    sma_200: { period: 200 }
  }
} as const

describe("for prices from 1 to 200", () => {
  const { atr, bollinger_bands, close, macd, rsi, sma_20, sma_50, sma_200 } = technicalPage(
    columnsOf(counting(200)),
    null
  )

  it.for([
    ["close", close, 200],
    // No price fell.
    ["rsi", rsi, 100],
    // An EMA of n is (n - 1) / 2 behind a line: 200 - 11 / 2 = 194.5, 200 - 25 / 2 = 187.5; 194.5 - 187.5 = 7
    ["macd", macd.macd, 7],
    ["signal, of a constant macd,", macd.signal, 7],
    ["histogram", macd.histogram, 0],
    // (181 + 200) / 2 = 190.5; the variance of 20 successive numbers is (20 x 20 - 1) / 12 = 33.25
    ["middle", bollinger_bands.middle, 190.5],
    ["upper", bollinger_bands.upper, 190.5 + 2 * Math.sqrt(33.25)],
    ["lower", bollinger_bands.lower, 190.5 - 2 * Math.sqrt(33.25)],
    // From each close to the next day's only price.
    ["atr", atr, 1],
    ["sma_20", sma_20, (181 + 200) / 2],
    ["sma_50", sma_50, (151 + 200) / 2],
    ["sma_200", sma_200, (1 + 200) / 2]
  ] as const)("the %s is returned", ([, actual, expected]) => {
    assert.approximately(actual ?? Number.NaN, expected, 1e-9)
  })
})

describe("for a constant price", () => {
  const page = technicalPage(columnsOf(counting(250).map(({ date }) => flat(date, 12.5))), null)

  it("RSI is null", () => {
    assert.isNull(page.rsi)
  })

  it("MACD and ATR are 0, and bands and averages equal the price", () => {
    const { atr, bollinger_bands, macd, sma_20, sma_50, sma_200 } = page
    assert.deepStrictEqual([atr, ...Object.values(macd)], [0, 0, 0, 0])
    const prices = [...Object.values(bollinger_bands), sma_20, sma_50, sma_200]
    assert.deepStrictEqual(prices, [12.5, 12.5, 12.5, 12.5, 12.5, 12.5])
  })
})

describe("a history", () => {
  it("without a bar has nothing but the parameters", () => {
    assert.deepStrictEqual(technicalPage(columnsOf([]), null), nothing)
  })

  it("of one bar has its day and close", () => {
    const page = technicalPage(columnsOf([flat("2024-03-08", 7)]), null)
    assert.deepStrictEqual(page, { ...nothing, price_date: "2024-03-08", close: 7 })
  })
})

describe("the series", () => {
  it("is absent unless requested", () => {
    assert.notProperty(technicalPage(columnsOf(counting(3)), null), "series")
  })

  it("has the requested number of last bars, oldest first", () => {
    const { series = [] } = technicalPage(columnsOf(counting(30)), 2)
    assert.deepStrictEqual(
      series.map(({ close, date }) => [date, close]),
      [
        ["2020-01-29", 29],
        ["2020-01-30", 30]
      ]
    )
  })

  it("of a shorter history has all its bars", () => {
    assert.lengthOf(technicalPage(columnsOf(counting(3)), 1000).series ?? [], 3)
  })

  it("of an empty history is empty", () => {
    assert.deepStrictEqual(technicalPage(columnsOf([]), 10).series, [])
  })
})
