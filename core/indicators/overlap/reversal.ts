/** Wilder's stop and reverse. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/** How a stop accelerates towards the price: its first factor, what each new extreme adds, and the largest. */
export interface Acceleration {
  readonly initial: number
  readonly step: number
  readonly maximum: number
}

const limited = ({ initial, maximum, step }: Acceleration): Acceleration => ({
  initial: Math.min(initial, maximum),
  step: Math.min(step, maximum),
  maximum
})

/**
 * The stage of Wilder's parabolic stop, from index 1 on. It begins below the price unless the first move is downwards, or where `startValue` says, below
 * for a positive and above for a negative one; a reversal moves it away from the price by the share `offset`. `signed`: negative while
 * it is above the price.
 */
export const reversalStage = (
  long: Acceleration,
  short: Acceleration,
  startValue = 0,
  offset = 0,
  signed = false
): Stage => {
  const [longs, shorts] = [limited(long), limited(short)]
  let state = { isLong: true, stop: 0, extreme: 0, factor: 0 }
  const begun = (high: Column, low: Column): typeof state => {
    const up = (high[1] as number) - (high[0] as number)
    const down = (low[0] as number) - (low[1] as number)
    const isLong = startValue === 0 ? !(down > 0 && down > up) : startValue > 0
    return {
      isLong,
      stop: startValue === 0 ? ((isLong ? low[0] : high[0]) as number) : Math.abs(startValue),
      extreme: (isLong ? high[1] : low[1]) as number,
      factor: (isLong ? longs : shorts).initial
    }
  }
  return {
    first: 1,
    run: (from, to, high: Column, low: Column, out: Column) => {
      let { extreme, factor, isLong, stop } = from <= 1 && to > 1 ? begun(high, low) : state
      // The first bar is its own predecessor.
      const before = Math.max(from - 1, 1)
      let topBefore = high[before] as number
      let bottomBefore = low[before] as number
      for (let i = Math.max(from, 1); i < to; i++) {
        const top = high[i] as number
        const bottom = low[i] as number
        const isReversed = isLong ? bottom <= stop : top >= stop
        if (isReversed) {
          stop = isLong ? Math.max(extreme, topBefore, top) : Math.min(extreme, bottomBefore, bottom)
          stop += isLong ? stop * offset : -stop * offset
          isLong = !isLong
          factor = isLong ? longs.initial : shorts.initial
          extreme = isLong ? top : bottom
        }
        out[i] = signed && !isLong ? -stop : stop
        if (!isReversed && (isLong ? top > extreme : bottom < extreme)) {
          extreme = isLong ? top : bottom
          factor = isLong
            ? Math.min(factor + longs.step, longs.maximum)
            : Math.min(factor + shorts.step, shorts.maximum)
        }
        stop += factor * (extreme - stop)
        stop = isLong ? Math.min(stop, bottomBefore, bottom) : Math.max(stop, topBefore, top)
        topBefore = top
        bottomBefore = bottom
      }
      state = { isLong, stop, extreme, factor }
    }
  }
}
