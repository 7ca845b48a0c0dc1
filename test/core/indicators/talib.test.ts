/**
 * Indicators against TA-Lib: printed values over the sample's bars (test/figures/README.md), and its C library over real and generated
 * series, where it can be compiled.
 */
import { assert, describe, it } from "@effect/vitest"
import type { Indicator } from "../../../core/indicators/base/Indicator.ts"
import { computeOne } from "../../../core/indicators/base/Stage.ts"
import { indicators } from "../../../core/indicators/catalogue.ts"
import { atr, bbands, type Column, macd, rsi, sma } from "../../../core/indicators/mod.ts"
import { talibFunctions, withoutTalib } from "../../talib/talib.ts"
import { readFigures, sampleBars } from "../figures.ts"
import { differences, type Series } from "./againstTalib.ts"
import { inputsOf, parameterSets } from "./cases.ts"
import { columnOf, farthest, relative } from "./figures.ts"
import { type Bars, barsOfFiles, generatedBars, realBars, type Shape, shapes } from "./markets.ts"

describe.for(["AAPL", "IBM"])("printed values of %s from 1998 to 2021", (symbol) => {
  const figures = readFigures(`test/figures/indicators/${symbol}.talib.csv.gz`)
  const bars = sampleBars(symbol)
  const close = Float64Array.from(bars, (bar) => bar.close)
  const high = Float64Array.from(bars, (bar) => bar.high)
  const low = Float64Array.from(bars, (bar) => bar.low)
  const bands = bbands(close, 20)
  const lines = macd(close)
  const columns: ReadonlyArray<readonly [column: string, ours: Column]> = [
    ["rsi14", rsi(close)],
    ["atr14", atr(high, low, close)],
    ["bb_upper", bands.upper],
    ["bb_middle", bands.middle],
    ["bb_lower", bands.lower],
    ["sma20", sma(close, 20)],
    ["sma50", sma(close, 50)],
    ["sma200", sma(close, 200)]
  ]
  const nearZero: ReadonlyArray<readonly [column: string, ours: Column]> = [
    ["macd", lines.macd],
    ["macd_signal", lines.signal],
    ["macd_hist", lines.histogram]
  ]

  it("are of 5,849 bars", () => {
    assert.strictEqual(bars.length, 5849)
    assert.strictEqual(figures.length, 5849)
  })

  it.for(columns)("%s", ([column, ours]) => {
    assert.isAtMost(farthest(ours, columnOf(figures, column), relative).distance, 1e-9)
  })

  it.for(nearZero)("%s", ([column, ours]) => {
    assert.isAtMost(farthest(ours, columnOf(figures, column), (a, b) => Math.abs(a - b)).distance, 1e-9)
  })
})

/** A name without its case and underscores. */
const plain = (text: string): string => text.replaceAll("_", "").toLowerCase()

/** Sets of parameters for which TA-Lib reads beyond its columns, or leaves a period of 1 to another function. */
const isRefused = ({ name, parameters }: Indicator, set: ReadonlyArray<number>): boolean => {
  const of = (parameter: string) => set[parameters.findIndex((one) => one.name === parameter)]
  if (name === "ultosc") return Math.max(...set) === 1
  if (name === "trix" || name === "natr") return of("time_period") === 1
  return name.startsWith("macd") && of("signal_period") === 1
}

/**
 * Where TA-Lib's arithmetic loses what ours keeps: it takes differences of large sums, which leave nothing of variances of nearly
 * constant or tiny values (below 1e-14 they count as 0), and errors where closes fall to a millionth or stand still.
 */
const cancels: ReadonlyArray<Shape> = ["flat", "stepwise", "tiny", "extreme", "gaps", "falling"]
const lesser: Readonly<Record<string, ReadonlyArray<string>>> = {
  bbands: cancels,
  stddev: cancels,
  var: cancels,
  correl: [...cancels, "USO"],
  beta: cancels,
  kama: ["stepwise", "extreme"],
  macdext: ["stepwise"],
  stochrsi: ["flat", "stepwise", "integers", "extreme", "AAPL", "a file"],
  ht_dcphase: ["flat"],
  ht_sine: ["flat"],
  ppo: ["extreme", "falling"],
  ultosc: ["extreme"],
  mfi: ["tiny", "extreme"]
}

/** The pattern that is rarest: three shrinking black candles with rising lows, after twelve that don't matter. */
const threeStarsInTheSouth: Bars = {
  open: Float64Array.of(...Array.from({ length: 12 }, (_, i) => 100 + (i % 2)), 100, 96, 91.5),
  high: Float64Array.of(...Array.from({ length: 12 }, (_, i) => 102 + (i % 2)), 100.5, 97, 91.5),
  low: Float64Array.of(...Array.from({ length: 12 }, () => 98), 80, 85, 91),
  close: Float64Array.of(...Array.from({ length: 12 }, (_, i) => 101 - (i % 2)), 95, 92, 91),
  volume: new Float64Array(15).fill(1000)
}

/** A short white candle and a longer black one that kicks it, after twelve of which the first is white. */
const kickedDown: Bars = {
  open: Float64Array.of(...Array.from({ length: 12 }, (_, i) => 100 + (i % 2)), 100, 98),
  high: Float64Array.of(...Array.from({ length: 12 }, (_, i) => 102 + (i % 2)), 105, 98),
  low: Float64Array.of(...Array.from({ length: 12 }, () => 98), 100, 85),
  close: Float64Array.of(...Array.from({ length: 12 }, (_, i) => 101 - (i % 2)), 105, 85),
  volume: new Float64Array(14).fill(1000)
}

describe.skipIf(withoutTalib !== undefined)(
  `TA-Lib's C library${withoutTalib ? `: ${withoutTalib}` : ""}`,
  () => {
    const lengths = [1, 40, 300, 700]
    const series: ReadonlyArray<Series> = [
      ...["AAPL", "IBM", "SPY", "USO"].map((symbol) => ({ name: symbol, bars: realBars(symbol) })),
      ...barsOfFiles().map((bars) => ({ name: "a file", bars })),
      { name: "three stars in the south", bars: threeStarsInTheSouth },
      { name: "kicked down", bars: kickedDown },
      ...Array.from({ length: 204 }, (_, i) => {
        const shape = shapes[i % shapes.length] as Shape
        const length = lengths[Math.floor(i / shapes.length) % lengths.length] as number
        return { name: shape, bars: generatedBars(shape, length, i + 1) }
      })
    ]
    const theirs = indicators.filter(({ talib }) => talib)

    it("has no function beside these but arithmetic", () => {
      const ours = new Set(theirs.map(({ name }) => name.toUpperCase()))
      const others = talibFunctions().filter(
        ({ group, name }) => !ours.has(name) && !group.startsWith("Math")
      )
      assert.deepStrictEqual(
        others.map(({ name }) => name),
        []
      )
      assert.strictEqual(theirs.length, 135)
    })

    it("declares the same parameters, defaults and bounds", () => {
      const declared = new Map(talibFunctions().map((one) => [one.name, one]))
      for (const { name, outputs, parameters } of theirs) {
        const own = declared.get(name.toUpperCase())
        assert.deepStrictEqual(
          parameters.map((one) => [plain(one.name), one.default, one.minimum, one.maximum]),
          own?.options.map((one) => [
            plain(one.name.replace("optIn", "")).replace(/^acceleration(long|short)$/, "accelerationstep$1"),
            one.default,
            one.minimum,
            one.maximum
          ]),
          name
        )
        assert.strictEqual(outputs.length, own?.outputs.length, name)
      }
    })

    it.for(theirs)("$name", (indicator) => {
      const sets = parameterSets(indicator, 5).filter((set) => !isRefused(indicator, set))
      const compared = series.filter(({ name }) => !(lesser[indicator.name] ?? []).includes(name))
      const still = indicator.name === "rsi"
      const found = differences(indicator, compared, sets)
        // Where nothing has moved yet, rsi isn't known here, and 0 there.
        .filter(
          ({ ours, relative, theirs }) => relative > 1e-9 && !(still && Number.isNaN(ours) && theirs === 0)
        )
      assert.deepStrictEqual(found.slice(0, 3), [])
      if (lesser[indicator.name] !== undefined) assert.isDefined(indicator.deviation)
    })

    it("finds each candle pattern somewhere in these series", () => {
      const rare = theirs
        .filter(({ group }) => group === "pattern")
        .filter(({ name }) => !occurs(name, series))
        .map(({ name }) => name)
      assert.deepStrictEqual(rare, [])
    })
  }
)

/** Whether a pattern occurs in any of these series. */
const occurs = (name: string, series: ReadonlyArray<Series>): boolean => {
  const indicator = indicators.find((one) => one.name === name) as Indicator
  const values = parameterSets(indicator, 0)[0] as ReadonlyArray<number>
  return series.some(({ bars }) =>
    computeOne(indicator.stage(...values), inputsOf(indicator, bars)).some((value) => Math.abs(value) > 0)
  )
}
