/** Ichimoku cloud. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { middleStage } from "./middle.ts"

const tenkanPeriodOf = /* @__PURE__ */ whole("tenkan_period", 9, 1)
const kijunPeriodOf = /* @__PURE__ */ whole("kijun_period", 26, 2)
const senkouPeriodOf = /* @__PURE__ */ whole("senkou_period", 52, 3)

const stage = (tenkanLength: number, kijunLength: number, senkouLength: number): Stage => {
  const [short, middle, long] = [
    middleStage(tenkanLength),
    middleStage(kijunLength),
    middleStage(senkouLength)
  ]
  const offset = kijunLength
  return {
    first: Math.min(short.first, middle.first, long.first + offset),
    history: Math.max(short.first, middle.first, long.first) + offset,
    scratch: 4,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      tenkan: Column,
      kijun: Column,
      a: Column,
      b: Column,
      shorts: Column,
      middles: Column,
      longs: Column,
      bottoms: Column
    ) => {
      short.run(from, to, high, low, shorts, bottoms)
      middle.run(from, to, high, low, middles, bottoms)
      long.run(from, to, high, low, longs, bottoms)
      for (let i = from; i < to; i++) {
        const then = i - offset
        tenkan[i] = i >= short.first ? (shorts[i] as number) : Number.NaN
        kijun[i] = i >= middle.first ? (middles[i] as number) : Number.NaN
        a[i] =
          then >= Math.max(short.first, middle.first)
            ? ((shorts[then] as number) + (middles[then] as number)) / 2
            : Number.NaN
        b[i] = then >= long.first ? (longs[then] as number) : Number.NaN
      }
    }
  }
}

/**
 * The lines of the Ichimoku cloud, in the price's unit, each NaN in its own warm-up: the middles of the ranges of
 * `tenkanPeriod` and `kijunPeriod` bars, and both edges of the cloud, which are drawn kijunPeriod bars later
 * (Hosoda 1969, Ichimoku Kinko Hyo). Throws RangeError for tenkanPeriod that isn't a whole number from 1 to
 * 100000, kijunPeriod that isn't a whole number from 2 to 100000, senkouPeriod that isn't a whole number from 3 to
 * 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { ichimoku } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const lines = ichimoku(high, low, 1, 2, 3)
 * lines.tenkan // => [125.50, 128.50, 132.65, 132.50, 124.65, 117.30]
 * lines.kijun // => [NaN, 127.80, 130.40, 132.50, 129.25, 119.85]
 * lines.senkou_a // => [NaN, NaN, NaN, 128.15, 131.53, 132.50]
 * lines.senkou_b // => [NaN, NaN, NaN, NaN, 129.70, 132]
 * ```
 */
export const ichimoku = (
  high: Column,
  low: Column,
  tenkanPeriod = tenkanPeriodOf.default,
  kijunPeriod = kijunPeriodOf.default,
  senkouPeriod = senkouPeriodOf.default
): Lines<"tenkan" | "kijun" | "senkou_a" | "senkou_b"> =>
  computeNamed(
    stage(
      checked(tenkanPeriodOf, tenkanPeriod),
      checked(kijunPeriodOf, kijunPeriod),
      checked(senkouPeriodOf, senkouPeriod)
    ),
    { high, low },
    ["tenkan", "kijun", "senkou_a", "senkou_b"]
  )

/** What `ichimoku` takes and answers, by what formula, and how it is computed. */
export const Ichimoku: Indicator = {
  name: "ichimoku",
  title: "Ichimoku cloud",
  group: "overlap",
  inputs: ["high", "low"],
  parameters: [tenkanPeriodOf, kijunPeriodOf, senkouPeriodOf],
  outputs: [
    { name: "tenkan", unit: "price", meaning: "Middle of the range of tenkan_period bars" },
    { name: "kijun", unit: "price", meaning: "Middle of the range of kijun_period bars" },
    { name: "senkou_a", unit: "price", meaning: "Mean of tenkan and kijun of kijun_period bars before" },
    {
      name: "senkou_b",
      unit: "price",
      meaning: "Middle of the range of senkou_period bars, kijun_period bars before"
    }
  ],
  overlay: true,
  formula:
    "middles of the ranges (highest high + lowest low) / 2; senkou_a and senkou_b are drawn kijun_period bars later",
  source: "Hosoda 1969, Ichimoku Kinko Hyo",
  talib: false,
  deviation:
    "the lagging span, the close drawn kijun_period bars earlier, isn't an output: a bar's value would depend on later bars",
  memory: "window",
  stage: (
    tenkanPeriod = tenkanPeriodOf.default,
    kijunPeriod = kijunPeriodOf.default,
    senkouPeriod = senkouPeriodOf.default
  ) => stage(tenkanPeriod, kijunPeriod, senkouPeriod)
}
