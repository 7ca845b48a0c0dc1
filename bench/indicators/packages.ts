/** Packages that compute the full set of indicators over whole series, and their figures at the last bar. */
import * as theirs from "indicatorts"
import * as technical from "technicalindicators"
import { ATR, BollingerBands, EMA, MACD, RSI, SMA } from "trading-signals"
import { atr, bbands, type Column, macd, rsi, sma } from "../../core/indicators/mod.ts"
import { sampleBars } from "../../test/core/figures.ts"

export interface Columns {
  readonly high: Column
  readonly low: Column
  readonly close: Column
}

/** Every bar of a company in the sample data set, as traded. */
export const sampled = (symbol: string): Columns => {
  const bars = sampleBars(symbol)
  return {
    high: Float64Array.from(bars, (bar) => bar.high),
    low: Float64Array.from(bars, (bar) => bar.low),
    close: Float64Array.from(bars, (bar) => bar.close)
  }
}

/** Null for a figure that the package doesn't compute by the common convention. */
type Figures = Readonly<Record<string, number | null | undefined>>

interface About {
  readonly name: string
  /** To how many decimals the package rounds a figure; other figures aren't rounded. */
  readonly decimals?: Readonly<Record<string, number>>
  /** Where the package uses another convention, or lacks a figure. */
  readonly otherwise?: string
}

export interface Package extends About {
  /** Computes the set for every bar, from columns or plain arrays, as the package requires; these are prepared beforehand. */
  readonly compute: () => unknown
  readonly last: () => Figures
}

interface Averages {
  readonly rsi: Series
  readonly atr: Series
  readonly sma20: Series
  readonly sma50: Series
  readonly sma200: Series
}

type Series = { readonly at: (index: number) => number | null | undefined }

const packaged = <Set extends Averages>(
  about: About,
  compute: () => Set,
  others: (set: Set) => Figures
): Package => ({
  ...about,
  compute,
  last: () => {
    const set = compute()
    return {
      rsi14: set.rsi.at(-1),
      atr14: set.atr.at(-1),
      sma20: set.sma20.at(-1),
      sma50: set.sma50.at(-1),
      sma200: set.sma200.at(-1),
      ...others(set)
    }
  }
})

type Bands = Readonly<Record<"upper" | "middle" | "lower", number>>

const bandsOf = (bands: Bands | null | undefined): Figures => ({
  bb_upper: bands?.upper,
  bb_middle: bands?.middle,
  bb_lower: bands?.lower
})

const lastBands = (bands: Readonly<Record<keyof Bands, Series>>): Figures => ({
  bb_upper: bands.upper.at(-1),
  bb_middle: bands.middle.at(-1),
  bb_lower: bands.lower.at(-1)
})

export const findata = ({ close, high, low }: Columns): Package =>
  packaged(
    { name: "findata" },
    () => ({
      rsi: rsi(close),
      macd: macd(close),
      bands: bbands(close, 20),
      atr: atr(high, low, close),
      sma20: sma(close, 20),
      sma50: sma(close, 50),
      sma200: sma(close, 200)
    }),
    (set) => ({
      macd: set.macd.macd.at(-1),
      macd_signal: set.macd.signal.at(-1),
      macd_hist: set.macd.histogram.at(-1),
      ...lastBands(set.bands)
    })
  )

const indicatorts = (columns: Columns): Package => {
  const [high, low, close] = [[...columns.high], [...columns.low], [...columns.close]]
  return packaged(
    { name: "indicatorts", otherwise: "its ATR is a plain mean of true ranges, its MACD has no histogram" },
    () => ({
      rsi: theirs.rsi(close, { period: 14 }),
      macd: theirs.macd(close, { fast: 12, slow: 26, signal: 9 }),
      bands: theirs.bb(close, { period: 20 }),
      atr: theirs.atr(high, low, close, { period: 14 }).atrLine,
      sma20: theirs.sma(close, { period: 20 }),
      sma50: theirs.sma(close, { period: 50 }),
      sma200: theirs.sma(close, { period: 200 })
    }),
    (set) => ({
      atr14: null,
      macd: set.macd.macdLine.at(-1),
      macd_signal: set.macd.signalLine.at(-1),
      ...lastBands(set.bands)
    })
  )
}

const technicalindicators = (columns: Columns): Package => {
  const [high, low, close] = [[...columns.high], [...columns.low], [...columns.close]]
  const exponential = { SimpleMAOscillator: false, SimpleMASignal: false }
  return packaged(
    { name: "technicalindicators", decimals: { rsi14: 2 } },
    () => ({
      rsi: technical.rsi({ values: close, period: 14 }),
      macd: technical.macd({
        values: close,
        fastPeriod: 12,
        slowPeriod: 26,
        signalPeriod: 9,
        ...exponential
      }),
      bands: technical.bollingerbands({ values: close, period: 20, stdDev: 2 }),
      atr: technical.atr({ high, low, close, period: 14 }),
      sma20: technical.sma({ values: close, period: 20 }),
      sma50: technical.sma({ values: close, period: 50 }),
      sma200: technical.sma({ values: close, period: 200 })
    }),
    (set) => ({
      macd: set.macd.at(-1)?.MACD,
      macd_signal: set.macd.at(-1)?.signal,
      macd_hist: set.macd.at(-1)?.histogram,
      ...bandsOf(set.bands.at(-1))
    })
  )
}

const tradingSignals = ({ high, low, close }: Columns): Package => {
  const closes = [...close]
  const candles = closes.map((price, i) => ({ high: high[i] as number, low: low[i] as number, close: price }))
  return packaged(
    { name: "trading-signals" },
    () => ({
      rsi: new RSI(14).updates(closes),
      macd: new MACD(new EMA(12), new EMA(26), new EMA(9)).updates(closes),
      bands: new BollingerBands(20, 2).updates(closes),
      atr: new ATR(14).updates(candles),
      sma20: new SMA(20).updates(closes),
      sma50: new SMA(50).updates(closes),
      sma200: new SMA(200).updates(closes)
    }),
    (set) => ({
      macd: set.macd.at(-1)?.macd,
      macd_signal: set.macd.at(-1)?.signal,
      macd_hist: set.macd.at(-1)?.histogram,
      ...bandsOf(set.bands.at(-1))
    })
  )
}

export const packages = [technicalindicators, tradingSignals, indicatorts]

/** Relative, for figures that aren't rounded. */
const tolerance = 1e-9

const agrees = (ours: number, theirs: number, decimals: number | undefined): boolean =>
  decimals === undefined
    ? Math.abs(ours / theirs - 1) <= tolerance
    : Math.abs(ours - theirs) <= 0.5 * 10 ** -decimals + tolerance

/**
 * Returns on how many figures a peer agrees, and its differences; throws when a figure isn't findata's. Different seeds have
 * converged by the last bar.
 */
export const agreement = (findata: Package, { decimals = {}, last, name, otherwise }: Package): string => {
  const theirs = Object.entries(last()).filter(([, value]) => value !== null)
  const ours = findata.last()
  for (const [figure, value] of theirs) {
    if (!agrees(ours[figure] ?? Number.NaN, value ?? Number.NaN, decimals[figure]))
      throw new Error(`${figure} of the last bar: ${ours[figure]} by findata, ${value} by ${name}`)
  }
  return [
    `${name}: ${theirs.length} figures of the last bar are findata's within ${tolerance}`,
    ...Object.entries(decimals).map(([figure, count]) => `${figure} to ${count} decimals`),
    ...(otherwise === undefined ? [] : [otherwise])
  ].join(", ")
}
