/** Wilder's directional movement. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"
import { isNothing } from "../base/zero.ts"
import { trueRange } from "../volatility/trueRange.ts"

/** What a bar moved beyond the one before, if more than to the other side. */
const moved = (there: number, other: number): number => (there > 0 && there > other ? there : 0)

/**
 * The stage of Wilder's sum of directional movement upwards (1) or downwards (-1) over `length` bars: the first is the sum over the
 * first length - 1 moves, each later one the sum before less its length-th part, plus the bar's. For one bar it is the bar's own.
 */
export const movementStage = (sign: 1 | -1, length: number): Stage => {
  const first = Math.max(length - 1, 1)
  let sum = 0
  return {
    first,
    run: (from, to, high: Column, low: Column, out: Column) => {
      let total = +sum
      for (let i = Math.max(from, 1); i < to; i++) {
        const up = (high[i] as number) - (high[i - 1] as number)
        const down = (low[i - 1] as number) - (low[i] as number)
        const move = sign === 1 ? moved(up, down) : moved(down, up)
        total = length === 1 ? move : i < length ? total + move : total - total / length + move
        if (i >= first) out[i] = total
      }
      sum = total
    }
  }
}

/**
 * The stage of Wilder's sums of upward movement, downward movement and true range over `length` bars, as `movementStage` has them, from
 * index `length` on: three outputs.
 */
export const directionalStage = (length: number): Stage => {
  const share = 1 / length
  let plusSum = 0
  let minusSum = 0
  let rangeSum = 0
  return {
    first: length,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      plus: Column,
      minus: Column,
      ranges: Column
    ) => {
      let up = +plusSum
      let down = +minusSum
      let range = +rangeSum
      for (let i = Math.max(from, 1); i < to; i++) {
        const rose = (high[i] as number) - (high[i - 1] as number)
        const fell = (low[i - 1] as number) - (low[i] as number)
        if (length === 1) {
          up = 0
          down = 0
          range = 0
        } else if (i >= length) {
          up -= up * share
          down -= down * share
          range -= range * share
        }
        up += moved(rose, fell)
        down += moved(fell, rose)
        range += trueRange(high[i] as number, low[i] as number, close[i - 1] as number)
        plus[i] = up
        minus[i] = down
        ranges[i] = range
      }
      plusSum = up
      minusSum = down
      rangeSum = range
    }
  }
}

/** The stage of Wilder's directional indicator upwards (1) or downwards (-1). */
export const indicatorStage = (sign: 1 | -1, length: number): Stage => {
  const sums = directionalStage(length)
  // Like TA-Lib, as a fraction for one bar.
  const scale = length === 1 ? 1 : 100
  return {
    first: sums.first,
    scratch: 3,
    run: (from, to, high: Column, low: Column, close: Column, out: Column, ...columns) => {
      sums.run(from, to, high, low, close, ...columns)
      const moves = columns[sign === 1 ? 0 : 1] as Column
      const ranges = columns[2] as Column
      for (let i = Math.max(from, sums.first); i < to; i++) {
        const range = ranges[i] as number
        out[i] = isNothing(range) ? 0 : scale * ((moves[i] as number) / range)
      }
    }
  }
}

/** 100 x |minus - plus| / (minus + plus) of both directional indicators; NaN where nothing moved. */
export const directionOf = (plus: number, minus: number, range: number): number => {
  if (isNothing(range)) return Number.NaN
  const plusIndicator = 100 * (plus / range)
  const minusIndicator = 100 * (minus / range)
  const sum = minusIndicator + plusIndicator
  return isNothing(sum) ? Number.NaN : 100 * (Math.abs(minusIndicator - plusIndicator) / sum)
}

/**
 * The stage of the average directional index: Wilder's average of the directions that are known, from index 2 x length - 1 on, seeded with the
 * sum of those among the first `length` by length.
 */
export const adxStage = (length: number): Stage => {
  const sums = directionalStage(length)
  const first = 2 * length - 1
  let average = 0
  return {
    first,
    scratch: 3,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      out: Column,
      plus: Column,
      minus: Column,
      ranges: Column
    ) => {
      sums.run(from, to, high, low, close, plus, minus, ranges)
      let adx = +average
      for (let i = Math.max(from, length); i < to; i++) {
        const direction = directionOf(plus[i] as number, minus[i] as number, ranges[i] as number)
        if (i <= first) {
          if (direction === direction) adx += direction
          if (i === first) adx /= length
        } else if (direction === direction) adx = (adx * (length - 1) + direction) / length
        if (i >= first) out[i] = adx
      }
      average = adx
    }
  }
}
