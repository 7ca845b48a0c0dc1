/** Ehlers' Hilbert transform of prices, of which cycles are measured. */
import type { Column } from "../../numbers/Column.ts"

/** What the transform writes of each bar. */
export interface Hilbert {
  /** The weighted mean of the last four values. */
  readonly smooth: Column
  readonly detrended: Column
  /** The part that is a quarter of a cycle late; the part in phase is `detrended` three bars ago. */
  readonly quadrature: Column
  /** The length of the dominant cycle in bars, 6 to 50 once it has settled. */
  readonly period: Column
}

/** How many columns `hilbert` writes. */
export const hilbertColumns = 4

const degrees = 180 / Math.PI

/** Ehlers' Hilbert transform of a column at a bar, before its adjustment to the length of the cycle. */
const transformed = (column: Column, i: number): number =>
  -0.0962 * (column[i - 6] as number) +
  0.0962 * (column[i] as number) -
  0.5769 * (column[i - 4] as number) +
  0.5769 * (column[i - 2] as number)

/** Bars of which values are smoothed and then left out, until the first that is transformed. */
const smoothed = 3

/**
 * Ehlers' Hilbert transform with homodyne discriminator (Ehlers 2001, Rocket Science for Traders) of values from index `start` on, the
 * first `skipped` + 3 of which only warm up the smoothing. Operations are in TA-Lib's order: what is made of the cycle decides by
 * signs and thresholds, where another rounding would be another answer.
 */
export const hilbert = (skipped: number, start = 0) => {
  const begin = start + smoothed + skipped
  let sub = 0
  let sum = 0
  let trailing = 0
  let i2Before = 0
  let q2Before = 0
  let re = 0
  let im = 0
  let cycle = 0
  return (from: number, to: number, values: Column, columns: Hilbert): void => {
    const { detrended, period, quadrature, smooth } = columns
    for (let i = Math.max(from, start); i < to; i++) {
      const value = values[i] as number
      const count = i - start
      if (count < smoothed) {
        sub += value
        sum += value * (count + 1)
      }
      if (i < begin) {
        smooth[i] = 0
        detrended[i] = 0
        quadrature[i] = 0
        period[i] = 0
      }
      if (count < smoothed) continue
      sub += value
      sub -= trailing
      sum += value * 4
      trailing = values[i - 3] as number
      const mean = sum * 0.1
      sum -= sub
      if (i < begin) continue
      const adjustment = 0.075 * cycle + 0.54
      smooth[i] = mean
      detrended[i] = transformed(smooth, i) * adjustment
      const q1 = transformed(detrended, i) * adjustment
      quadrature[i] = q1
      const i1 = detrended[i - 3] as number
      const q2 = 0.2 * (q1 + transformed(detrended, i - 3) * adjustment) + 0.8 * q2Before
      const i2 = 0.2 * (i1 - transformed(quadrature, i) * adjustment) + 0.8 * i2Before
      re = 0.2 * (i2 * i2Before + q2 * q2Before) + 0.8 * re
      im = 0.2 * (i2 * q2Before - q2 * i2Before) + 0.8 * im
      q2Before = q2
      i2Before = i2
      const before = cycle
      if (im !== 0 && re !== 0) cycle = 360 / (Math.atan(im / re) * degrees)
      cycle = Math.max(Math.min(cycle, 1.5 * before), 0.67 * before)
      cycle = 0.2 * Math.min(Math.max(cycle, 6), 50) + 0.8 * before
      period[i] = cycle
    }
  }
}
