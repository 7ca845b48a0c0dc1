/** What is measured of the dominant cycle of closes, on each bar. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"
import { type Hilbert, hilbert, hilbertColumns } from "./hilbert.ts"

/**
 * The stage of outputs that are made of the dominant cycle: `of` is called with each bar in turn from the first whose cycle is
 * measured on, with the smoothed length of the cycle in bars, and writes the outputs, which begin at index `first`.
 */
export const cycleStage = (
  skipped: number,
  first: number,
  of: (columns: Hilbert, close: Column, i: number, period: number, outputs: ReadonlyArray<Column>) => void
): Stage => {
  const transform = hilbert(skipped)
  const begin = skipped + 3
  let smoothPeriod = 0
  return {
    first,
    scratch: hilbertColumns,
    run: (from, to, close: Column, ...columns) => {
      const outputs = columns.slice(0, -hilbertColumns)
      const [smooth, detrended, quadrature, period] = columns.slice(-hilbertColumns) as [
        Column,
        Column,
        Column,
        Column
      ]
      const measured = { smooth, detrended, quadrature, period }
      transform(from, to, close, measured)
      for (let i = Math.max(from, begin); i < to; i++) {
        smoothPeriod = 0.33 * (period[i] as number) + 0.67 * smoothPeriod
        of(measured, close, i, smoothPeriod, outputs)
      }
      for (const output of outputs) output.fill(Number.NaN, from, Math.min(to, first))
    }
  }
}

const degrees = 180 / Math.PI

/** Begins to measure the phase of the dominant cycle in degrees, bar by bar from the first on. */
export const phases = () => {
  let phase = 0
  return (smooth: Column, i: number, period: number): number => {
    const length = Math.floor(period + 0.5)
    let real = 0
    let imaginary = 0
    for (let k = 0; k < length; k++) {
      const angle = (k * 2 * Math.PI) / length
      const value = smooth[i - k] as number
      real += Math.sin(angle) * value
      imaginary += Math.cos(angle) * value
    }
    if (imaginary !== 0) phase = Math.atan(real / imaginary) * degrees
    else if (real < 0) phase -= 90
    else if (real > 0) phase += 90
    phase += 90 + 360 / period
    if (imaginary < 0) phase += 180
    if (phase > 315) phase -= 360
    return phase
  }
}

/** Begins to compute the trend line: means of closes over the dominant cycle, smoothed. */
export const trendLines = () => {
  let [one, two, three] = [0, 0, 0]
  return (close: Column, i: number, period: number): number => {
    const length = Math.floor(period + 0.5)
    let sum = 0
    for (let k = 0; k < length; k++) sum += close[i - k] as number
    const mean = length > 0 ? sum / length : sum
    const line = (4 * mean + 3 * one + 2 * two + three) / 10
    three = two
    two = one
    one = mean
    return line
  }
}

/** The sine of an angle in degrees. */
export const sineOf = (angle: number): number => Math.sin(angle / degrees)
