/** Daily bars as columns: real ones as traded, and a random walk of any length, the same in every run. */
import type { Column } from "../../core/indicators/mod.ts"
import { sampleBars } from "../../test/core/figures.ts"

export interface Columns {
  readonly high: Column
  readonly low: Column
  readonly close: Column
}

/** Every bar of a company in the sample data set. */
export const sampled = (symbol: string): Columns => {
  const bars = sampleBars(symbol)
  return {
    high: Float64Array.from(bars, (bar) => bar.high),
    low: Float64Array.from(bars, (bar) => bar.low),
    close: Float64Array.from(bars, (bar) => bar.close)
  }
}

/** Pseudorandom numbers in [0, 1) by Lehmer's generator (Park and Miller 1988). */
const chance = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

/** Closes that move by up to 2 percent a day around 100; highs and lows up to 1 percent beyond the day's two closes. */
export const walk = (length: number): Columns => {
  const next = chance(20_010_409)
  const high = new Float64Array(length)
  const low = new Float64Array(length)
  const close = new Float64Array(length)
  let before = 100
  for (let i = 0; i < length; i++) {
    const last = before * (0.98 + 0.04 * next()) + (100 - before) / 500
    high[i] = Math.max(before, last) * (1 + next() / 100)
    low[i] = Math.min(before, last) * (1 - next() / 100)
    close[i] = last
    before = last
  }
  return { high, low, close }
}
